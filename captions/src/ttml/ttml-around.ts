import { itemLimits } from '@tv/contract/limits/item-limits';
import { note } from '@tv/contract/reasons/notes';
import { childrenNamed, type XmlElement } from '@tv/contract/formats/read-xml';
import type { CueAtLine } from '../order-cues.ts';
import type { RunStyle } from '../runs.ts';
import type { Notes } from '../subtitle-file.ts';
import { styledBy, type Styled } from './ttml-changes.ts';
import type { Head } from './ttml-styles.ts';
import { childIntervals, intervalOf, isTimed, type Clock, type Interval } from './ttml-times.ts';

/** `isThroughout`: nothing says when it is shown. */
export type FoundCue = CueAtLine & { isThroughout: boolean };

/** A region, when it is there, and what changes in it. */
type Region = { shown: Interval; styled: Styled };

/** A document while it is read. */
export type Document = {
  head: Head;
  clock: Clock;
  language: string;
  notes: Notes;
  regions: Map<XmlElement, Region>;
  found: FoundCue[];
  /** Elements that were read once more for changes of style. */
  readAgain: number;
};

/** What an element has from those around it, and from itself. */
export type Around = {
  interval: Interval;
  /** The times of its children. */
  intervals: Map<XmlElement, Interval>;
  /** Itself, or one around it, says when. */
  isTimed: boolean;
  isSequence: boolean;
  /** What each element from the body on says of its style. */
  styles: Styled[];
  region: XmlElement | undefined;
  /** The speaker and the language of the element. */
  spoken: RunStyle;
  preservesSpace: boolean;
};

export const always: Interval = { start: 0, end: Infinity };

/** The context of the body. */
export const aroundAll = (root: XmlElement, { clock }: Document): Around => ({
  interval: always,
  intervals: childIntervals(root, always, clock),
  isTimed: false,
  isSequence: false,
  styles: [],
  region: undefined,
  spoken: {},
  preservesSpace: root.attributes.get('space') === 'preserve',
});

/** What is around the children of an element, of which `around` has the times. */
export function within(element: XmlElement, around: Around, document: Document): Around {
  const { head, clock, language } = document;
  const { attributes } = element;
  const space = attributes.get('space');
  const interval = around.intervals.get(element)!;
  const intervals = childIntervals(element, interval, clock);
  const [ownRegion] = childrenNamed(element, 'region');
  return {
    interval,
    intervals,
    isTimed: around.isTimed || isTimed(element),
    isSequence: attributes.get('timeContainer') === 'seq',
    styles: [...around.styles, styledBy(element, intervals, head)],
    region: head.regions.get(attributes.get('region') ?? '') ?? ownRegion ?? around.region,
    spoken: spokenInside(around.spoken, element, head, language),
    preservesSpace: space === undefined ? around.preservesSpace : space === 'preserve',
  };
}

/** What a region says, worked out once. */
export function readRegion(element: XmlElement, { regions, head, clock }: Document): Region {
  const known = regions.get(element);
  if (known) return known;
  const shown = intervalOf(element, always, 0, clock);
  const region = { shown, styled: styledBy(element, childIntervals(element, shown, clock), head) };
  regions.set(element, region);
  return region;
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
  const spoken = { ...around, ...(speaker && { speaker: speaker.slice(0, itemLimits.speaker) }) };
  if (language && language !== documentLanguage) spoken.language = language;
  else if (language) delete spoken.language;
  return spoken;
}

export function noteAnimation({ name, line }: XmlElement, notes: Notes): void {
  if (name === 'animate') notes.at(line, note('note.gradual'));
}
