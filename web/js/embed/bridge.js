// The frame's end of the conversation with the page around it. docs/embedding.md lists the messages.
//
// The first words are public and empty of content; everything else goes through a port that only the two have. What comes in
// is checked field by field before anything is done, and nobody may ask more than twenty times a second.

const PER_SECOND = 20;

/** @typedef {Record<string, unknown>} Message */
/** @typedef {(message: Message) => unknown} Command answers with a value, or throws an error whose message is a code */

/**
 * @param {object} context
 * @param {string | undefined} context.origin the only one that may connect; '' for the page around, whatever it is;
 *   undefined: nobody
 * @param {Readonly<Record<string, Command>>} context.commands
 * @param {() => void} context.onConnect
 */
export function createBridge({ origin, commands, onConnect }) {
  /** @type {MessagePort | undefined} */
  let port;
  /** @type {number[]} */
  let times = [];

  const listens = window.parent !== window && origin !== undefined;

  window.addEventListener('message', ({ source, origin: from, data, ports }) => {
    if (!listens || source !== window.parent || data?.deberts !== 1) return;
    if (origin && from !== origin) return;
    if (data.type === 'hello') greet();
    if (data.type === 'connect' && ports[0] && !port) {
      port = ports[0];
      port.onmessage = (event) => void hear(event.data);
      onConnect();
    }
  });

  function greet() {
    if (listens) window.parent.postMessage({ deberts: 1, type: 'hello', v: [1] }, origin || '*');
  }

  /** @param {any} message */
  async function hear(message) {
    if (message?.deberts !== 1 || typeof message.type !== 'string') return;
    const command = Object.hasOwn(commands, message.type) ? commands[message.type] : undefined;
    const { id } = message;
    if (!isAllowed()) answer(id, { ok: false, error: 'too_many' });
    else if (!command) answer(id, { ok: false, error: 'unknown_type' });
    else {
      try {
        answer(id, { ok: true, value: await command(message) });
      } catch (error) {
        answer(id, { ok: false, error: error instanceof Error ? error.message : String(error) });
      }
    }
  }

  function isAllowed() {
    const now = performance.now();
    times = times.filter((time) => now - time < 1000);
    if (times.length >= PER_SECOND) return false;
    times.push(now);
    return true;
  }

  /**
   * @param {unknown} id of the question; a command that names none wants no answer
   * @param {Message} result
   */
  function answer(id, result) {
    if (Number.isInteger(id)) send('result', { id, ...result });
  }

  /**
   * @param {string} type
   * @param {Message} [content]
   */
  function send(type, content = {}) {
    port?.postMessage({ deberts: 1, type, ...content });
  }

  return { greet, send };
}
