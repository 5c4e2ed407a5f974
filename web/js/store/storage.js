// Everything kept on this device goes through here, under one prefix and one format version.
//
// Storage can be missing (blocked cookies), full, or hold what this version cannot read. None of that
// may stop the game or lose what was there: values stay in memory for this visit, unreadable ones are
// moved under a backup key, and every trouble is reported once so that the page can say so.

const PREFIX = 'deberts:';
const BACKUP = `${PREFIX}backup:`;
export const VERSION = 1;

/** What can be had again from elsewhere: nothing is lost when it cannot be read. */
const DERIVED = new Set(['owner']);

/** @typedef {'settings' | 'match' | 'owner' | 'stats' | 'library' | 'embedded' | 'pad' | 'lessons' | 'puzzles'} Name */
/** @typedef {'blocked' | 'full' | 'damaged' | 'newer'} Trouble */
/** @typedef {{ key: string, name: string, raw: string }} Backup */
/** @typedef {ReturnType<typeof createStorage>} Storage */

/** @param {Name} name */
export const keyOf = (name) => `${PREFIX}v${VERSION}:${name}`;

/**
 * @param {() => globalThis.Storage} [open] reading `localStorage` itself throws where storage is blocked
 */
export function createStorage(open = () => window.localStorage) {
  /** Values that could not be written, so that they live as long as the page. @type {Map<Name, unknown>} */
  const unwritten = new Map();
  /** Names whose stored value could not be moved aside: writing would destroy it. @type {Set<Name>} */
  const frozen = new Set();
  /** @type {Set<Trouble>} */
  const troubles = new Set();
  /** @type {Set<(trouble: Trouble, present: boolean) => void>} */
  const listeners = new Set();
  const area = probe();

  /** @returns {globalThis.Storage | null} */
  function probe() {
    /** @type {globalThis.Storage} */
    let found;
    try {
      found = open();
      found.getItem(PREFIX);
    } catch {
      report('blocked');
      return null;
    }
    try {
      found.setItem(`${PREFIX}probe`, '1');
      found.removeItem(`${PREFIX}probe`);
    } catch {
      // Still readable: what was saved earlier can be opened.
      report('full');
    }
    return found;
  }

  /** @param {Trouble} trouble */
  function report(trouble) {
    if (troubles.has(trouble)) return;
    troubles.add(trouble);
    for (const listener of listeners) listener(trouble, true);
  }

  /** @param {string} key */
  function rawAt(key) {
    try {
      return area?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /**
   * @param {string} key
   * @param {string} raw
   */
  function put(key, raw) {
    if (!area) return false;
    try {
      area.setItem(key, raw);
      return true;
    } catch {
      return false;
    }
  }

  /** @param {string} key */
  function drop(key) {
    try {
      area?.removeItem(key);
    } catch {
      // Nothing to undo: the value simply stays.
    }
  }

  /** @returns {string[]} */
  function ownKeys() {
    try {
      return area ? Object.keys(area).filter((key) => key.startsWith(PREFIX)) : [];
    } catch {
      return [];
    }
  }

  /**
   * @param {Name} name
   * @param {string} raw
   * @param {Trouble} trouble
   */
  function setAside(name, raw, trouble) {
    if (DERIVED.has(name)) return;
    let number = 1;
    while (rawAt(`${BACKUP}${name}:${number}`) !== null) number += 1;
    if (put(`${BACKUP}${name}:${number}`, raw)) drop(keyOf(name));
    else frozen.add(name);
    report(trouble);
  }

  return {
    /**
     * @template {{ version: number }} T
     * @param {Name} name
     * @param {(value: any) => value is T} isSound
     * @returns {T | undefined}
     */
    read(name, isSound) {
      if (unwritten.has(name)) return /** @type {T} */ (unwritten.get(name));
      const raw = rawAt(keyOf(name));
      if (raw === null || frozen.has(name)) return undefined;
      /** @type {any} */
      let value;
      try {
        value = JSON.parse(raw);
      } catch {
        value = undefined;
      }
      if (Number.isInteger(value?.version) && value.version > VERSION) setAside(name, raw, 'newer');
      else if (value?.version !== VERSION || !isSound(value)) setAside(name, raw, 'damaged');
      else return value;
      return undefined;
    },

    /**
     * @template {{ version: number }} T
     * @param {Name} name
     * @param {T} value
     * @returns {boolean} whether it will be there on the next visit
     */
    write(name, value) {
      if (!frozen.has(name) && put(keyOf(name), JSON.stringify(value))) {
        unwritten.delete(name);
        if (unwritten.size === 0 && troubles.delete('full')) {
          for (const listener of listeners) listener('full', false);
        }
        return true;
      }
      unwritten.set(name, value);
      if (area) report('full');
      return false;
    },

    /** @param {Name} name */
    remove(name) {
      unwritten.delete(name);
      if (!frozen.has(name)) drop(keyOf(name));
    },

    /** Keeps unreadable parts of a value that is otherwise still good.
     * @param {Name} name
     */
    backUp(name) {
      const raw = rawAt(keyOf(name));
      if (raw !== null) setAside(name, raw, 'damaged');
    },

    /** @returns {Backup[]} what was moved aside or belongs to a newer version, for export */
    backups() {
      const newer = new RegExp(`^${PREFIX}v(\\d+):`);
      const stuck = [...frozen].map(keyOf);
      return ownKeys()
        .filter((key) => key.startsWith(BACKUP) || Number(newer.exec(key)?.[1]) > VERSION || stuck.includes(key))
        .map((key) => ({ key, name: key.slice(PREFIX.length), raw: rawAt(key) ?? '' }));
    },

    /** Deletes what this game keeps, and nothing else of the same site. */
    reset() {
      for (const key of ownKeys()) drop(key);
      unwritten.clear();
      frozen.clear();
    },

    /**
     * @param {Name} name
     * @param {() => void} listener called when another tab changed the value
     */
    onOtherTab(name, listener) {
      window.addEventListener('storage', (event) => {
        if (event.key === keyOf(name) || event.key === null) listener();
      });
    },

    /** @param {(trouble: Trouble, present: boolean) => void} listener told of earlier troubles at once, and when one is over */
    onTrouble(listener) {
      listeners.add(listener);
      for (const trouble of troubles) listener(trouble, true);
    },

    /** @returns {boolean} */
    get kept() {
      return area !== null;
    },
  };
}
