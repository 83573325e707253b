import { escapeText, orderedCues, problemAt } from './cue.ts';
import type { Cue } from './cue.ts';
import { xmlTokens } from './xml-tokens.ts';
import type { XmlToken } from './xml-tokens.ts';

type Clock = { framesPerSecond: number; ticksPerSecond: number };
type Attributes = Map<string, string>;
type Opened = Extract<XmlToken, { kind: 'open' }>;

/** TTML and its first edition DFXP: every timed `p`, its times counted from those of the elements around it. */
export function parseTtml(text: string): Cue[] {
  const cues: { cue: Cue; line: number }[] = [];
  const starts = [0];
  const styles: string[][] = [];
  const named = new Map<string, Attributes[]>();
  let region: Attributes[] | undefined;
  let clock: Clock = { framesPerSecond: 30, ticksPerSecond: 1 };
  let isTtml = false;
  let paragraph: (Omit<Cue, 'text'> & { line: number; text: string; marks: string[] }) | undefined;
  for (const token of xmlTokens(text)) {
    if (token.kind === 'text') {
      if (paragraph) paragraph.text += escapeText(token.text.replace(/\s+/g, ' '));
    } else if (token.kind === 'open') {
      if (token.name === 'tt') [isTtml, clock] = [true, clockOf(token)];
      const start = starts.at(-1)! + (timeOf(token, 'begin', clock) ?? 0);
      // A style by itself is named; one inside a region belongs to it.
      if (token.name === 'style' && region) region.push(token.attributes);
      const isNamed = token.name === 'region' || (token.name === 'style' && !region);
      if (isNamed) named.set(token.attributes.get('id') ?? '', saidOf(token, named));
      if (token.name === 'region' && !token.isEmpty) region = named.get(token.attributes.get('id') ?? '');
      if (token.name === 'br' && paragraph) paragraph.text += '\n';
      if (token.name === 'p' && !token.isEmpty) {
        const said = saidOf(token, named);
        const settings = placeOf(said);
        paragraph = {
          ...timesOf(token, start, starts.at(-1)!, clock),
          ...(settings && { settings }),
          line: token.line,
          text: '',
          marks: marksOf(said),
        };
      }
      const marks = paragraph && token.name === 'span' ? marksOf(saidOf(token, named)) : [];
      if (paragraph) paragraph.text += opening(marks);
      if (!token.isEmpty) {
        starts.push(start);
        styles.push(marks);
      } else if (paragraph) paragraph.text += closing(marks);
    } else {
      starts.pop();
      const marks = styles.pop() ?? [];
      if (token.name === 'region') region = undefined;
      if (paragraph) paragraph.text += closing(marks);
      if (token.name !== 'p' || !paragraph) continue;
      const { line, text: written, marks: whole, ...times } = paragraph;
      const lines = written
        .split('\n')
        .map((each) => each.trim())
        .filter(Boolean);
      const text = opening(whole) + lines.join('\n') + closing(whole);
      if (lines.length > 0) cues.push({ cue: { ...times, text }, line });
      paragraph = undefined;
    }
  }
  if (!isTtml) throw problemAt(1, 'a TTML file has a "tt" element around everything.');
  return orderedCues(cues);
}

const opening = (marks: string[]) => marks.map((mark) => `<${mark}>`).join('');

const closing = (marks: string[]) =>
  marks
    .toReversed()
    .map((mark) => `</${mark}>`)
    .join('');

/** What is said of an element: by itself, and by the styles and the region that it names. The first that says it counts. */
function saidOf({ attributes }: Opened, named: Map<string, Attributes[]>): Attributes[] {
  const names = `${attributes.get('style') ?? ''} ${attributes.get('region') ?? ''}`
    .split(/\s+/)
    .slice(0, 10);
  return [attributes, ...names.flatMap((name) => named.get(name) ?? [])].slice(0, 20);
}

const first = (said: Attributes[], name: string) =>
  said.find((attributes) => attributes.has(name))?.get(name) ?? '';

function marksOf(said: Attributes[]): string[] {
  return [
    ...(/italic|oblique/.test(first(said, 'fontStyle')) ? ['i'] : []),
    ...(first(said, 'fontWeight') === 'bold' ? ['b'] : []),
    ...(first(said, 'textDecoration') === 'underline' ? ['u'] : []),
  ];
}

const aligned: Record<string, string> = { left: 'left', start: 'start', right: 'right', end: 'end' };

/** Where WebVTT puts it: at the top, to a side. At the bottom, in the middle: where it puts everything. */
function placeOf(said: Attributes[]): string {
  const side = aligned[first(said, 'textAlign')];
  return [isAtTop(said) && 'line:0', side && `align:${side}`].filter(Boolean).join(' ');
}

/** A region may begin far below the top, and its captions at its own. */
function isAtTop(said: Attributes[]): boolean {
  if (first(said, 'displayAlign') !== 'before') return false;
  const below = /^\S+\s+(\d{1,3}(?:\.\d+)?)%$/.exec(first(said, 'origin') || '0% 0%')?.[1];
  return below !== undefined && Number(below) < 50;
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
