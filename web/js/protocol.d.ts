// Generated from py/deberts/api/protocol/ by `python build.py protocol`: change it there, not here.

// The messages between the page and the engine.
//
// Every message is one JSON object. The page sends a ``Request`` as text to ``handle`` and gets a ``Reply``; while the last
// answer said ``busy``, the worker calls ``work`` and passes each ``Push`` on to the page. These classes are the one source:
// ``web/js/protocol.d.ts`` is generated from them. Cards are two-letter codes (``TH``), seats are 0..n-1 clockwise, sides
// are seats with two or three players and the partnerships 0+2 (side 0) and 1+3 (side 1) with four. Lists "by side" and
// "by seat" are in that order. Nothing here holds a card that the person at the table may not see.

// The coach: advice on the decision that is due, what is about to be given away, what the others did, and what is out.

/**
 * Advice to the person on turn, so many units further; asked again until it is done. Marks the match assisted.
 * Answer: `HintReply`.
 */
export interface HintRequest {
  v: number;
  type: "hint";
  seq: number;
  units: number;
}

/** What speaks against an action before it is done, by the advice as far as it is there. Answer: `DoubtReply`. */
export interface DoubtRequest {
  v: number;
  type: "doubt";
  seq: number;
  action: string;
}

/**
 * What the others did since the person's last move and why, and what is out. Marks the match assisted. Answer:
 * `TellReply`.
 */
export interface TellRequest {
  v: number;
  type: "tell";
  seq: number;
}

/**
 * Something that can be done.
 *
 * `points`: expected, in recorded points ahead of the others. `won`, `lost`: in how many of the worlds the contract
 * ends well (a call is made), and an opponent may take the trick. None where it was not looked into.
 */
export interface CoachChoice {
  action: string;
  verb: string;
  card: string | null;
  suit: SuitCode | null;
  bella: boolean;
  points: number | null;
  won: number | null;
  lost: number | null;
  /** Whether it comes into question. */
  candidate: boolean;
}

/** Why the first choice is better than the second: a code and its numbers (`coach/reasons.py`). */
export interface CoachReason {
  code: string;
  best: number;
  next: number;
  card: string | null;
}

/** `choices`: best first. `worlds`: sets of hidden cards looked into; `how`: None where none had to be. */
export interface Advice {
  idea: string;
  choices: CoachChoice[];
  worlds: number;
  how: ReviewHow | null;
  reason: CoachReason;
}

/** `advice`: None while it is thought out. `record`: the match as it is to be kept now. */
export interface HintReply {
  v: number;
  ok: true;
  busy: boolean;
  advice: Advice | null;
  record: string;
}

/** `runs`, `deberts`, `bella` left unsaid, or a `choice` that loses `points`; and what would be better. */
export interface CoachDoubt {
  code: "runs" | "deberts" | "bella" | "choice";
  points: number;
  better: CoachChoice;
}

/** `doubt`: None if nothing speaks against it. */
export interface DoubtReply {
  v: number;
  ok: true;
  busy: boolean;
  doubt: CoachDoubt | null;
}

/** A call or a `card` of a seat, and a code for its reason (`coach/telling.py`). */
export interface ToldMove {
  seat: number;
  code: string;
  card: string | null;
}

/**
 * Cards not seen yet: trumps from the highest, plain aces and tens; by card in the hand, those of its suit that are
 * stronger; and by seat the suits that it can't have.
 */
export interface CardCount {
  trumps: string[];
  high: string[];
  above: Record<string, string[]>;
  lacking: SuitCode[][];
}

/** `count`: None before trump is named. `record`: the match as it is to be kept now. */
export interface TellReply {
  v: number;
  ok: true;
  busy: boolean;
  told: ToldMove[];
  count: CardCount | null;
  record: string;
}

// Positions that are put together, and what they are worth.

/**
 * Asks what is wrong with a position text. `tidy`: what follows from the rest is put in first, such as who led a
 * trick. Answer: `CheckPositionReply`.
 */
export interface CheckPositionRequest {
  v: number;
  type: "check_position";
  position: string;
  tidy: boolean;
}

/**
 * Why a text is no position: a code, the key at fault and its value (`docs/position.md`).
 *
 * `no_deal`: the hidden cards can't be dealt so that all that happened could have happened.
 */
export interface PositionProblem {
  code: string;
  key: string;
  value: string;
}

/**
 * What a position that can be read comes to. `turn`: the seat on turn; None while something is wrong.
 *
 * `hands`: by seat, the cards that belong into the hand now. `stock`: those still to be dealt. `card_due`: the
 * seat on turn may play a card. `runs`: by seat, what it can have announced, as its key says it; "" is nothing said
 * yet, and there is no value where none can be. `stakes`: those to choose from, none where nobody doubles.
 */
