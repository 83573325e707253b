import { because } from '@tv/contract/reasons/problem-reasons';
import { note } from '@tv/contract/reasons/notes';
import type { Cue } from '@tv/contract/captions/cues';
import { readClock } from '../clock.ts';
import { orderCues, type CueAtLine } from '../order-cues.ts';
import { trimmed } from '../runs.ts';
import { readSrtText } from './srt-text.ts';
import { problemAt, type Notes } from '../subtitle-file.ts';
import { readSettings } from '../vtt/vtt-settings.ts';

const time = String.raw`(?:\d{1,4}\s?:\s?)?\d{1,2}\s?:\s?\d{1,2}(?:\s?[.,:]\s?\d{1,9})?`;
const timing = new RegExp(String.raw`^\s*(${time})\s*[-–—]{1,3}>\s*(${time})(?:\s+(.*))?$`);
/** Begins like times and is none. */
const brokenTiming = /^\s*(?:\d[\d:.,\s]{0,40}-->|-->\s*\d)/;
const counter = /^\s*\d{1,9}\s*$/;
/** Credits of the people who made the subtitles, and advertisements of sites. */
const credit =
  /^[\s\W]*(?:(?:subtitles?|captions?|captioned|subbed|synced|sync|resync(?:ed)?|timed|translat(?:ed|ion)|corrected|correction|ripped|encoded|edited|transcript|transcribed|downloaded|untertitel|sous-titr\S{0,9}|subt[ií]tul\S{0,9}|legend\S{0,9}|sottotitol\S{0,9}|napisy|titulky|ondertitel\S{0,9}|titulos)\b[^.!?]{0,40}\b(?:by|from|von|par|por|di|da|door|przez)\b|(?:https?:\/\/|www\.)\S{1,200}\s*$)/i;

/** `settings` is what follows the times in their line. */
type Timed = { lineIndex: number; startTime: number; endTime: number; settings: string };

/**
 * SubRip, as it is met: with or without numbers, with and without empty lines between captions and inside them. A caption
 * is what stands between its times and the next ones, without the next one's number.
 */
export function parseSrt(text: string, notes: Notes) {
  const lines = text.split('\n');
  const times = lines.flatMap((line, lineIndex): Timed[] => readTiming(line, lineIndex));
  const first = times[0];
  if (!first)
    throw problemAt(1, because('captions.noFirstTimes', { example: '00:00:01,000 --> 00:00:04,000' }));
  const numbered =
    times.filter(({ lineIndex }) => counter.test(lines[lineIndex - 1] ?? '')).length > times.length / 2;
  noteLeftOut(lines.slice(0, numbered ? first.lineIndex - 1 : first.lineIndex), 1, notes);
  const found = times.map(({ lineIndex, startTime, endTime, settings }, at): CueAtLine => {
    const next = times[at + 1]?.lineIndex ?? lines.length;
    const last = numbered && at + 1 < times.length && counter.test(lines[next - 1]!) ? next - 1 : next;
    const payload = payloadOf(lines, lineIndex + 1, last, numbered, notes);
    const leaveOut = (code: string) =>
      notes.at(lineIndex + 1, note('note.leftOut', { found: code.slice(0, 40) }));
    // Files that were WebVTT still have its settings.
    const settled = readSettings(settings, []);
    if (settings && !settled) leaveOut(settings);
    const cue: Cue = {
      startTime,
      endTime,
      ...(settled && { place: settled }),
      ...readSrtText(payload, leaveOut),
    };
    return { cue, line: lineIndex + 1 };
  });
  return { cues: orderCues(found, notes), regions: [] };
}

function readTiming(line: string, lineIndex: number): Timed[] {
  if (!line.includes('>')) return [];
  const [, start, end, settings = ''] = timing.exec(line) ?? [];
  const [startTime, endTime] = [start, end].map((each) => readClock((each ?? '').replace(/\s/g, '')));
  if (startTime !== undefined && endTime !== undefined)
    return [{ lineIndex, startTime, endTime, settings: trimmed(settings) }];
  if (start || brokenTiming.test(line))
    throw problemAt(
      lineIndex + 1,
      because('captions.noTimes', {
        found: line.trim().slice(0, 60),
        example: '00:00:01,000 --> 00:00:04,000',
      }),
    );
  return [];
}

/** Its lines; what follows an empty line belongs to it too, unless it is a number by itself or speaks of the file. */
function payloadOf(
  lines: readonly string[],
  from: number,
  to: number,
  numbered: boolean,
  notes: Notes,
): string {
  const shown: string[] = [];
  let isApart = false;
  for (let index = from; index < to; index += 1) {
    const line = lines[index]!;
    if (trimmed(line) === '') {
      isApart = true;
      continue;
    }
    const isAlone = isApart && (index + 1 >= to || trimmed(lines[index + 1]!) === '');
    if (numbered && isAlone && counter.test(line))
      notes.at(index + 1, note('note.number', { found: line.trim() }));
    else if (isApart && credit.test(line))
      notes.at(index + 1, note('note.leftOut', { found: line.trim().slice(0, 60) }));
    else {
      if (isApart && isFirstAfterGap(lines, index) && shown.length > 0)
        notes.at(index + 1, note('note.afterGap'));
      shown.push(line);
    }
  }
  return shown.join('\n');
}

const isFirstAfterGap = (lines: readonly string[], index: number) => trimmed(lines[index - 1]!) === '';

function noteLeftOut(lines: readonly string[], firstLine: number, notes: Notes): void {
  for (const [index, line] of lines.entries())
    if (trimmed(line) !== '')
      notes.at(firstLine + index, note('note.beforeTimes', { found: line.trim().slice(0, 60) }));
}
