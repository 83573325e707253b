import { type HeardWords, maxHeardWords } from '@tv/contract/subtitle-drafts';
import type { HeardSegment } from './heard.ts';
import { timedWords } from './timed-words.ts';

/** When each word begins, of the segments in which the service gave times of words. Beyond the bound words are left out. */
export function startsOfWords(segments: readonly HeardSegment[]): HeardWords {
  const words = segments
    .filter((segment) => segment.words.length > 0)
    .flatMap(timedWords)
    .sort((one, other) => one.startTime - other.startTime)
    .slice(0, maxHeardWords);
  return {
    texts: words.map(({ text }) => text),
    startTimes: words.map(({ startTime }) => Math.round(startTime * 1000) / 1000),
  };
}