export interface PositionShape {
  /** The canonical text. */
  position: string;
  profile: string;
  players: number;
  hands: number[];
  stock: number;
  runs: string[][];
  stakes: number[];
  turn: number | null;
  card_due: boolean;
}

/** `shape`: None for a text that can't be read; `problems` says why. */
export interface CheckPositionReply {
  v: number;
  ok: true;
  busy: boolean;
  shape: PositionShape | null;
  problems: PositionProblem[];
}

/**
 * A position at the first card of a deal that is dealt and called at random, as the seed says. Answer:
 * `PositionReply`.
 */
export interface DealPositionRequest {
  v: number;
  type: "deal_position";
  rules: Record<string, string | number>;
  seed: string;
}

/**
 * What each card of the seat on turn is worth with all cards open. Hidden cards are dealt at random, many times.
 *
 * An answer goes `units` (1 to 4096) of work further; asked again until it is `done`. Refused with `not_a_card`
 * where no card is due, `hand_hidden` where the hand on turn is not known. Answer: `SolvePositionReply`.
 */
export interface SolvePositionRequest {
  v: number;
  type: "solve_position";
  position: string;
  units: number;
}

/**
 * A card and how the deal ends with it and best play by all, in the mean of the worlds looked into.
 *
 * `difference`: the points of the side on turn less all others'. Of three players the two who did not call play
 * together: their difference is that of both. `points`: those of the side on turn, with two sides. `made`: how
 * often the caller makes it, from 0 to 1, with two sides.
 */
export interface SolvedCard {
  card: string;
  difference: number;
  points: number | null;
  made: number | null;
}

/** The values so far, best first. `worlds` of `total` sets of hidden cards are solved; 1 where nothing is hidden. */
export interface SolvePositionReply {
  v: number;
  ok: true;
  busy: boolean;
  done: boolean;
  seat: number;
  worlds: number;
  total: number;
  cards: SolvedCard[];
}

// Puzzles: positions with a question and one best answer.

/** Asks which puzzles there are. Answer: `PuzzlesReply`. */
export interface PuzzlesRequest {
  v: number;
  type: "puzzles";
}

/** A puzzle that can be begun. */
export interface PuzzleInfo {
  id: string;
  theme: string;
  rating: number;
  profile: string;
  players: number;
}

/** All puzzles, in an order that stays the same. */
export interface PuzzlesReply {
  v: number;
  ok: true;
  busy: boolean;
  puzzles: PuzzleInfo[];
}

/** Something that could be done, and its worth in points ahead of the others. `runs`: declared ones, `HIGH-LOW`. */
export interface PuzzleOption {
  verb: ReviewVerb | "declare";
  card: string | null;
  suit: SuitCode | null;
  runs: string[];
  worth: number;
}

/**
 * What an answer was worth. `chosen`: its place among the options, best first; None where it was given up.
 *
 * `lost`: points against the best one, None where it was given up. `gained`: the points each side made since, by side.
 */
export interface PuzzleVerdict {
  right: boolean;
  chosen: number | null;
  lost: number | null;
  options: PuzzleOption[];
  /** Sets of hidden cards that the worth is the mean of. */
  worlds: number;
  gained: number[];
}

/** The puzzle that is on the table. */
export interface PuzzleQuestion {
  id: string;
  theme: string;
  rating: number;
  asks: "card" | "call" | "swap" | "runs";
  /** Once it is answered. */
  verdict: PuzzleVerdict | null;
}

// A record that is looked at step by step.

/**
 * Shows a record (JSON text) as it stood at a step, changing nothing: each deal and each action is one. A step beyond
 * the end is the last one. `seat`: whose side to look from; in a deal that is not over it stays the person's, and where
 * several people share the device, such a deal is left out. Answer: `ReplayReply`.
 */
export interface ReplayRequest {
  v: number;
  type: "replay";
  record: string;
  step: number;
  seat?: number;
}

/** All that happened in a record (JSON text), as its person saw it. Answer: `LogReply`. */
export interface ReplayLogRequest {
  v: number;
  type: "replay_log";
  record: string;
}

/**
 * A record at one of its steps, as its person saw it (the first seat, where only computers play).
 *
 * `update`: `seq` is the step, `events` is what happened in it, `record` the match up to it, to go on from there.
 */
export interface ReplayReply {
  v: number;
  ok: true;
  busy: boolean;
  step: number;
  /** How many there are; the last one has this number less 1. */
  steps: number;
  /** The steps at which a deal is dealt. */
  deals: number[];
  /** The steps at which a trick is complete. */
  tricks: number[];
  /** By seat: the cards it holds at this step; None while the deal is not over. */
  hands: string[][] | null;
  update: Update;
}

