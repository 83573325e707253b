import type { Chapter } from './media-package.ts';

const mostChapters = 200;

/** Normalizes chapters: sorted, inside the duration, each ending where the next begins, each with a title. */
export function readChapters(found: Chapter[], durationInSeconds: number): Chapter[] {
  const starts = found
    .filter(({ startTime }) => startTime >= 0 && !(durationInSeconds > 0 && startTime >= durationInSeconds))
    .sort((a, b) => a.startTime - b.startTime)
    .filter(({ startTime }, index, all) => index === 0 || startTime > all[index - 1]!.startTime)
    .slice(0, mostChapters);
  return starts.map((chapter, index) => ({
    startTime: chapter.startTime,
    endTime: starts[index + 1]?.startTime ?? (durationInSeconds || chapter.endTime),
    title: chapter.title.trim().slice(0, 200) || `Chapter ${index + 1}`,
  }));
}
