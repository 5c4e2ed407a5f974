// What people write first: Pyodide as npm ships it, in a module worker, asked for 1+1.

/** Starts a worker; when it has answered, in milliseconds since the page was asked for. */
const start = () =>
  new Promise((resolve) => {
    const worker = new Worker('stock_worker.js', { type: 'module' });
    globalThis.worker = worker;
    worker.onmessage = () => resolve(performance.now());
  });

globalThis.bench = { answer: await start() };

globalThis.restart = async () => {
  globalThis.worker.terminate();
  const from = performance.now();
  return (await start()) - from;
};