// What the engine answers.

/**
 * An error as a code with its particulars; the page has the sentence.
 *
 * codes: `bad_json`, `bad_message` (`field`), `wrong_version`, `unknown_type`, `no_match`, `stale`
 * (`seq`), `unknown_lesson` (`lesson`, `step`), `unknown_puzzle` (`puzzle`),
 * `not_your_turn`, `illegal_action` (`action`, `reason`),
 * `nothing_to_undo`, `not_due`, `not_over`, `not_proven`, `not_a_card`, `hand_hidden`, `bad_rules`
 * (`reason`: a code, `switch`, `value`), `bad_record` (`reason`, `deal`, `action`), `bad_position`
 * (`reason`, `key`, `value`), `bad_seed`, `bad_players` (`reason`), `bad_entry` (`reason`, `entry`:
 * its number from 0, `value`, and for `sum` `least` and `most`), `internal` (`detail`).
 */
export interface Problem {
  code: string;
  detail?: Record<string, string | number | null>;
}

/** The request changed nothing. */
export interface ErrorReply {
  v: number;
  ok: false;
  busy: boolean;
  error: Problem;
}

/** What the engine is and offers. */
export interface HelloReply {
  v: number;
  ok: true;
  busy: boolean;
  version: string;
  profiles: ProfileInfo[];
  switches: SwitchInfo[];
  levels: LevelInfo[];
  lessons: LessonInfo[];
}

/** The table after the request. `busy`: the computer is to move, call `work`. */
export interface UpdateReply {
  v: number;
  ok: true;
  busy: boolean;
  update: Update;
}

/** The rules are sound; here they are in full. */
export interface RulesReply {
  v: number;
  ok: true;
  busy: boolean;
  rules: RulesInfo;
}

/** What a record holds. */
export interface InspectReply {
  v: number;
  ok: true;
  busy: boolean;
  rules: RulesInfo;
  players: PlayerSetup[];
  deals: number;
  totals: number[];
  assisted: boolean;
  result: ResultInfo | null;
}

/** The SHA-256 of a seed, as hex digits: it tells nothing of the seed, and no other seed has it. */
export interface CommitReply {
  v: number;
  ok: true;
  busy: boolean;
  commitment: string;
}

/**
 * What a record says of its shuffle. `seed`, `dealer` and `packs` only once the match is over.
 *
 * `commitment`: None where the record has no seed. `dealer`: the first dealer is the one the seed names. `packs`:
 * deal by deal, whether dealing from the seed gives the pack that was played.
 */
export interface FairnessReply {
  v: number;
  ok: true;
  busy: boolean;
  commitment: string | null;
  seed: string | null;
  dealer: boolean | null;
  packs: boolean[] | null;
}

/** A deal of the score pad, lists by side; as in `ScoreInfo`. */
export interface PadLine {
  outcome: Outcome;
  caller: number | null;
  /** The seat that dealt. */
  dealer: number;
  recorded: number[];
  won: number[];
  hanging: number;
  penalty: number[];
  baits: number[];
  totals: number[];
}

/** The pad, line by line. `dealer`: who deals next. `winner`: the side that has reached the target and won. */
export interface PadReply {
  v: number;
  ok: true;
  busy: boolean;
  lines: PadLine[];
  totals: number[];
  hanging: number;
  dealer: number;
  winner: number | null;
}

/** A table to look at: its cards say whether they may be played, and why not. */
export interface ShowLessonReply {
  v: number;
  ok: true;
  busy: boolean;
  view: View;
}

/** The events of every deal, in order, the one being played last. */
export interface LogReply {
  v: number;
  ok: true;
  busy: boolean;
  deals: Event[][];
}

/** The position as one line of text. */
export interface PositionReply {
  v: number;
  ok: true;
  busy: boolean;
  position: string;
}

export type Reply = ErrorReply | HelloReply | UpdateReply | RulesReply | InspectReply | ShowLessonReply | PuzzlesReply | ReplayReply | ReviewReply | LineReply | CommitReply | FairnessReply | PadReply | LogReply | PositionReply | CheckPositionReply | SolvePositionReply | HintReply | DoubtReply | TellReply;

// What the page asks.

/** Who sits at a seat. `level` only for `ai`. */
export interface PlayerSetup {
  name: string;
  kind: "human" | "ai";
  level?: string;
}

/** Asks what the engine is and offers. Answer: `HelloReply`. */
export interface HelloRequest {
  v: number;
  type: "hello";
}

/** Starts a match and deals the first deal. `seed`: at least 32 hex digits. Answer: `UpdateReply`. */
export interface NewRequest {
  v: number;
  type: "new";
  /** As in a record: a profile and what differs from it. */
  rules: Record<string, string | number>;
  players: PlayerSetup[];
  seed: string;
}

