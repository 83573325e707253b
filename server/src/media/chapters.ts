import { asLine } from '@tv/contract/text-characters';
import { type CutRange, cutTime } from '@tv/contract/media/cuts';
import type { Chapter } from './media-package.ts';

const maxChapters = 200;

/** Normalizes chapters: sorted, inside the duration, each ending where the next begins, each with a title. */
export function readChapters(found: Chapter[], durationInSeconds: number): Chapter[] {
  const starts = found
    .filter(({ startTime }) => startTime >= 0 && !(durationInSeconds > 0 && startTime >= durationInSeconds))
    .sort((a, b) => a.startTime - b.startTime)
    .filter(({ startTime }, index, all) => index === 0 || startTime > all[index - 1]!.startTime)
    .slice(0, maxChapters);
  return starts.map((chapter, index) => ({
    startTime: chapter.startTime,
    endTime: starts[index + 1]?.startTime ?? (durationInSeconds || chapter.endTime),
    title: asLine(chapter.title).trim().slice(0, 200) || `Chapter ${index + 1}`,
  }));
}

/**
 * The chapters of what is left of an original of so many seconds. A chapter without anything left goes. Each ends where the next
 * one begins.
 */
export function cutChapters<Given extends Pick<Chapter, 'startTime' | 'title'>>(
  chapters: readonly Given[],
  cuts: readonly CutRange[],
  durationInSeconds: number,
): (Given & { endTime: number })[] {
  return chapters
    .map((chapter, index) => ({
      ...chapter,
      startTime: cutTime(cuts, chapter.startTime),
      endTime: cutTime(cuts, chapters[index + 1]?.startTime ?? durationInSeconds),
    }))
    .filter(({ startTime, endTime }) => endTime > startTime);
}
