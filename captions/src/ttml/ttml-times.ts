import { because } from '@tv/contract/reasons/problem-reasons';
import type { XmlElement } from '@tv/contract/formats/read-xml';
import { problemAt } from '../subtitle-file.ts';

export type Clock = {
  framesPerSecond: number;
  subFrames: number;
  ticksPerSecond: number;
  /** Where times are SMPTE time codes, which count frames: how many make one of their seconds, and which are left out. */
  smpte?: { framesPerSecond: number; dropMode: string };
};
/** Seconds; the end may be without bound. */
export type Interval = { start: number; end: number };

/** What a document says of its clock (TTML2 section 7.2). */
export function clockOf({ attributes }: XmlElement): Clock {
  const positive = (name: string) => {
    const value = Number(attributes.get(name));
    return value > 0 && Number.isFinite(value) ? value : undefined;
  };
  const [numerator, denominator] = (attributes.get('frameRateMultiplier') ?? '1 1')
    .split(/[\s:]+/)
    .map(Number);
  const factor = (numerator ?? 1) / (denominator ?? 1);
  const rate = positive('frameRate');
  const framesPerSecond = (rate ?? 30) * (factor > 0 && Number.isFinite(factor) ? factor : 1);
  const subFrames = positive('subFrameRate') ?? 1;
  // Without a rate a tick is a frame, where a frame rate is given, and else a second.
  const ticksPerSecond = positive('tickRate') ?? (rate ? framesPerSecond * subFrames : 1);
  const smpte = attributes.get('timeBase') === 'smpte' && {
    framesPerSecond: rate ?? 30,
    dropMode: attributes.get('dropMode') ?? 'nonDrop',
  };
  return { framesPerSecond, subFrames, ticksPerSecond, ...(smpte && { smpte }) };
}

/** Frames that a time code counts and no film has (SMPTE ST 12): numbers at the beginning of most minutes are left out. */
function droppedFrames(dropMode: string, hours: number, minutes: number): number {
  if (dropMode === 'dropNTSC') return (hours * 54 + minutes - Math.floor(minutes / 10)) * 2;
  return dropMode === 'dropPAL' ? (hours * 27 + Math.floor(minutes / 2) - Math.floor(minutes / 20)) * 4 : 0;
}

/** TTML2 section 12.3: a clock time `hh:mm:ss.fff` or `hh:mm:ss:frames`, or an offset such as `1.5s`, `90f`, `10000000t`. */
function readTime({ attributes, line }: XmlElement, name: string, clock: Clock): number | undefined {
  const text = attributes.get(name)?.trim();
  if (text === undefined) return undefined;
  const code = /^(\d{1,4}):([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,9})|:(\d{1,3})(?:\.(\d{1,3}))?)?$/.exec(text);
  if (code) {
    const [, hours, minutes, seconds, fraction = '0', frames = '0', parts = '0'] = code;
    const counted = (Number(frames) + Number(parts) / clock.subFrames) / clock.framesPerSecond;
    const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return inSeconds(whole, Number(hours), Number(minutes), clock) + Number(`0.${fraction}`) + counted;
  }
  const offset = /^(\d{1,15}(?:\.\d{1,9})?)(h|ms|m|s|f|t)$/.exec(text);
  if (!offset)
    throw problemAt(
      line,
      because('captions.noTime', { found: text.slice(0, 40), example: `${name}="00:00:01.000"` }),
    );
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

/** Seconds at which a time code of so many seconds is shown (TTML2 appendix I.3). */
function inSeconds(whole: number, hours: number, minutes: number, { framesPerSecond, smpte }: Clock): number {
  if (!smpte) return whole;
  const dropped = droppedFrames(smpte.dropMode, hours, minutes);
  return (whole * smpte.framesPerSecond - dropped) / framesPerSecond;
}

export const isTimed = ({ attributes }: XmlElement) =>
  attributes.has('begin') || attributes.has('end') || attributes.has('dur');

/**
 * When an element is there. Its times count from the beginning of the element around it or, in a sequence, from the end of
 * the one before; it never lasts longer than what is around it.
 */
export function intervalOf(element: XmlElement, around: Interval, from: number, clock: Clock): Interval {
  const start = from + (readTime(element, 'begin', clock) ?? 0);
  const end = readTime(element, 'end', clock);
  const duration = readTime(element, 'dur', clock);
  return {
    start,
    end: Math.min(
      around.end,
      end === undefined ? Infinity : from + end,
      duration === undefined ? Infinity : start + duration,
    ),
  };
}

/**
 * When an element's children are there. In a sequence one without an end lasts as long as what is in it. Text by itself takes
 * no time there, or what follows would never come; the last text lasts as long as the sequence.
 */
export function childIntervals(
  element: XmlElement,
  around: Interval,
  clock: Clock,
): Map<XmlElement, Interval> {
  const isSequence = element.attributes.get('timeContainer') === 'seq';
  const intervals = new Map<XmlElement, Interval>();
  const last = element.children.findLast((child) => child.kind === 'element' && isStep(child));
  let from = around.start;
  for (const child of element.children) {
    if (child.kind === 'text') continue;
    const interval = intervalOf(child, around, from, clock);
    intervals.set(child, interval);
    if (!isSequence || !isStep(child)) continue;
    const duration = impliedDuration(child, clock);
    if (!hasEnd(child) && (duration > 0 || child !== last))
      interval.end = Math.min(interval.end, interval.start + duration);
    from = Math.max(from, interval.end);
  }
  return intervals;
}

const steps = new Set(['div', 'p', 'span', 'set', 'animate']);
/** Line ends, regions and what is said about the text are not steps of a sequence. */
const isStep = ({ name }: XmlElement) => steps.has(name);

const hasEnd = ({ attributes }: XmlElement) => attributes.has('end') || attributes.has('dur');

const durations = new WeakMap<XmlElement, number>();

/** Seconds until the last of what is in an element ends; text by itself takes no time. */
function impliedDuration(element: XmlElement, clock: Clock): number {
  const known = durations.get(element);
  if (known !== undefined) return known;
  let latest = 0;
  for (const [child, { start, end }] of childIntervals(element, { start: 0, end: Infinity }, clock))
    latest = Math.max(latest, hasEnd(child) ? end : start + impliedDuration(child, clock));
  durations.set(element, latest);
  return latest;
}