/** Goes on with a record (JSON text), checked action by action; a damaged one is refused. Answer: `UpdateReply`. */
export interface LoadRequest {
  v: number;
  type: "load";
  record: string;
}

/**
 * Starts a match in the middle: from a position (`docs/position.md`). Cards that it hides are dealt at random, as the
 * seed says. Answer: `UpdateReply`.
 */
export interface SetUpRequest {
  v: number;
  type: "set_up";
  position: string;
  players: PlayerSetup[];
  seed: string;
}

/**
 * Puts a step (from 0) of a lesson on the table, the person at seat 0. The answer is an `act` or, of a `choice`, an
 * `answer`; an action that the rules do not allow is refused as always. Answer: `UpdateReply`.
 */
export interface LessonRequest {
  v: number;
  type: "lesson";
  lesson: string;
  step: number;
  players: PlayerSetup[];
}

/** The table of a step of a lesson as `lesson` would put it down, only to be looked at. Answer: `ShowLessonReply`. */
export interface ShowLessonRequest {
  v: number;
  type: "show_lesson";
  lesson: string;
  step: number;
  players: PlayerSetup[];
}

/**
 * Puts a puzzle on the table, the person at seat 0. It is answered by an `act`; an `answer` with the word `show`
 * gives it up. An action that the rules do not allow is refused as always. `players`: one for each of four seats, of
 * which as many sit down as the puzzle has. Answer: `UpdateReply` or `unknown_puzzle`.
 */
export interface PuzzleRequest {
  v: number;
  type: "puzzle";
  /** Its `id`. */
  puzzle: string;
  players: PlayerSetup[];
}

/** Answers a `choice` of a lesson with one of its words, or gives up a puzzle (`show`). Answer: `UpdateReply`. */
export interface AnswerRequest {
  v: number;
  type: "answer";
  seq: number;
  answer: string;
}

/** The person's action on the table they saw at `seq`; a stale one is refused. Answer: `UpdateReply`. */
export interface ActRequest {
  v: number;
  type: "act";
  seq: number;
  action: string;
}

/**
 * Where the view's `rest` says so: plays the person's cards to the end of the deal, each as soon as it is their turn.
 * They are ordinary actions. Answer: `UpdateReply`.
 */
export interface FinishRequest {
  v: number;
  type: "finish";
  seq: number;
}

/** Deals the next deal after the score sheet. Answer: `UpdateReply`. */
export interface NextRequest {
  v: number;
  type: "next";
  seq: number;
}

/** Takes back the person's last action and all that followed. Marks the match assisted. Answer: `UpdateReply`. */
export interface UndoRequest {
  v: number;
  type: "undo";
  seq: number;
}

/**
 * Where several people share the device: the one whom the view names under `hand_over` has it now. The prompt
 * `nothing_asked` says that there was nothing to answer, and the device goes on. Answer: `UpdateReply`.
 */
export interface TakeSeatRequest {
  v: number;
  type: "take_seat";
  seq: number;
}

/** Checks a choice of rules without starting anything. Answer: `RulesReply` or the error with its reason. */
export interface RulesRequest {
  v: number;
  type: "rules";
  rules: Record<string, string | number>;
}

/** Checks a record (JSON text) and sums it up for the library, changing nothing. Answer: `InspectReply`. */
export interface InspectRequest {
  v: number;
  type: "inspect";
  record: string;
}

/** Asks for the commitment to a seed: its SHA-256. Answer: `CommitReply`. */
export interface CommitRequest {
  v: number;
  type: "commit";
  seed: string;
}

/** Checks that a record (JSON text) was dealt from its seed. Answer: `FairnessReply`. */
export interface FairnessRequest {
  v: number;
  type: "fairness";
  record: string;
}

/**
 * A deal played with real cards, lists by side.
 *
 * `caller`: a seat; None: all passed, and the rest is ignored. `points`: cards
 * and the last trick, with four players 162 together.
 * `last`: the side of the last trick. `runs`: what counts of them. `bella`: the side that has it.
 * `no_trick`: the sides that took no trick.
 */
export interface PadEntry {
  caller: number | null;
  points: number[];
  last: number;
  runs: number[];
  bella: number | null;
  no_trick: number[];
}

/** Scores deals played with real cards. `dealer`: the seat that deals first. Answer: `PadReply` or `bad_entry`. */
export interface PadRequest {
  v: number;
  type: "pad";
  rules: Record<string, string | number>;
  dealer: number;
  entries: PadEntry[];
}

/** All that happened in the match on the table, as the person saw it. Answer: `LogReply`. */
export interface LogRequest {
  v: number;
  type: "log";
}

