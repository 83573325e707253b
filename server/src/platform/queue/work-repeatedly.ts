import type { Log } from '../log.ts';

export type Repeated = {
  /** The task in words, for the log entry “<task> failed”. */
  task: string;
  /** Milliseconds from one start to the next. */
  pause: number;
  work(signal: AbortSignal): Promise<unknown>;
};

/** Runs each task now and then periodically, never twice at the same time. `stop` waits for the runs in progress. */
export function workRepeatedly(log: Log, pieces: readonly Repeated[]): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const stops = pieces.map(({ task, pause, work }) => {
    let underWay: Promise<unknown> | undefined;
    const begin = () => {
      underWay ??= work(stopping.signal)
        .catch((err: unknown) => log.error({ err }, `${task} failed`))
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
