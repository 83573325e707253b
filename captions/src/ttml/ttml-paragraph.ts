import { note } from '@tv/contract/reasons/notes';
import type { CuePlace, CueRun } from '@tv/contract/captions/cues';
import type { XmlElement } from '@tv/contract/formats/read-xml';
import { cutAtTimes, type Piece } from './cut-at-times.ts';
import { always, noteAnimation, readRegion, within, type Around, type Document } from './ttml-around.ts';
import { stretchesOf, stylesDuring, type Change, type Styled } from './ttml-changes.ts';
import { placeOf } from './ttml-places.ts';
import { readRuby } from './ttml-ruby.ts';
import { computedInside, isGone, isHidden, runStyleOf, type Head, type Specified } from './ttml-styles.ts';
import type { Interval } from './ttml-times.ts';
import { spacesKept } from './ttml-spaces.ts';

/** Elements of a document that are read once more, for a stretch of time each: of so many changes nobody sees any. */
const mostReadAgain = 500_000;

type Shown = { interval: Interval; isTimed: boolean; runs: CueRun[]; place: CuePlace | undefined };

/** Where the reader of a paragraph is. */
type Reader = {
  /** Line ends before it. */
  line: number;
  isLineStart: boolean;
  /** Only content that is shown in this time is read. Undefined: content of any time, without changes of style. */
  during?: Interval;
  /** Elements and changes of style that were met. */
  count: number;
  changes: Change[];
};

/** A paragraph as cues, one for each state that it is in. */
export function readParagraph(element: XmlElement, around: Around, document: Document): void {
  const region = around.region && readRegion(around.region, document);
  const chain = [...(region ? [region.styled] : []), ...around.styles];
  const isSpent = document.readAgain > mostReadAgain;
  const reader = newReader(isSpent ? [] : chain.flatMap(({ changes }) => changes));
  const atRest = readState(element, around, region?.styled, document, reader);
  const states = readStates(element, around, region?.styled, document, reader) ?? atRest;
  const shown = region?.shown ?? always;
  const id = element.attributes.get('id');
  for (const [index, { interval, isTimed, runs, place }] of states.entries())
    document.found.push({
      line: element.line,
      isThroughout: !isTimed,
      cue: {
        ...(id && index === 0 && { id: id.slice(0, 200) }),
        // A region that has times is there for that long only.
        startTime: Math.max(interval.start, shown.start),
        endTime: Math.min(interval.end, shown.end),
        ...(place && { place }),
        runs,
      },
    });
}

const newReader = (changes: Change[], during?: Interval): Reader => ({
  line: 0,
  isLineStart: true,
  count: 0,
  changes,
  ...(during && { during }),
});

/**
 * Reads it for each stretch of time between changes of style, if there are any and not too many. Stretches in which the
 * same is seen are one.
 */
function readStates(
  element: XmlElement,
  around: Around,
  region: Styled | undefined,
  document: Document,
  { changes, count }: Reader,
): Shown[] | undefined {
  if (changes.length === 0) return undefined;
  const stretches = stretchesOf(around.interval, changes);
  document.readAgain += stretches.length * (count + changes.length);
  if (document.readAgain > mostReadAgain) {
    document.notes.add(note('note.styleChanges'));
    return undefined;
  }
  const states: Shown[] = [];
  for (const stretch of stretches)
    for (const state of readState(element, around, region, document, newReader([], stretch))) {
      const before = states.at(-1);
      if (before && before.interval.end === state.interval.start && isSame(before, state))
        before.interval.end = state.interval.end;
      else states.push(state);
    }
  return states;
}

const isSame = (one: Shown, other: Shown) =>
  JSON.stringify([one.runs, one.place]) === JSON.stringify([other.runs, other.place]);

