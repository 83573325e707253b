export type Ticker = { every: (milliseconds: number) => void; stop: () => void };

/**
 * Calls again and again, also while the page is in the background, where a page's own timers nearly stand still. The next tick is
 * asked for when a call has returned, so that a busy page is not flooded. `onTick` gets the milliseconds that the page was late.
 */
export function startTicker(milliseconds: number, onTick: (late: number) => void): Ticker {
  const worker = new Worker(new URL('./ticker.worker.ts', import.meta.url), { type: 'module' });
  let every = milliseconds;
  worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
    onTick(Math.max(0, performance.timeOrigin + performance.now() - data));
    worker.postMessage(every);
  });
  worker.postMessage(every);
  return {
    every(next) {
      every = next;
    },
    stop: () => worker.terminate(),
  };
}
