type Scheduling = 'requestAnimationFrame' | '_requestFocusFixup';
type PageOfTests = Record<Scheduling, (...given: unknown[]) => unknown> & { hasRealFrames?: true };

/**
 * Keeps the frames of jsdom's page coming. jsdom draws by an interval that it begins with the first frame that somebody asks for. Begun
 * while a test has fake timers, it never comes, and no later file of the process has a frame.
 */
export function keepRealFrames(): void {
  const { window } = (globalThis as unknown as { jsdom: { window: PageOfTests } }).jsdom;
  if (window.hasRealFrames) return;
  window.hasRealFrames = true;
  const { setInterval: real } = globalThis;
  for (const name of ['requestAnimationFrame', '_requestFocusFixup'] as const) {
    const schedule = window[name];
    window[name] = (...given) => {
      const { setInterval: now } = globalThis;
      globalThis.setInterval = real;
      try {
        return schedule(...given);
      } finally {
        globalThis.setInterval = now;
      }
    };
  }
  Object.assign(globalThis, { requestAnimationFrame: window.requestAnimationFrame });
}