function readState(
  element: XmlElement,
  around: Around,
  styledRegion: Styled | undefined,
  document: Document,
  reader: Reader,
): Shown[] {
  const { head } = document;
  const { during } = reader;
  const styles = around.styles.map((styled) => stylesDuring(styled, during));
  const region = regionOf(styledRegion && stylesDuring(styledRegion, during), styles.at(-1)!, head);
  // At rest what changes is read in any case, so that changes inside it are found.
  if ([region, ...styles].some(isGone) && (during || reader.changes.length === 0)) return [];
  const computed = styles.reduce(
    (inherited, own) => computedInside(inherited, own, head),
    regionStyle(region, head),
  );
  const pieces = collect(element, { ...around, computed }, document, reader);
  const place = placeOf(region, computed, head);
  return cutAtTimes(pieces, element.line).map((cut) => ({ ...cut, place }));
}

const ownPlace = ['origin', 'extent', 'position', 'displayAlign', 'writingMode'];

/** What the region of a paragraph says. Where the paragraph names a box by itself, its own place counts. */
function regionOf(region: Specified | undefined, own: Specified, head: Head): Specified {
  const specified = new Map([...head.initial, ...(region ?? [])]);
  if (!own.has('origin') && !own.has('extent')) return specified;
  const places = ownPlace.flatMap((name) => (own.has(name) ? [[name, own.get(name)!] as const] : []));
  return new Map([...specified, ...places]);
}

/** The style that the body inherits from a region. The background of a region is behind the text, not part of its style. */
function regionStyle(region: Specified, head: Head): Specified {
  const style = computedInside(new Map(), region, head);
  style.delete('backgroundColor');
  return style;
}

type Inside = Around & { computed: Specified };

const boldlike: Record<string, [string, string]> = {
  i: ['fontStyle', 'italic'],
  b: ['fontWeight', 'bold'],
  u: ['textDecoration', 'underline'],
};

/** The texts in an element, each with its time; what is neither text, line end nor span is not shown. */
function collect(element: XmlElement, inside: Inside, document: Document, reader: Reader): Piece[] {
  const { computed, spoken } = inside;
  const pieces: Piece[] = [];
  const style = { ...runStyleOf(computed), ...spoken };
  const interval = reader.during ? common(inside.interval, reader.during) : inside.interval;
  for (const [index, child] of element.children.entries()) {
    reader.count += 1;
    if (child.kind === 'text') {
      // In a sequence text by itself takes no time.
      if (inside.isSequence) continue;
      const text = inside.preservesSpace
        ? spacesKept(child.text, reader.isLineStart, isBeforeWords(element.children[index + 1]))
        : child.text.replace(/[ \t\n]+/g, ' ');
      reader.isLineStart = /\n[ \t]*$/.test(text) || (reader.isLineStart && !/[^ \t\n]/.test(text));
      const isThere = !isHidden(computed) && (!reader.during || interval.end > interval.start);
      if (isThere)
        pieces.push({ run: { text, ...style }, interval, line: reader.line, isTimed: inside.isTimed });
    } else if (child.name === 'br') {
      reader.line += 1;
      reader.isLineStart = true;
    } else if (child.name === 'span' || Object.hasOwn(boldlike, child.name))
      pieces.push(...collectSpan(child, inside, document, reader));
    else noteAnimation(child, document.notes);
  }
  return pieces;
}

/** Whether a text is followed by words on the same line. */
const isBeforeWords = (next: XmlElement['children'][number] | undefined) =>
  next?.kind === 'element' && next.name === 'span';

function collectSpan(child: XmlElement, inside: Inside, document: Document, reader: Reader): Piece[] {
  const { head } = document;
  const around = within(child, inside, document);
  const styled = around.styles.at(-1)!;
  if (!reader.during) for (const change of styled.changes) reader.changes.push(change);
  const [name, value] = boldlike[child.name] ?? [];
  const own = new Map([
    ...(name && value ? [[name, value] as const] : []),
    ...stylesDuring(styled, reader.during),
  ]);
  if (isGone(own) && (reader.during || styled.changes.length === 0)) return [];
  const next = { ...around, computed: computedInside(inside.computed, own, head) };
  const inner = collect(child, next, document, reader);
  return own.get('ruby') === 'container' ? readRuby(child, inner, head) : inner;
}

const common = (one: Interval, other: Interval): Interval => ({
  start: Math.max(one.start, other.start),
  end: Math.min(one.end, other.end),
});
