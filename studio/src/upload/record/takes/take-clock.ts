/** Tells how long a recording is: the time since it began, without its pauses. Times are milliseconds of one clock. */
export type TakeClock = {
  start: (now: number) => void;
  pause: (now: number) => void;
  /** Seconds that are recorded. */
  seconds: (now: number) => number;
};

export function createTakeClock(): TakeClock {
  let recorded = 0;
  let since: number | undefined;
  return {
    start(now) {
      since ??= now;
    },
    pause(now) {
      if (since !== undefined) recorded += Math.max(0, now - since);
      since = undefined;
    },
    seconds: (now) => (recorded + (since === undefined ? 0 : Math.max(0, now - since))) / 1000,
  };
}

/** A chapter that was marked while a recording went on. */
export type MarkedChapter = { title: string; startTime: number };

/** The chapters that have a title: others are not sent. */
export const titledChapters = (chapters: readonly MarkedChapter[]): MarkedChapter[] =>
  chapters.filter(({ title }) => title.trim() !== '');

/** Seconds within which a second press is the same chapter. */
const same = 1;

/** The chapters with one that begins now, in seconds of the recording. A press right after another one adds none. */
export function markChapter(
  chapters: readonly MarkedChapter[],
  seconds: number,
  titleOf: (number: number) => string,
): MarkedChapter[] {
  const startTime = Math.round(seconds * 10) / 10;
  const last = chapters.at(-1);
  if (last && startTime - last.startTime < same) return [...chapters];
  return [...chapters, { title: titleOf(chapters.length + 1), startTime }];
}
