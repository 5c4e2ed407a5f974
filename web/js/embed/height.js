// Tells the page around how high the content is, where the content and not the page decides it.
//
// 0 says that the page decides it again. The content's height hangs on the frame's width alone, never on its height, so
// telling it can't start a loop.

const DELAY = 100;
const LEAST_CHANGE = 4;
const LIMITS = { low: 120, high: 4000 };

/**
 * @param {HTMLElement} content
 * @param {() => boolean} wanted
 * @param {(type: string, message: Record<string, unknown>) => void} send
 */
export function reportHeight(content, wanted, send) {
  let told = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function tell() {
    const height = wanted() ? Math.min(Math.max(Math.ceil(content.scrollHeight), LIMITS.low), LIMITS.high) : 0;
    if (Math.abs(height - told) <= LEAST_CHANGE) return;
    told = height;
    send('height', { px: height });
    if (!height) return;
    // Content systems that know nothing of this table listen to this one.
    window.parent.postMessage(JSON.stringify({ src: window.location.href, context: 'iframe.resize', height }), '*');
  }

  function soon() {
    clearTimeout(timer);
    timer = setTimeout(tell, DELAY);
  }

  new ResizeObserver(soon).observe(content);

  return {
    /** Something else is shown; who decides the height may be somebody else now. */
    check: soon,

    /** To a page that has only now begun to listen. */
    repeat() {
      told = 0;
      soon();
    },
  };
}
