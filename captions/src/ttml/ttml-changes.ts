import type { XmlElement } from '@tv/contract/formats/read-xml';
import { ownStyles, specifiedBy, type Head, type Specified } from './ttml-styles.ts';
import type { Interval } from './ttml-times.ts';

/** What a `set` element says of the style of the element around it, and when (TTML2 section 13.1.2). */
export type Change = { interval: Interval; styles: Specified };

/** What an element says of its style, and what changes that for a time. */
export type Styled = { own: Specified; changes: Change[] };

/** `intervals` has the times of the element's children. */
export function styledBy(
  element: XmlElement,
  intervals: ReadonlyMap<XmlElement, Interval>,
  head: Head,
): Styled {
  const changes: Change[] = [];
  for (const child of element.children) {
    if (child.kind === 'text' || child.name !== 'set') continue;
    const styles = ownStyles(child);
    const interval = intervals.get(child)!;
    if (styles.size > 0 && interval.end > interval.start) changes.push({ interval, styles });
  }
  return { own: specifiedBy(element, head), changes };
}

/** The stretches of an interval in which no change begins or ends. */
export function stretchesOf({ start, end }: Interval, changes: readonly Change[]): Interval[] {
  const times = changes.flatMap(({ interval }) => [interval.start, interval.end]);
  const inside = [...new Set(times)].filter((time) => time > start && time < end).sort((a, b) => a - b);
  return [start, ...inside].map((from, index) => ({ start: from, end: inside[index] ?? end }));
}

/** The value that holds in a period of time: of two changes, the one that comes later in the file. Without a period: the value without changes. */
export function stylesDuring({ own, changes }: Styled, stretch?: Interval): Specified {
  if (!stretch) return own;
  const active = changes.filter(
    ({ interval }) => interval.start <= stretch.start && interval.end >= stretch.end,
  );
  return active.length === 0 ? own : new Map([...own, ...active.flatMap(({ styles }) => [...styles])]);
}
