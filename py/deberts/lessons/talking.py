"""Lessons on what is said: trump, the seven, runs, bella, points and stakes."""

from __future__ import annotations

from typing import Final

from .lesson import Lesson, Step

_DUEL: Final = {"you": "not_yours", "other": "not_theirs", "nobody": "somebody"}
"""Comments on the wrong answers to "whose runs count?"."""


def _duel(name: str, position: str, right: str, because: str) -> Step:
    wrong = {word: comment for word, comment in _DUEL.items() if word != right}
    hints = ("both_runs", "compare")
    return Step(name, position, (right,), because, hints, wrong, shows="nothing", choice=True)


def _outcome(name: str, position: str, right: str) -> Step:
    wrong = {word: f"not_{word}" for word in ("made", "bait", "hung") if word != right}
    return Step(name, position, (right,), right, ("two_totals", "outcomes"), wrong, shows="nothing", choice=True)


CALLING: Final = (
    Lesson(
        "take",
        "auction",
        (
            Step(
                "strong",
                "dp1;rules=gambler;dealer=1;phase=auction;turned=8H;h0=JH.9H.AH.AS.TS.7D;h1=?6;stock=?19",
                right=("take",),
                because="strong",
                hints=("count_trumps", "jack_nine"),
                wrong={"pass": "too_good"},
                shows="nothing",
            ),
            Step(
                "weak",
                "dp1;rules=gambler;dealer=1;phase=auction;turned=KC;h0=7C.8S.7S.9D.8D.QH;h1=?6;stock=?19",
                right=("pass",),
                because="weak",
                hints=("count_trumps", "bait_risk"),
                wrong={"take": "too_weak"},
                shows="nothing",
            ),
            Step(
                "thin",
                "dp1;rules=gambler;dealer=1;phase=auction;turned=QH;h0=9H.AH.7H.AS.KD.8C;h1=?6;stock=?19",
                right=("take",),
                because="thin",
                hints=("count_trumps", "aces_and_more"),
                wrong={"pass": "thin_passed"},
                shows="nothing",
            ),
        ),
    ),
    Lesson(
        "second",
        "auction",
        (
            Step(
                "second",
                "dp1;rules=gambler;dealer=1;phase=auction;passes=2;turned=7C;h0=JS.9S.KS.QS.AD.8H;h1=?6;stock=?19",
                right=("name S",),
                because="four_spades",
                hints=("longest", "jack_nine"),
                wrong={"pass": "too_good", "name D": "one_ace", "name H": "no_trumps"},
                shows="nothing",
            ),
        ),
    ),
    Lesson(
        "seven",
        "exchange",
        (
            Step(
                "swap",
                "dp1;rules=classic;dealer=1;phase=exchange;turned=JH;caller=0;trump=H;bottom=9C;"
                "h0=7H.AH.TS.8S.KD.9D.7C.QC.JC;h1=?9",
                right=("swap",),
                because="jack_taken",
                hints=("face_up", "jack_for_seven"),
                wrong={"keep": "jack_left"},
                shows="nothing",
            ),
            Step(
                "why",
                "dp1;rules=classic;dealer=1;phase=play;turned=JH;caller=0;trump=S;bottom=9C;"
                "h0=7H.AH.TS.8S.KD.9D.7C.QC.7S;h1=?9;d0=-;d1=-",
                right=("other_trump",),
                because="only_turned",
                hints=("trump_sign", "swap"),
                wrong={"too_late": "not_late", "caller_only": "not_caller"},
                shows="nothing",
                choice=True,
            ),
        ),
        profiles=("gambler", "stakes", "skill", "classic", "klabor"),
        switches=("exchange",),
    ),
)

EXCHANGING: Final = (
    Lesson(
        "first_turn",
        "exchange",
        (
            Step(
                "first",
                "dp1;rules=gambler;dealer=1;phase=play;turned=JH;caller=1;trump=H;bottom=9C;"
                "h0=7H.KH.AS.8S.KD.9D.7C.QC.JC;h1=?9",
                right=("swap",),
                because="jack_taken",
                hints=("face_up", "unasked"),
                wrong={"*": "seven_late"},
                shows="nothing",
            ),
        ),
        profiles=("gambler",),
        players=(2, 4),
        switches=("exchange",),
    ),
)

