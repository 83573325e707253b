import type { PlayerChapter } from './player-props.ts';

export const chapterAt = (chapters: readonly PlayerChapter[], time: number): PlayerChapter | undefined =>
  chapters.findLast((chapter) => chapter.startTime <= time);

/** Chapter to jump to; back in a chapter that has begun means to its own beginning. */
export const chapterBeside = (
  chapters: readonly PlayerChapter[],
  time: number,
  direction: 1 | -1,
): PlayerChapter | undefined =>
  direction > 0
    ? chapters.find((chapter) => chapter.startTime > time)
    : (chapters.findLast((chapter) => chapter.startTime < time - begun) ?? chapters[0]);

/** Seconds after which a second press would no longer mean the chapter before. */
const begun = 3;

/** Parts of the scrubber, as shares of the whole; one part where there are no chapters. */
export const scrubberParts = (
  chapters: readonly PlayerChapter[],
  duration: number,
): { from: number; to: number }[] => {
  const starts = chapters
    .map((chapter) => chapter.startTime)
    .filter((start) => start > 0 && start < duration)
    .sort((a, b) => a - b);
  const edges = [0, ...new Set(starts), duration];
  if (!(duration > 0)) return [{ from: 0, to: 1 }];
  return edges
    .slice(0, -1)
    .map((edge, at) => ({ from: edge / duration, to: (edges[at + 1] ?? edge) / duration }));
};
