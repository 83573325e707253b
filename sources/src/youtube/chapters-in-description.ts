import { secondsOf } from '../feed/feed-elements.ts';
import type { SourceItem } from '../source.ts';

/** YouTube takes lines that begin with a time as chapters, where there are three, rising, and the first one is 0:00. */
const least = 3;

export function chaptersIn(description: string): SourceItem['chapters'] {
  const found = description.split('\n').flatMap((line) => {
    const [, time, title] =
      /^\s*[([]?((?:\d{1,2}:)?\d{1,2}:\d{2})[)\]]?\s*[-–—:|]?\s*(\S.*)$/.exec(line) ?? [];
    const startSeconds = time ? secondsOf(time) : undefined;
    return startSeconds === undefined ? [] : [{ startSeconds, title: title!.trim() }];
  });
  const areChapters =
    found.length >= least &&
    found[0]!.startSeconds === 0 &&
    found.every(({ startSeconds }, at) => at === 0 || startSeconds > found[at - 1]!.startSeconds);
  return areChapters ? found : [];
}
