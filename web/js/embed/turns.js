// Where the engine can't be shared only one table of a site runs; starting another one pauses it.
//
// The one that runs holds a Web Lock, and the next one steals it. A frame without an origin has no locks; there the page
// around it sees to it, if it uses the element `deberts-table`.

const LOCK = 'deberts:embedded';

/** @param {() => void} onLost another table has begun */
export function createTurns(onLost) {
  /** @type {(() => void) | undefined} */
  let release;

  return {
    take() {
      if (release || !navigator.locks) return;
      const held = new Promise((resolve) => {
        release = () => resolve(undefined);
      });
      navigator.locks
        .request(LOCK, { steal: true }, () => held)
        .catch((error) => {
          release = undefined;
          if (error instanceof DOMException && error.name === 'AbortError') onLost();
        });
    },

    give() {
      release?.();
      release = undefined;
    },
  };
}
