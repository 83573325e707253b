import { orderedCues, problemAt, simpleMarkup } from './cue.ts';
import type { Cue } from './cue.ts';

// WebVTT writes a point before the milliseconds and may leave the hours out, SRT a comma; each is met in the other.
const time = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?$/;

/** SubRip: numbered blocks, apart by empty lines. */
export function parseSrt(text: string): Cue[] {
  return orderedCues(blocksOf(text).flatMap(readBlock));
}

/** WebVTT, also without hours; comments, styles and regions are passed over. */
export function parseVtt(text: string): Cue[] {
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) throw problemAt(1, 'a WebVTT file begins with "WEBVTT".');
  const blocks = blocksOf(text).slice(1);
  const cues = blocks.filter(({ lines }) => !/^(NOTE|STYLE|REGION)(\s|$)/.test(lines[0]!));
  return orderedCues(cues.flatMap(readBlock));
}

type Block = { lines: string[]; line: number };

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const [index, content] of text.split('\n').entries()) {
    if (content.trim() === '') current = undefined;
    else if (current) current.lines.push(content);
    else blocks.push((current = { lines: [content], line: index + 1 }));
  }
  return blocks;
}

function readBlock({ lines, line }: Block): { cue: Cue; line: number }[] {
  const at = lines.findIndex((content) => content.includes('-->'));
  if (at < 0 || at > 1)
    throw problemAt(line, 'a caption begins with its times, e.g. "00:00:01.000 --> 00:00:04.000".');
  const timing = /^\s*(\S+)\s*-->\s*(\S+)(?:\s+(.*))?$/.exec(lines[at]!);
  const [startTime, endTime] = [secondsOf(timing?.[1]), secondsOf(timing?.[2])];
  if (startTime === undefined || endTime === undefined)
    throw problemAt(
      line + at,
      `"${lines[at]!.trim().slice(0, 60)}" are no times; write "00:00:01.000 --> 00:00:04.000".`,
    );
  const marked = simpleMarkup(
    lines
      .slice(at + 1)
      .map((content) => content.trim())
      .join('\n'),
  );
  // A line that held nothing but tags would end the caption where it is written.
  const text = marked
    .split('\n')
    .filter((content) => content.trim() !== '')
    .join('\n');
  if (text === '') return [];
  const settings = settingsOf(timing?.[3]);
  return [{ cue: { startTime, endTime, text, ...(settings && { settings }) }, line }];
}

function secondsOf(text = ''): number | undefined {
  const parts = time.exec(text);
  if (!parts) return undefined;
  const [, hours = '0', minutes, seconds, fraction = '0'] = parts;
  return (
    Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction.padEnd(3, '0')) / 1000
  );
}

const setting = /^(?:line|position|size|align|vertical):[\w.,%-]{1,30}$/;
const settingsOf = (text = '') =>
  text
    .split(/\s+/)
    .filter((each) => setting.test(each))
    .join(' ');
