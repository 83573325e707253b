import { cutAtTimes, type Piece } from './cut-at-times.ts';
import { orderCues, type CueAtLine } from './order-cues.ts';
import { childrenNamed, type XmlElement } from '../../platform/xml/read-xml.ts';
import { readSubtitleXml } from './read-subtitle-xml.ts';
import type { RunStyle } from './runs.ts';
import { problemAt, type Notes } from './subtitle-file.ts';
import { placeOf } from './ttml-places.ts';
import { readRuby } from './ttml-ruby.ts';
import {
  computedInside,
  isShown,
  readHead,
  runStyleOf,
  specifiedBy,
  type Head,
  type Specified,
} from './ttml-styles.ts';
import { childIntervals, clockOf, intervalOf, isTimed, type Clock, type Interval } from './ttml-times.ts';

type Document = { head: Head; clock: Clock; language: string; notes: Notes; found: CueAtLine[] };

/** What an element has from those around it. */
type Around = {
  interval: Interval;
  /** Itself, or one around it, says when. */
  isTimed: boolean;
  isSequence: boolean;
  /** What each element from the body on says of its style. */
  styles: Specified[];
  region: XmlElement | undefined;
  /** Its speaker and language. */
  spoken: RunStyle;
  preservesSpace: boolean;
};

const always: Interval = { start: 0, end: Infinity };

/** Seconds that a caption without an end stays if none follows. */
const usualLength = 5;

/** TTML, and its first edition DFXP: every text that is shown, with the times, styles and places of all around it. */
export function parseTtml(text: string, notes: Notes) {
  const root = readSubtitleXml(text);
  if (root.name !== 'tt') throw problemAt(1, 'a TTML file has a "tt" element around everything.');
  const language = root.attributes.get('lang') ?? '';
  const head = readHead(root);
  if (!head.pixels && [...head.regions.values()].some((region) => countsPixels(specifiedBy(region, head))))
    notes.add(
      'Its regions count pixels of a picture whose size it does not say; their places were left out.',
    );
  const document: Document = { head, clock: clockOf(root), language, notes, found: [] };
  const everything: Around = {
    interval: always,
    isTimed: false,
    isSequence: false,
    styles: [],
    region: undefined,
    spoken: {},
    preservesSpace: root.attributes.get('space') === 'preserve',
  };
  for (const body of childrenNamed(root, 'body'))
    walk(
      body,
      within(body, everything, childIntervals(root, everything.interval, document.clock), document),
      document,
    );
  endOpenOnes(document);
  return { cues: orderCues(document.found, notes), regions: [] };
}

function walk(element: XmlElement, around: Around, document: Document): void {
  if (around.styles.at(-1)!.get('display') === 'none') return;
  if (element.name === 'p') return readParagraph(element, around, document);
  const intervals = childIntervals(element, around.interval, document.clock);
  for (const child of element.children) {
    if (child.kind === 'text') continue;
    if (child.name === 'div' || child.name === 'p')
      walk(child, within(child, around, intervals, document), document);
    else noteAnimation(child, document.notes);
  }
}

function within(
  element: XmlElement,
  around: Around,
  intervals: Map<XmlElement, Interval>,
  { head, language }: Document,
): Around {
  const { attributes } = element;
  const space = attributes.get('space');
  return {
    interval: intervals.get(element)!,
    isTimed: around.isTimed || isTimed(element),
    isSequence: attributes.get('timeContainer') === 'seq',
    styles: [...around.styles, specifiedBy(element, head)],
    region: head.regions.get(attributes.get('region') ?? '') ?? around.region,
    spoken: spokenInside(around.spoken, element, head, language),
    preservesSpace: space === undefined ? around.preservesSpace : space === 'preserve',
  };
}

/** Who speaks, and in which language. */
function spokenInside(
  around: RunStyle,
  { attributes }: XmlElement,
  head: Head,
  documentLanguage: string,
): RunStyle {
  const agents = (attributes.get('agent') ?? attributes.get('actor') ?? '').split(/\s+/).filter(Boolean);
  const speaker = agents
    .slice(0, 5)
    .map((id) => head.agents.get(id) ?? id)
    .join(', ');
  const language = attributes.get('lang')?.slice(0, 35);
  const spoken = { ...around, ...(speaker && { speaker: speaker.slice(0, 120) }) };
  if (language && language !== documentLanguage) spoken.language = language;
  else if (language) delete spoken.language;
  return spoken;
}

