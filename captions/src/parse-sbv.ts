import { because } from '@tv/contract/reasons/problem-reasons';
import { note } from '@tv/contract/reasons/notes';
import { readClock } from './clock.ts';
import { orderCues, type CueAtLine } from './order-cues.ts';
import { trimmed } from './runs.ts';
import { problemAt, type Notes } from './subtitle-file.ts';

const time = String.raw`\d{1,4}:[0-5]?\d:[0-5]?\d(?:\.\d{1,9})?`;
const times = String.raw`[ \t]*(${time})[ \t]*,[ \t]*(${time})[ \t]*`;
const timing = new RegExp(`^${times}$`);
const anyTiming = new RegExp(`^${times}$`, 'm');
/** Looks like times and is none. */
const brokenTiming = /^\s*\d+:\d+:\d[\d:.]*\s*,\s*\d[\d:.]*\s*$/;

/** Whether the first times of a file are those of SBV. */
export function isSbv(text: string): boolean {
  const first = anyTiming.exec(text);
  return first !== null && !text.slice(0, first.index).includes('->');
}

/**
 * SBV, the format of YouTube, and SubViewer 2, which it comes from: a line of two times with a comma between them, then the
 * text, in which `[br]` ends a line, then an empty line. What stands before the first times speaks of the file.
 */
export function parseSbv(text: string, notes: Notes) {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => {
    const [, start = '', end = ''] = timing.exec(line) ?? [];
    if (start) return [{ index, startTime: readClock(start)!, endTime: readClock(end)! }];
    if (brokenTiming.test(line))
      throw problemAt(
        index + 1,
        because('captions.noTimes', { found: line.trim().slice(0, 60), example: '0:00:01.000,0:00:04.000' }),
      );
    return [];
  });
  const first = starts[0]?.index ?? 0;
  if (lines.slice(0, first).some((line) => trimmed(line) !== '')) notes.add(note('note.before'));
  const found = starts.map(({ index, startTime, endTime }, at): CueAtLine => {
    const words = lines.slice(index + 1, starts[at + 1]?.index).join('\n');
    return {
      line: index + 1,
      cue: { startTime, endTime, runs: [{ text: words.replace(/\[br\]/gi, '\n') }] },
    };
  });
  return { cues: orderCues(found, notes), regions: [] };
}