ANNOUNCING: Final = (
    Lesson(
        "runs",
        "runs",
        (
            Step(
                "two",
                "dp1;rules=gambler;dealer=1;phase=play;turned=8C;caller=1;trump=C;bottom=QC;"
                "h0=KS.QS.JS.TS.9H.8H.7H.AD.TD;h1=?9",
                right=("declare 9H-7H KS-TS", "declare KS-TS 9H-7H"),
                because="seventy",
                hints=("in_a_row", "run_order"),
                wrong={"declare": "silent", "*": "more_runs"},
                shows="nothing",
            ),
            Step(
                "five",
                "dp1;rules=gambler;dealer=1;phase=play;turned=8C;caller=1;trump=C;bottom=QC;"
                "h0=AS.KS.QS.JS.TS.9H.7H.AD.8D;h1=?9",
                right=("declare AS-JS",),
                because="ace_fifty",
                hints=("in_a_row", "four_of_five"),
                wrong={"declare": "silent", "declare KS-TS": "lower_fifty", "*": "only_terz"},
                shows="nothing",
            ),
        ),
        profiles=("gambler", "stakes", "classic", "klabor"),
        switches=("long_runs", "declare"),
    ),
    Lesson(
        "duel",
        "runs",
        (
            _duel(
                "kind",
                "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=QC;h0=AS.KS.QS.9H.QD.7C.JC.TC.9S;"
                "h1=TD.9D.8D.7D.AH.8H.KC.8S;d0=AS-QS;d1=TD-7D;trick=1:KD",
                "other",
                "longer",
            ),
            _duel(
                "trump",
                "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=QC;h0=KH.QH.JH.9S.QD.7C.JC.TC.AD;"
                "h1=KS.QS.JS.9D.8D.AH.8H.KC;d0=KH-JH;d1=KS-JS;trick=1:TD",
                "you",
                "trump_run",
            ),
            _duel(
                "equal",
                "dp1;rules=gambler;dealer=0;phase=play;turned=8C;caller=1;trump=H;bottom=QC;h0=KS.QS.JS.9H.AD.7C.JC.TC.8S;"
                "h1=KD.QD.JD.AH.8H.KC.7S.9S;d0=KS-JS;d1=KD-JD;trick=1:7D",
                "other",
                "earlier",
            ),
        ),
        profiles=("gambler", "stakes", "classic", "klabor"),
    ),
    Lesson(
        "bella",
        "bella",
        (
            Step(
                "bella",
                "dp1;rules=gambler;dealer=0;phase=play;turned=8H;caller=1;trump=H;bottom=9S;h0=QH.KH.8C;h1=8D.9D;d0=-;"
                "d1=-;tricks=1:AS.KS,1:7D.TD,0:KC.TC,1:QD.9H,0:JC.QC,1:TS.7S;trick=1:AH",
                right=("play KH bella", "play QH bella"),
                because="bella_said",
                hints=("king_queen", "bella"),
                wrong={"play KH": "bella_missed", "play QH": "bella_missed"},
                illegal={"8C": "follow_suit"},
            ),
        ),
        profiles=("gambler", "stakes", "classic", "klabor"),
        switches=("bella_declare",),
    ),
    Lesson(
        "first_card",
        "bella",
        (
            Step(
                "first",
                "dp1;rules=classic;dealer=0;phase=play;turned=8H;caller=1;trump=H;bottom=TD;h0=QH.KH.8C;h1=8D.9D;d0=-;"
                "d1=-;tricks=1:KC.9C,1:QS.8S,1:AD.JD,1:9S.9H,0:JC.7C,0:AC.JH;trick=1:AH",
                right=("play KH bella", "play QH bella"),
                because="said_at_once",
                hints=("king_queen", "first_only"),
                wrong={"play KH": "never_again", "play QH": "never_again"},
                illegal={"8C": "follow_suit"},
            ),
        ),
        profiles=("classic",),
        switches=("bella_declare",),
    ),
)

