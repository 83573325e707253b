import type { CuePlace } from '@tv/contract/captions/cues';
import type { Head, Specified } from './ttml-styles.ts';

/** Percentages of the picture. */
type Box = { x: number; y: number; width: number; height: number };

const round = (share: number) => Math.round(Math.max(0, Math.min(100, share)) * 100) / 100;

/** A length as a percentage of the picture's width or height. */
function readLength(text: string | undefined, axis: 0 | 1, { pixels, cells }: Head): number | undefined {
  const [, amount, unit] = /^([+-]?\d{1,5}(?:\.\d{1,6})?)(%|px|c|rw|rh)$/.exec(text ?? '') ?? [];
  if (amount === undefined) return undefined;
  const value = Number(amount);
  if (unit === 'px') return pixels && (value / pixels[axis]) * 100;
  return unit === 'c' ? (value / cells[axis]) * 100 : value;
}

function readPair(text: string | undefined, head: Head): [number, number] | undefined {
  const [first, second] = (text ?? '').trim().split(/\s+/);
  const [x, y] = [readLength(first, 0, head), readLength(second, 1, head)];
  return x === undefined || y === undefined ? undefined : [x, y];
}

const aligned: Record<string, CuePlace['align']> = {
  left: 'left',
  start: 'start',
  right: 'right',
  end: 'end',
  justify: 'start',
};

/**
 * A region of TTML (sections 8.2 and 9) in the terms of WebVTT: where its box is, and at which of its edges the text
 * stands. A region that says nothing of its place has the usual one.
 */
export function placeOf(region: Specified, paragraph: Specified, head: Head): CuePlace | undefined {
  const extent = readPair(region.get('extent'), head);
  const origin =
    readPair(region.get('origin'), head) ?? originByPosition(region.get('position'), extent, head);
  const displayAlign = region.get('displayAlign');
  const textAlign = paragraph.get('textAlign');
  const isPlaced = origin !== undefined || extent !== undefined;
  // Text begins at the start unless something else is said; but where nothing is said at all it stands in the middle.
  const align = textAlign === undefined ? (isPlaced ? 'start' : undefined) : aligned[textAlign];
  const [x, y] = origin ?? [0, 0];
  const [width, height] = extent ?? [100 - x, 100 - y];
  const box = { x, y, width: Math.min(width, 100 - x), height: Math.min(height, 100 - y) };
  const mode = region.get('writingMode') ?? '';
  const vertical = /^tb(rl)?$/.test(mode) ? 'rl' : mode === 'tblr' ? 'lr' : undefined;
  const place: CuePlace = {
    ...(vertical && { vertical }),
    ...(isPlaced || displayAlign ? across(box, displayAlign ?? 'before', vertical) : {}),
    ...(isPlaced ? along(box, align, vertical) : {}),
    ...(align && { align }),
  };
  return Object.keys(place).length > 0 ? place : undefined;
}

const sides: Record<string, string> = { left: '0%', top: '0%', center: '50%', right: '100%', bottom: '100%' };

/** TTML2 section 10.2.33: percentages are of the room that the region leaves. */
function originByPosition(
  position: string | undefined,
  extent: [number, number] | undefined,
  head: Head,
): [number, number] | undefined {
  if (position === undefined) return undefined;
  const [first = 'center', second = 'center'] = position.trim().split(/\s+/);
  const isSwapped = /^(top|bottom)$/.test(first) || /^(left|right)$/.test(second);
  const texts = isSwapped ? [second, first] : [first, second];
  const [x, y] = texts.map((text, axis) => {
    const share = readLength(sides[text] ?? text, axis as 0 | 1, head);
    const isShare = (sides[text] ?? text).endsWith('%');
    return share !== undefined && isShare ? (share * (100 - (extent?.[axis] ?? 100))) / 100 : share;
  });
  return x === undefined || y === undefined ? undefined : [x, y];
}

/** On which line, or column, it stands. At the very bottom is where every cue stands. */
function across(
  { x, y, width, height }: Box,
  displayAlign: string,
  vertical: CuePlace['vertical'],
): CuePlace {
  const [low, high] = vertical ? [x, x + width] : [y, y + height];
  const [first, last] = vertical === 'rl' ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const edge = displayAlign === 'before' ? first : displayAlign === 'after' ? last : 'center';
  if (edge === 'center') return { line: round((low + high) / 2), lineAlign: 'center' };
  if (edge === 'start') return { line: round(low) };
  return !vertical && high >= 99.995 && low <= 0.005 ? {} : { line: round(high), lineAlign: 'end' };
}

/** The position and size of a caption along the line. */
function along(
  { x, y, width, height }: Box,
  align: CuePlace['align'],
  vertical: CuePlace['vertical'],
): CuePlace {
  const [from, size] = vertical ? [y, height] : [x, width];
  const share = anchorOf(align);
  const position = round(from + size * share);
  return {
    ...(position !== share * 100 && { position }),
    ...(round(size) !== 100 && { size: round(size) }),
  };
}

/** Which part of a box its alignment holds on to. */
const anchorOf = (align: CuePlace['align']) =>
  align === 'start' || align === 'left' ? 0 : align === undefined ? 0.5 : 1;

/** Percentages of the height that one line takes: WebVTT counts lines of 5.33 % of it. */
const lineHeight = 5.33;
const anchors = { 'line-left': 0, center: 0.5, 'line-right': 1 };

/** The box and the edges by which TTML says a place: style attributes of a region. */
export function regionStyles(place: CuePlace): Record<string, string> {
  const { vertical, align, position, positionAlign, size = 100 } = place;
  const share = positionAlign ? anchors[positionAlign] : anchorOf(align);
  const at = position ?? anchorOf(align) * 100;
  // No wider than there is room for on both sides of where it is held.
  const room = Math.min(share > 0 ? at / share : Infinity, share < 1 ? (100 - at) / (1 - share) : Infinity);
  const width = round(Math.min(size, room));
  const from = round(at - width * share);
  const { low, high, edge } = band(place);
  const [first, last] = vertical === 'rl' ? ['after', 'before'] : ['before', 'after'];
  const percent = (...shares: number[]) => shares.map((each) => `${round(each)}%`).join(' ');
  return {
    origin: vertical ? percent(low, from) : percent(from, low),
    extent: vertical ? percent(high - low, width) : percent(width, high - low),
    displayAlign: edge === 'center' ? 'center' : edge === 'start' ? first! : last!,
    textAlign: align ?? 'center',
    ...(vertical && { writingMode: vertical === 'rl' ? 'tbrl' : 'tblr' }),
  };
}

/** The range in which a cue may grow, and the edge to which it is aligned. */
function band({ vertical, line, isLineNumber, lineAlign }: CuePlace) {
  if (line === undefined)
    return vertical === 'rl' ? { low: 0, high: 100, edge: 'start' } : { low: 0, high: 100, edge: 'end' };
  if (isLineNumber) {
    const isFromEnd = line < 0;
    const at = isFromEnd ? 100 + (line + 1) * lineHeight : line * lineHeight;
    // Columns are counted from the right where lines follow each other to the left.
    const share = vertical === 'rl' ? 100 - at : at;
    const edge = isFromEnd === (vertical === 'rl') ? 'start' : 'end';
    return edge === 'start' ? { low: share, high: 100, edge } : { low: 0, high: share, edge };
  }
  if (lineAlign === 'center') {
    const half = Math.min(line, 100 - line);
    return { low: line - half, high: line + half, edge: 'center' };
  }
  return lineAlign === 'end' ? { low: 0, high: line, edge: 'end' } : { low: line, high: 100, edge: 'start' };
}