/** The position text of the table as the person sees it, for reports and links. Answer: `PositionReply`. */
export interface PositionRequest {
  v: number;
  type: "position";
}

export type Request = HelloRequest | NewRequest | LoadRequest | SetUpRequest | LessonRequest | ShowLessonRequest | PuzzlesRequest | PuzzleRequest | AnswerRequest | ReplayRequest | ReplayLogRequest | ReviewRequest | LineRequest | ActRequest | FinishRequest | NextRequest | UndoRequest | TakeSeatRequest | RulesRequest | InspectRequest | CommitRequest | FairnessRequest | PadRequest | LogRequest | PositionRequest | CheckPositionRequest | DealPositionRequest | SolvePositionRequest | HintRequest | DoubtRequest | TellRequest;

// Messages about what decisions of a deal that is over were worth.

/**
 * Judges the decisions of a seat in a deal of a record (JSON text), changing nothing. Answer: `ReviewReply`.
 *
 * `deal`: from 0, and over. An answer goes `units` (1 to 4096) of work further; asked again until it is `done`.
 */
export interface ReviewRequest {
  v: number;
  type: "review";
  record: string;
  deal: number;
  seat: number;
  units: number;
}

/**
 * Plays a reviewed deal to its end after a choice, as well as can be with all cards open. Answer: `LineReply`.
 *
 * `number` and `action` are those of a `ReviewedDecision` and one of its options; `units` as in a review.
 */
export interface LineRequest {
  v: number;
  type: "line";
  record: string;
  deal: number;
  number: number;
  action: string;
  units: number;
}

/**
 * Something that could be done, and what it was worth in recorded points ahead of the others.
 *
 * `fair`: by what the seat could know. `open`: with all cards open; None where that would take too long.
 */
export interface ReviewOption {
  action: string;
  verb: ReviewVerb;
  card: string | null;
  bella: boolean;
  suit: SuitCode | null;
  runs: string[];
  fair: number;
  open: number | null;
}

/**
 * A decision and the points it lost against the best. `number`: the place of its action in the deal, from 0; the seven
 * that was kept without a question shares it with the action that followed.
 *
 * `trick`: from 0; None for a call or an exchange. `hand`, `table`: what the seat held and what lay in the trick,
 * led by seat `leader`. `points`: by side, what was certain to count by then.
 * `how`: `exact`, `difference` (exact, of three players by the points of the deal), `tree` and `quick`, which
 * are estimates. `worlds`: sets of hidden cards looked into. `options`: best first; `chosen`: which of them it was,
 * `enough`: how many of them are as good as the best, or nearly. `lesson`: the one that teaches what was missed.
 */
export interface ReviewedDecision {
  number: number;
  trick: number | null;
  hand: string[];
  table: string[];
  leader: number;
  trump: SuitCode | null;
  turned: string;
  caller: number | null;
  points: number[];
  fair_loss: number;
  open_loss: number | null;
  /** From `fair_loss` alone. */
  mark: ReviewMark;
  /** Good, but with all cards open it cost points. */
  unlucky: boolean;
  how: ReviewHow;
  worlds: number;
  chosen: number;
  enough: number;
  options: ReviewOption[];
  lesson: string | null;
}

/** How well the decisions of a deal were taken; `accuracy`: None where there was nothing to decide. */
export interface DealAccuracy {
  deal: number;
  accuracy: number | null;
  lost: number;
}

/** The same over all deals of the record that have been judged for this seat so far. */
export interface MatchAccuracy {
  deals: DealAccuracy[];
  accuracy: number | null;
  lost: number;
}

/**
 * How far a review has come: `decisions` of `total` are judged.
 *
 * `accuracy` (0 to 100) and `costliest` (places in `decisions`) when it is `done`.
 */
export interface ReviewFields {
  done: boolean;
  total: number;
  decisions: ReviewedDecision[];
  accuracy: number | null;
  costliest: number[];
  match: MatchAccuracy;
}

/** A review so far. */
export interface ReviewReply {
  v: number;
  ok: true;
  busy: boolean;
  review: ReviewFields;
}

/** A trick of a line; `number`: from 0, `winner`: None where it is not complete. */
export interface LineTrick {
  number: number;
  leader: number;
  cards: string[];
  winner: number | null;
  points: number;
}

/**
 * The deal after a choice, from the trick of the decision on. When it is `done`: `recorded`, `outcome` and
 * `record`, the match to the end of this deal with the line in place of what was played. `step`: of a
 * `ReplayRequest` for that record, where the choice is still to be made.
 */
export interface LineFields {
  done: boolean;
  caller: number | null;
  trump: SuitCode | null;
  tricks: LineTrick[];
  outcome: Outcome | null;
  recorded: number[];
  record: string | null;
  step: number;
}