SCORING: Final = (
    Lesson(
        "outcome",
        "scoring",
        (
            _outcome(
                "made",
                "dp1;rules=gambler;dealer=1;phase=done;turned=AH;caller=0;trump=H;bottom=QD;d0=-;d1=-;tricks=0:AC.QC,"
                "0:AD.8D,0:JS.8S,0:TC.7C,0:7S.TH,1:KC.9C,1:7D.JD,0:TS.JH,1:9D.8H;totals=213.187",
                "made",
            ),
            _outcome(
                "bait",
                "dp1;rules=gambler;dealer=0;phase=done;turned=KH;caller=0;trump=H;bottom=7D;d0=-;d1=-;tricks=1:8H.AH,"
                "0:9D.8D,0:7S.KS,1:JH.AS,1:TC.7C,1:TH.9S,1:KC.AC,0:JD.JC,0:TS.9C;totals=131.264;baits=1.0",
                "bait",
            ),
            _outcome(
                "hung",
                "dp1;rules=gambler;dealer=1;phase=done;turned=JD;caller=0;trump=D;bottom=AD;d0=-;d1=-;tricks=0:7C.JC,"
                "1:TH.QH,1:KS.JS,1:8S.QD,0:8D.KD,1:AC.8C,1:7S.7D,0:TC.JH,0:7H.AS;totals=176.228;hang=36:01",
                "hung",
            ),
        ),
        players=(2, 4),
        switches=("tie",),
    ),
)

MATCHES: Final = (
    Lesson(
        "winner_deals",
        "match",
        (
            Step(
                "dealer",
                "dp1;rules=skill;dealer=0;phase=done;turned=JD;caller=0;trump=D;bottom=AS;d0=QH-TH;d1=-;tricks=1:KS.TS,"
                "0:TH.8H,0:8C.AC,1:JS.7S,1:7H.JH,0:QH.KH,1:TC.9C,1:AD.TD,1:9D.8D;totals=0.121;baits=1.0",
                right=("other",),
                because="winner_deals",
                hints=("who_won", "skill_dealer"),
                wrong={"you": "not_caller_deals"},
                shows="nothing",
                choice=True,
            ),
        ),
        profiles=("skill",),
        players=(2,),
        switches=("next_dealer",),
    ),
    Lesson(
        "claim",
        "stakes",
        (
            Step(
                "claim",
                "dp1;rules=stakes;dealer=0;phase=play;turned=8H;caller=0;trump=H;bottom=8S;h0=AS.AH.7D;h1=QS.9H.KD;"
                "d0=-;d1=-;tricks=1:9D.AD,0:9C.QC,1:AC.JH,0:TD.QD,0:7S.TS,1:7C.KH;totals=470.300",
                right=("claim",),
                because="claimed",
                hints=("count_total", "claim"),
                wrong={"*": "not_claimed"},
                shows="nothing",
            ),
        ),
        profiles=("stakes",),
        players=(2, 4),
        switches=("early_call",),
    ),
    Lesson(
        "double",
        "stakes",
        (
            Step(
                "rights",
                "dp1;rules=stakes;dealer=0;phase=play;turned=8H;caller=0;trump=H;bottom=8S;h0=AS.AH.7D;h1=QS.9H.KD;"
                "d0=-;d1=-;tricks=1:9D.AD,0:9C.QC,1:AC.JH,0:TD.QD,0:7S.TS,1:7C.KH;stake=2;rights=1",
                right=("other",),
                because="their_right",
                hints=("stake_sign", "double"),
                wrong={"you": "not_your_right", "nobody": "not_spent"},
                shows="nothing",
                choice=True,
            ),
        ),
        profiles=("stakes",),
        players=(2, 4),
        switches=("doubling",),
    ),
)
