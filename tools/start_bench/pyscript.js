new BroadcastChannel('bench').onmessage = () => {
  globalThis.bench = { answer: performance.now() };
};