/** What follows a choice, so far. */
export interface LineReply {
  v: number;
  ok: true;
  busy: boolean;
  line: LineFields;
}

// What the engine offers: the rules in force, profiles, levels, lessons.

/** One rule switch as the settings page needs it: its name, what it may be, and what it is for. */
export interface SwitchInfo {
  name: string;
  group: "match" | "auction" | "exchange" | "runs" | "bella" | "play" | "scoring" | "stakes";
  /** The words allowed; empty for a number. */
  values: string[];
  minimum: number;
  /** Bounds of a number; both 0 for a word. */
  maximum: number;
}

/** A published form of the game and the values it gives to every switch, by number of players. */
export interface ProfileInfo {
  name: string;
  /** Number of players ("2", "3", "4") -> switch -> value. */
  switches: Record<string, Record<string, string | number>>;
}

/**
 * A lesson that can be begun. `steps`: their names; `kinds`: what each asks for, as in `LessonStep`; `rules`:
 * the group of switches that tells more; `profiles` and `players`: what it holds for; `switches`: the rules that it
 * shows; `seats`: how many sit at its table.
 */
export interface LessonInfo {
  name: string;
  rules: string;
  steps: string[];
  kinds: string[];
  profiles: string[];
  players: number[];
  switches: string[];
  seats: number;
}

/** The rules of this match: `values` holds every switch, `chosen` what a record writes, `custom` if house rules. */
export interface RulesInfo {
  profile: string;
  players: number;
  custom: boolean;
  values: Record<string, string | number>;
  chosen: Record<string, string | number>;
}

/** A level of the computer opponents that can be chosen. */
export interface LevelInfo {
  name: string;
}

// The table as one person sees it.

/**
 * Why a card may not be played now.
 *
 * `code`: `not_your_turn`, `not_now` (something else has to be answered first), `declare_first`,
 * `follow_suit`, `must_trump`, `beat_trump` (trump led) or `overtrump` (a plain suit led and trumped already).
 * `must`: the cards to play instead. `proof`: the one of them that proves the duty. `against`: the card led, or the
 * trump that must be beaten.
 */
export interface Reason {
  code: ReasonCode;
  must: string[];
  proof: string | null;
  against: string | null;
  suit: SuitCode | null;
}

/** A card in the person's hand. `play`/`bella`: the action texts if it may be played (and bella said with it). */
export interface HandCard {
  card: string;
  points: number;
  trump: boolean;
  /** Sort key: trump first, then by suit with colours alternating, high to low. */
  order: number;
  play: string | null;
  bella: string | null;
  why: Reason | null;
}

/** A run of cards. `text` is how an action writes it (`AH-QH`). */
export interface RunInfo {
  text: string;
  kind: RunKind;
  length: number;
  points: number;
  cards: string[];
  trump: boolean;
}

/** A run the person may declare. `clashes`: indexes of offered runs that share a card; `best`: in the best cut. */
export interface RunChoice extends RunInfo {
  clashes: number[];
  best: boolean;
}

/**
 * Something other than a card that the person may do now. `action` is the text to send back.
 *
 * A `declare` sends its text followed by the `text` of each chosen run, separated by spaces; none = stay silent.
 */
export interface ActionInfo {
  action: string;
  verb: ActionVerb;
  suit: SuitCode | null;
  /** swap: the seven laid down. */
  gives: string | null;
  /** swap: the card taken. */
  gets: string | null;
  /** declare: the runs to choose from. */
  runs: RunChoice[];
  /** claim: the points that are certain. */
  points: number;
}

/** What a seat has made public of its runs: `kind` or `length` first, the rest only where comparing needed it. */
export interface Announcement {
  kind: RunKind | null;
  length: number | null;
  /** Rank letter of the best run's top card. */
  top: string | null;
  trump: boolean | null;
  /** It is the best run announced so far. */
  leads: boolean;
}

/** What everybody sees of a seat. */
export interface SeatInfo {
  seat: number;
  side: number;
  name: string;
  kind: "human" | "ai";
  level: string | null;
  cards: number;
  tricks: number;
  /** Its latest word in the auction. */
  call: CallVerb | null;
  call_suit: SuitCode | null;
  /** It has announced (perhaps that it has no run). */
  announced: boolean;
  announcement: Announcement | null;
  /** Runs shown in full. */
  runs: RunInfo[];
  bella: boolean;
  swapped: boolean;
}

/** A side's standing. `cards` counts complete tricks of this deal, `certain` what a claim may count. */
export interface SideInfo {
  seats: number[];
  cards: number;
  tricks: number;
  total: number;
  baits: number;
  certain: number;
}

/** A card on the table and who played it. */
export interface PlayedCard {
  seat: number;
  card: string;
}

