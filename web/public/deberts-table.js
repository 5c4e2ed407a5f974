// <deberts-table>: a table of Deberts, the card game, in your page. docs/embedding.md of the project tells what it can do.
//
//   <script async src="https://.../deberts-table.js"></script>
//   <deberts-table players="3" level="hard" lang="en"></deberts-table>
//
// No module: not every host lets other sites have those. Loaded twice it is there once.

if (!customElements.get('deberts-table')) {
  const LOOK = 'lang theme colours letters deck coach accent'.split(' ');
  const NAMES = [...LOOK, ...'mode lesson pos deal seat players rules to level seed save v start ui height'.split(' ')];
  const EVENTS = 'ready start state progress move illegal lesson dealEnd matchEnd save height error'.split(' ');
  /** @type {any} */
  const script = document.currentScript ?? document.querySelector('script[src*=deberts-table]');
  const FRAME = new URL('embed/', script.src);
  /** @type {Set<DebertsTable>} */
  const tables = new Set();

  class DebertsTable extends HTMLElement {
    static observedAttributes = [...NAMES, 'label', 'sandbox'];

    /** @type {HTMLIFrameElement | undefined} */
    #frame;
    /** @type {MessagePort | undefined} */
    #port;
    /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
    #asked = new Map();
    #poster = document.createElement('button');
    #last = 0;
    #due = false;
    #hear = (/** @type {MessageEvent} */ event) => this.#connect(event);
    state = 'poster';
    alone = false;

    connectedCallback() {
      tables.add(this);
      addEventListener('message', this.#hear);
      this.#load();
    }

    disconnectedCallback() {
      tables.delete(this);
      removeEventListener('message', this.#hear);
      this.#hangUp();
      this.#frame?.remove();
      this.#frame = undefined;
    }

    /**
     * @param {string} name
     * @param {string | null} before
     * @param {string | null} value
     */
    attributeChangedCallback(name, before, value) {
      if (!this.#frame || before === value) return;
      if (this.#port && LOOK.includes(name)) this.setOption(name, value ?? 'auto').catch(() => {});
      else if (!this.#due) {
        this.#due = true;
        queueMicrotask(() => {
          this.#due = false;
          if (this.isConnected) this.#load();
        });
      }
    }

    start() {
      return this.command('start');
    }
    pause() {
      return this.command('pause');
    }
    reset() {
      return this.command('reset');
    }
    /** Something else in the same frame. @param {object} content `{ pos }`, `{ deal }`, ... */
    load(content) {
      return this.command('load', content);
    }
    /** Of a replay. @param {number} to */
    step(to) {
      return this.command('step', { to });
    }
    /** @param {string} key @param {string | boolean} value */
    setOption(key, value) {
      return this.command('setOption', { key, value });
    }
    hint() {
      return this.command('hint');
    }
    getState() {
      return this.command('getState');
    }

    /**
     * Any of the above by name; waits until the frame is there.
     * @param {string} type
     * @param {object} args
     */
    async command(type, args = {}) {
      if (!this.#port) await new Promise((go) => this.addEventListener('deberts-ready', go, { once: true }));
      this.#last += 1;
      const id = this.#last;
      return new Promise((resolve, reject) => {
        this.#asked.set(id, { resolve, reject });
        this.#port?.postMessage({ ...args, deberts: 1, id, type });
      });
    }

    #load() {
      this.#hangUp();
      this.#frame?.remove();
      const url = new URL(FRAME);
      const hash = new URLSearchParams();
      for (const name of NAMES) {
        const value = this.getAttribute(name);
        // What is long stays out of the server's sight, and of its limits.
        if (value !== null) (name === 'pos' || name === 'deal' ? hash : url.searchParams).set(name, value);
      }
      if (location.origin !== 'null') url.searchParams.set('origin', location.origin);
      url.hash = String(hash);
      const frame = document.createElement('iframe');
      frame.loading = 'lazy';
      frame.allow = 'fullscreen; clipboard-write';
      frame.title = this.getAttribute('label') || 'Deberts';
      const sandbox = this.getAttribute('sandbox');
      if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
      frame.src = url.href;
      this.#frame = frame;
      (this.shadowRoot ?? this.#shadow()).append(frame);
    }

    /** Whoever waits for an answer gets none. */
    #hangUp() {
      this.#port?.close();
      this.#port = undefined;
      for (const { reject } of this.#asked.values()) reject(new Error('gone'));
      this.#asked.clear();
    }

    #shadow() {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        ':host{display:block;position:relative;max-width:960px;min-height:420px;aspect-ratio:4/3}' +
          ':host([hidden]){display:none}button:not([hidden])~iframe{visibility:hidden}' +
          'iframe,button,::slotted(img){position:absolute;inset:0;width:100%;height:100%;border:0;object-fit:cover}',
      );
      const poster = this.#poster;
      const slot = document.createElement('slot');
      slot.name = 'poster';
      slot.onslotchange = () => {
        poster.hidden = this.state !== 'poster' || !slot.assignedNodes().length;
      };
      poster.hidden = true;
      poster.onclick = () => this.start();
      poster.append(slot);
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.append(poster);
      return root;
    }

    /** The frame says that it is there; nobody else is believed. @param {MessageEvent} event */
    #connect({ source, origin, data }) {
      const frame = this.#frame;
      if (!frame?.contentWindow || source !== frame.contentWindow || data?.deberts !== 1 || data.type !== 'hello')
        return;
      const bare = frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
      if (origin !== (bare ? 'null' : FRAME.origin)) return;
      const { port1, port2 } = new MessageChannel();
      this.#hangUp();
      this.#port = port1;
      port1.onmessage = ({ data: message }) => this.#take(message);
      // A frame without an origin can't be named as a target; its window was checked.
      frame.contentWindow.postMessage({ deberts: 1, type: 'connect' }, bare ? '*' : FRAME.origin, [port2]);
      if (this.hasAttribute('keep')) this.command('keep').catch(() => {});
    }

    /** @param {any} message */
    #take(message) {
      const { deberts, type, ...detail } = message ?? {};
      if (deberts !== 1) return;
      if (type === 'result') {
        const asked = this.#asked.get(detail.id);
        this.#asked.delete(detail.id);
        if (detail.ok) asked?.resolve(detail.value);
        else asked?.reject(new Error(detail.error));
        return;
      }
      if (!EVENTS.includes(type)) return;
      if (detail.state) this.state = detail.state;
      if (this.state !== 'poster') this.#poster.hidden = true;
      if (type === 'state') {
        const was = this.alone;
        this.alone = detail.alone === true;
        // Where frames have no way to tell each other, only one engine runs all the same.
        if (this.alone && !was)
          for (const other of tables)
            if (other !== this && other.alone) other.command('pause', { ousted: true }).catch(() => {});
      }
      if (type === 'height') {
        const px = Number(detail.px);
        Object.assign(this.style, px ? { height: `${px}px`, minHeight: '0' } : { height: '', minHeight: '' });
      }
      const name = `deberts-${type.replace(/[A-Z]/g, (/** @type {string} */ letter) => `-${letter.toLowerCase()}`)}`;
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  }

  customElements.define('deberts-table', DebertsTable);
}