function readParagraph(element: XmlElement, around: Around, document: Document): void {
  const { head, notes, found } = document;
  const region = regionOf(around, head);
  const computed = around.styles.reduce(
    (inherited, own) => computedInside(inherited, own, head),
    regionStyle(region, head),
  );
  if (region.get('display') === 'none') return;
  const pieces = collect(element, { ...around, computed }, document, { line: 0 });
  const timed = pieces.filter((piece) => {
    if (piece.isTimed) return true;
    if (piece.run.text.trim()) notes.at(element.line, 'the caption has no times and was left out.');
    return false;
  });
  const place = placeOf(region, computed, head);
  const id = element.attributes.get('id');
  const shown = around.region ? intervalOf(around.region, always, 0, document.clock) : always;
  for (const [index, { interval, runs }] of cutAtTimes(timed, element.line).entries())
    found.push({
      line: element.line,
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

const countsPixels = (region: Specified) =>
  ['origin', 'extent'].some((name) => region.get(name)?.includes('px'));

const ownPlace = ['origin', 'extent', 'position', 'displayAlign', 'writingMode'];

/** What the region of a paragraph says. Where the paragraph names a box by itself, its own place counts. */
function regionOf({ region, styles }: Around, head: Head): Specified {
  const specified = new Map([...head.initial, ...(region ? specifiedBy(region, head) : [])]);
  const own = styles.at(-1)!;
  if (!own.has('origin') && !own.has('extent')) return specified;
  const places = ownPlace.flatMap((name) => (own.has(name) ? [[name, own.get(name)!] as const] : []));
  return new Map([...specified, ...places]);
}

/** What the body inherits from a region; the region's field is behind the text, not of it. */
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
function collect(element: XmlElement, inside: Inside, document: Document, at: { line: number }): Piece[] {
  const { computed, interval, preservesSpace, spoken } = inside;
  if (!isShown(computed)) return [];
  const pieces: Piece[] = [];
  const style = { ...runStyleOf(computed), ...spoken };
  const intervals = childIntervals(element, interval, document.clock);
  for (const child of element.children) {
    if (child.kind === 'text') {
      // In a sequence text by itself takes no time.
      if (inside.isSequence) continue;
      const text = preservesSpace ? child.text : child.text.replace(/[ \t\n]+/g, ' ');
      pieces.push({ run: { text, ...style }, interval, line: at.line, isTimed: inside.isTimed });
    } else if (child.name === 'br') at.line += 1;
    else if (child.name === 'span' || Object.hasOwn(boldlike, child.name)) {
      const around = within(child, inside, intervals, document);
      const own = around.styles.at(-1)!;
      const [name, value] = boldlike[child.name] ?? [];
      if (name && value) own.set(name, value);
      const next = { ...around, computed: computedInside(computed, own, document.head) };
      const inner = collect(child, next, document, at);
      pieces.push(...(own.get('ruby') === 'container' ? readRuby(child, inner, document.head) : inner));
    } else noteAnimation(child, document.notes);
  }
  return pieces;
}

function noteAnimation({ name, line }: XmlElement, notes: Notes): void {
  if (name === 'set' || name === 'animate') notes.at(line, 'changes of style in time were left out.');
}

/** A caption that never ends ends when the next one begins. */
function endOpenOnes({ found, notes }: Document): void {
  const starts = [...new Set(found.map(({ cue }) => cue.startTime))].sort((one, other) => one - other);
  const following = new Map(starts.map((start, place) => [start, starts[place + 1]]));
  for (const { cue, line } of found) {
    if (cue.endTime !== Infinity) continue;
    cue.endTime = following.get(cue.startTime) ?? cue.startTime + usualLength;
    notes.at(line, 'the caption has no end; it ends when the next one begins.');
  }
}