/** A trick in the order played. `winner`: who is winning it, or won it. `points`: the cards' values so far. */
export interface TrickInfo {
  leader: number;
  cards: PlayedCard[];
  winner: number | null;
  points: number;
}

/** Points that hang and the sides that may still get them. */
export interface HangingInfo {
  points: number;
  sides: number[];
}

/** The stake in force. `rights`: who may raise, by side. `offered`: the seat that waits for an answer. */
export interface StakeInfo {
  stake: number;
  doubling: boolean;
  rights: boolean[];
  offered: number | null;
}

/** The sheet of a scored deal, lists by side, as the record defines them, plus what explains it. */
export interface ScoreInfo {
  outcome: Outcome;
  cards: number[];
  last: number[];
  runs: number[];
  bella: number[];
  total: number[];
  recorded: number[];
  hanging: number;
  penalty: number[];
  /** Match totals after this deal. */
  totals: number[];
  /** The seat that called. */
  caller: number | null;
  trump: SuitCode | null;
  /** Hanging points of earlier deals that were decided now, by side (part of `recorded`). */
  won: number[];
  /** Sides punished for taking no trick. */
  no_trick: boolean[];
  /** Sides punished for a third or later bait. */
  third_bait: boolean[];
  /** Baits in the match so far, by side. */
  baits: number[];
  /** The seat whose runs won the comparison. */
  run_winner: number | null;
  /** The runs that won the comparison (they may still count nothing: no trick). */
  run_cards: RunInfo[];
  /** The seat whose best run came nearest; None: nobody else announced any. */
  run_rival: number | null;
  /**
   * What the winner's best run has over that one: a higher kind, more cards, a higher top card, trumps; or it was
   * announced earlier.
   */
  run_reason: RunReason | null;
  bella_seat: number | null;
  /** All hands as first dealt and drawn, by seat, only once the deal is over. */
  hands: string[][];
}

/** How the match ended. */
export interface ResultInfo {
  winner: number;
  totals: number[];
  shown: string;
  stake: number;
  mars: boolean;
  reason: "target" | "deberts" | "claim" | "refused";
  /** Deals that were played and scored. */
  deals: number;
  /** Times each side called trump in them, by side. */
  called: number[];
  made: number[];
  baits: number[];
}

/**
 * Why the table waits, for the status line.
 *
 * `code`: `call_first` (round 1), `call_second`, `must_call` (the dealer may not pass), `exchange`, `declare`,
 * `lead`, `follow_suit`, `must_trump`, `beat_trump`, `overtrump`, `any_card`, `answer_double`,
 * `offer_double`, `wait` (for `seat`; None: somebody, the table may not say who), `next_deal`, `over`,
 * `lesson` (the question is not to be answered by a card, or is answered already).
 */
export interface Prompt {
  code: PromptCode;
  seat: number | null;
  suit: SuitCode | null;
}

/** The whole table as the person at `seat` sees it at this moment. It is the truth; events only tell how it came. */
export interface View {
  rules: RulesInfo;
  seat: number;
  /** Number of this deal, from 0. */
  deal: number;
  phase: Phase;
  /** Whose turn it is; None: nobody's, or a secret (somebody is asked a question others must not notice). */
  turn: number | null;
  prompt: Prompt;
  dealer: number;
  eldest: number;
  caller: number | null;
  trump: SuitCode | null;
  /** 1 or 2: the round of the auction (the last one reached). */
  round: number;
  /** The card lying face up beside the pack: the indicator, after a swap the seven, None once taken up (four players). */
  indicator: string | null;
  /** The card that was turned up at first: its suit is the one offered in round 1. */
  turned: string | null;
  bottom: string | null;
  seats: SeatInfo[];
  sides: SideInfo[];
  hand: HandCard[];
  /** The trick on the table (empty `cards` before the lead); None outside the play. */
  trick: TrickInfo | null;
  last_trick: TrickInfo | null;
  trick_number: number;
  /** Tricks of a deal: 9, or 8 with four players. */
  tricks: number;
  actions: ActionInfo[];
  hanging: HangingInfo[];
  stake: StakeInfo;
  /** The sheet of the deal just scored, while the phase is `scored`, `between` or `over`. */
  score: ScoreInfo | null;
  /** The sheets of all scored deals of the match, in order (void ones too). */
  scores: ScoreInfo[];
  result: ResultInfo | null;
  can_undo: boolean;
  /** The next deal may be dealt (`next`). */
  can_next: boolean;
  /**
   * Where several people share the device: the seat that it has to be passed to now. Until that seat takes it
   * (`take_seat`) the view shows nobody's hand; None: it stays where it is.
   */
  hand_over: number | null;
  /** It is proven that the person takes all tricks that are left, two or more: `finish` plays them. */
  rest: boolean;
}

