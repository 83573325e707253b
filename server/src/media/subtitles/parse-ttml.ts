import { escapeText, orderedCues, problemAt } from './cue.ts';
import type { Cue } from './cue.ts';
import { xmlTokens } from './xml-tokens.ts';
import type { XmlToken } from './xml-tokens.ts';

type Clock = { framesPerSecond: number; ticksPerSecond: number };
type Opened = Extract<XmlToken, { kind: 'open' }>;

/** TTML and its first edition DFXP: every timed `p`, its times counted from those of the elements around it. */
export function parseTtml(text: string): Cue[] {
  const cues: { cue: Cue; line: number }[] = [];
  const starts = [0];
  const styles: string[][] = [];
  let clock: Clock = { framesPerSecond: 30, ticksPerSecond: 1 };
  let isTtml = false;
  let paragraph: (Omit<Cue, 'text'> & { line: number; text: string }) | undefined;
  for (const token of xmlTokens(text)) {
    if (token.kind === 'text') {
      if (paragraph) paragraph.text += escapeText(token.text.replace(/\s+/g, ' '));
    } else if (token.kind === 'open') {
      if (token.name === 'tt') [isTtml, clock] = [true, clockOf(token)];
      const start = starts.at(-1)! + (timeOf(token, 'begin', clock) ?? 0);
      if (token.name === 'br' && paragraph) paragraph.text += '\n';
      if (token.name === 'p' && !token.isEmpty)
        paragraph = { ...timesOf(token, start, starts.at(-1)!, clock), line: token.line, text: '' };
      const marks = paragraph && token.name === 'span' ? marksOf(token) : [];
      if (paragraph) paragraph.text += marks.map((mark) => `<${mark}>`).join('');
      if (!token.isEmpty) {
        starts.push(start);
        styles.push(marks);
      } else if (paragraph) paragraph.text += closing(marks);
    } else {
      starts.pop();
      const marks = styles.pop() ?? [];
      if (paragraph) paragraph.text += closing(marks);
      if (token.name !== 'p' || !paragraph) continue;
      const { line, text: written, ...times } = paragraph;
      const lines = written
        .split('\n')
        .map((each) => each.trim())
        .filter(Boolean);
      if (lines.length > 0) cues.push({ cue: { ...times, text: lines.join('\n') }, line });
      paragraph = undefined;
    }
  }
  if (!isTtml) throw problemAt(1, 'a TTML file has a "tt" element around everything.');
  return orderedCues(cues);
}

const closing = (marks: string[]) =>
  marks
    .toReversed()
    .map((mark) => `</${mark}>`)
    .join('');

function marksOf({ attributes }: Opened): string[] {
  return [
    ...(/italic|oblique/.test(attributes.get('fontStyle') ?? '') ? ['i'] : []),
    ...(attributes.get('fontWeight') === 'bold' ? ['b'] : []),
    ...(attributes.get('textDecoration') === 'underline' ? ['u'] : []),
  ];
}

function timesOf(token: Opened, startTime: number, parentStart: number, clock: Clock) {
  const end = timeOf(token, 'end', clock);
  const duration = timeOf(token, 'dur', clock);
  if (end === undefined && duration === undefined)
    throw problemAt(token.line, 'the caption says neither "end" nor "dur".');
  return { startTime, endTime: end === undefined ? startTime + duration! : parentStart + end };
}

function clockOf({ attributes }: Opened): Clock {
  const [numerator = 1, denominator = 1] = (attributes.get('frameRateMultiplier') ?? '1 1')
    .split(/[\s:]+/)
    .map(Number);
  const framesPerSecond = (Number(attributes.get('frameRate')) || 30) * (numerator / denominator || 1);
  return { framesPerSecond, ticksPerSecond: Number(attributes.get('tickRate')) || framesPerSecond };
}

/** TTML2 §12.3: a clock time `hh:mm:ss.fff` or `hh:mm:ss:frames`, or an offset such as `1.5s`, `90f`, `10000000t`. */
function timeOf(token: Opened, name: string, clock: Clock): number | undefined {
  const text = token.attributes.get(name)?.trim();
  if (text === undefined) return undefined;
  const whole = /^(\d{2,3}):([0-5]\d):([0-5]\d)(?:\.(\d{1,9})|:(\d{2,3}))?$/.exec(text);
  if (whole) {
    const [, hours, minutes, seconds, fraction = '0', frames = '0'] = whole;
    const rest = Number(`0.${fraction}`) + Number(frames) / clock.framesPerSecond;
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + rest;
  }
  const offset = /^(\d{1,15}(?:\.\d{1,9})?)(h|ms|m|s|f|t)$/.exec(text);
  if (!offset)
    throw problemAt(token.line, `"${text.slice(0, 40)}" is no time; write ${name}="00:00:01.000".`);
  const units = {
    h: 3600,
    m: 60,
    s: 1,
    ms: 0.001,
    f: 1 / clock.framesPerSecond,
    t: 1 / clock.ticksPerSecond,
  };
  return Number(offset[1]) * units[offset[2] as keyof typeof units];
}
