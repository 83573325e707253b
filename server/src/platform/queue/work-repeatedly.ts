import type { Log } from '../log.ts';

export type Repeated = {
  /** For the log, when it fails: “… failed”. */
  what: string;
  /** Milliseconds between two beginnings. */
  pause: number;
  work(signal: AbortSignal): Promise<unknown>;
};

/** Does each piece of work at once and then again and again, never twice at the same time. `stop` waits for what is under way. */
export function workRepeatedly(log: Log, pieces: readonly Repeated[]): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const stops = pieces.map(({ what, pause, work }) => {
    let underWay: Promise<unknown> | undefined;
    const begin = () => {
      underWay ??= work(stopping.signal)
        .catch((err: unknown) => log.error({ err }, `${what} failed`))
        .finally(() => (underWay = undefined));
    };
    begin();
    const timer = setInterval(begin, pause);
    return async () => {
      clearInterval(timer);
      await underWay;
    };
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