// What is told when the table moves: events, the view after them, and the lesson it belongs to.

/**
 * One visible happening, for motion and for the words spoken.
 *
 * kinds and the fields they use:
 * `deal_started` (seat = dealer); `dealt` (seat, count, cards only if own: a packet of three or two);
 * `turned` (card: the indicator); `call` (seat, verb take/name/pass, suit); `all_passed`;
 * `drew` (seat, count, cards if own, card: the indicator if the dealer of four takes it up); `bottom` (card);
 * `swapped` (seat, card = the seven laid down, other = the indicator taken);
 * `announced` (seat, run = what is public now, None: no run); `compared` (seat, run: more of it became public);
 * `runs_shown` (seat, runs); `bella` (seat); `played` (seat, card); `trick_taken` (seat, points, number);
 * `sevens` (seat, cards); `deberts` (seat, cards); `doubled`, `accepted`, `refused`, `no_double` (seat,
 * points = stake); `claimed` (seat, points); `scored`; `match_over` (side).
 */
export interface Event {
  kind: "deal_started" | "dealt" | "turned" | "call" | "all_passed" | "drew" | "bottom" | "swapped" | "announced" | "compared" | "runs_shown" | "bella" | "played" | "trick_taken" | "sevens" | "deberts" | "doubled" | "accepted" | "refused" | "no_double" | "claimed" | "scored" | "match_over";
  seat?: number;
  side?: number;
  verb?: CallVerb;
  suit?: SuitCode;
  card?: string;
  other?: string;
  cards?: string[];
  count?: number;
  points?: number;
  number?: number;
  run?: Announcement | null;
  runs?: RunInfo[];
}

/** What an answer in a lesson is worth. `comment` is a key; `gained`: the points each side made since, by side. */
export interface LessonVerdict {
  right: boolean;
  comment: string;
  gained: number[];
}

/** The question of a lesson that is on the table. All words are keys, for the page to find the sentences by. */
export interface LessonStep {
  lesson: string;
  step: string;
  /** From 0. */
  number: number;
  steps: number;
  /** What is asked for; all but `choice` is answered by an ordinary `act`. */
  kind: "play" | "call" | "swap" | "runs" | "bella" | "claim" | "choice";
  /** Of a `choice`: the words to choose from. */
  answers: string[];
  hints: string[];
  /** By seat, where the lesson is played with open cards: what each had when the question was asked. */
  hands: string[][];
  /** Once it is answered. */
  verdict: LessonVerdict | null;
}

/**
 * A step of the match: what happened since the last update, and the table after it.
 *
 * `seq` grows with every step and is named by the page when it acts; `record` is the save (a record as JSON text);
 * `lesson` is there where the table belongs to a lesson, `puzzle` where it belongs to a puzzle.
 */
export interface Update {
  seq: number;
  events: Event[];
  view: View;
  record: string;
  lesson?: LessonStep;
  puzzle?: PuzzleQuestion;
}

/** The answer of `work`: an update if something visible happened in this slice, and whether there is more to do. */
export interface Push {
  v: number;
  busy: boolean;
  update: Update | null;
}

/** The answer of `think_ahead`: whether there is more to think of while the person decides. */
export interface AheadReply {
  v: number;
  more: boolean;
}

// The words that messages are made of.

export type PROTOCOL_VERSION = 1;

export type SuitCode = "S" | "H" | "D" | "C";

export type Phase = "auction" | "exchange" | "declare" | "play" | "offer" | "scored" | "between" | "over";

export type RunKind = "terz" | "fifty" | "hundred";

export type CallVerb = "take" | "name" | "pass";

export type ReasonCode = "not_your_turn" | "not_now" | "declare_first" | "follow_suit" | "must_trump" | "beat_trump" | "overtrump";

export type ActionVerb = "take" | "name" | "pass" | "swap" | "keep" | "redeal" | "declare" | "deberts" | "double" | "no_double" | "accept" | "refuse" | "claim";

export type PromptCode = "call_first" | "call_second" | "must_call" | "exchange" | "declare" | "lead" | "follow_suit" | "must_trump" | "beat_trump" | "overtrump" | "any_card" | "answer_double" | "offer_double" | "wait" | "next_deal" | "over" | "hand_over" | "nothing_asked" | "lesson";

export type RunReason = "kind" | "length" | "top" | "trump" | "earlier";

export type ReviewVerb = "take" | "name" | "pass" | "swap" | "keep" | "declare" | "play";

export type ReviewMark = "good" | "inaccuracy" | "mistake" | "blunder";

export type ReviewHow = "exact" | "tree" | "quick";

export type Outcome = "made" | "bait" | "hung" | "void" | "redeal" | "deberts" | "claim" | "refused";
