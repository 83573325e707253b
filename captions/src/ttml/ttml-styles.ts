import { readColor } from '../colors.ts';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { childrenNamed, textOf, type XmlElement } from '@tv/contract/formats/read-xml';
import type { RunStyle } from '../runs.ts';
import { readFamily, readSize } from '../vtt/vtt-styles.ts';

/** Style attributes of TTML by their names without a prefix, as far as they are read. */
export type Specified = Map<string, string>;

const inheritedNames = new Set([
  'color',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'textAlign',
  'textDecoration',
  'visibility',
]);
const ownNames = new Set([
  'backgroundColor',
  'display',
  'displayAlign',
  'extent',
  'opacity',
  'origin',
  'position',
  'ruby',
  'writingMode',
]);
const maxReferences = 20;

/** Styles and regions of a document's head, by their ids, and the units that lengths count in. */
export type Head = {
  styles: Map<string, XmlElement>;
  regions: Map<string, XmlElement>;
  agents: Map<string, string>;
  /** What is true where nothing is said (TTML2 section 10.1.1). */
  initial: Specified;
  /** Pixels of the picture, where the document counts in them. */
  pixels: [width: number, height: number] | undefined;
  cells: [columns: number, rows: number];
};

export function readHead(root: XmlElement): Head {
  const head: Head = {
    styles: new Map(),
    regions: new Map(),
    agents: new Map(),
    initial: new Map(),
    pixels: undefined,
    cells: [32, 15],
  };
  const [, width, height] =
    /^(\d+(?:\.\d+)?)px\s+(\d+(?:\.\d+)?)px$/.exec(root.attributes.get('extent') ?? '') ?? [];
  if (Number(width) > 0 && Number(height) > 0) head.pixels = [Number(width), Number(height)];
  const [, columns, rows] = /^(\d+)\s+(\d+)$/.exec(root.attributes.get('cellResolution') ?? '') ?? [];
  if (Number(columns) > 0 && Number(rows) > 0) head.cells = [Number(columns), Number(rows)];
  const visit = (element: XmlElement) => {
    const id = element.attributes.get('id') ?? '';
    if (element.name === 'style') head.styles.set(id, element);
    else if (element.name === 'region') head.regions.set(id, element);
    else if (element.name === 'initial') addOwn(element, head.initial);
    else if (element.name === 'agent') head.agents.set(id, agentName(element) ?? id);
    if (element.name === 'style' || element.name === 'region' || element.name === 'agent') return;
    for (const child of element.children) if (child.kind === 'element') visit(child);
  };
  childrenNamed(root, 'head').forEach(visit);
  return head;
}

function agentName(agent: XmlElement): string | undefined {
  const names = childrenNamed(agent, 'name');
  const best = names.find(({ attributes }) => attributes.get('type') !== 'alias') ?? names[0];
  return (best && textOf(best).replace(/\s+/g, ' ').trim().slice(0, itemLimits.speaker)) || undefined;
}

/**
 * What an element says of itself (TTML2 section 8.4.2): by itself, else inside itself if it is a region, else by the
 * styles that it names, of which a later one wins.
 */
export function specifiedBy(element: XmlElement, head: Head): Specified {
  const styles: Specified = new Map();
  addReferred(element, head, styles, { count: 0 });
  if (element.name === 'region')
    for (const style of childrenNamed(element, 'style')) {
      addReferred(style, head, styles, { count: 0 });
      addOwn(style, styles);
    }
  addOwn(element, styles);
  return styles;
}

function addReferred(
  { attributes }: XmlElement,
  head: Head,
  styles: Specified,
  seen: { count: number },
): void {
  for (const id of (attributes.get('style') ?? '').split(/\s+/).filter(Boolean)) {
    const style = head.styles.get(id);
    // Styles that name each other would never end.
    if (!style || (seen.count += 1) > maxReferences) continue;
    addReferred(style, head, styles, seen);
    addOwn(style, styles);
  }
}

/** What an element says by its own attributes. */
export function ownStyles(element: XmlElement): Specified {
  const styles: Specified = new Map();
  addOwn(element, styles);
  return styles;
}

function addOwn({ attributes }: XmlElement, styles: Specified): void {
  for (const [name, value] of attributes)
    if (inheritedNames.has(name) || ownNames.has(name)) styles.set(name, value.trim());
}

/** What is true of an element inside another: what it says, and what it inherits. */
export function computedInside(around: Specified, own: Specified, head: Head): Specified {
  const computed: Specified = new Map();
  for (const [name, value] of around) if (inheritedNames.has(name)) computed.set(name, value);
  // The field behind a paragraph's words is drawn behind those of its spans.
  const field = around.get('backgroundColor');
  if (field !== undefined) computed.set('backgroundColor', field);
  for (const [name, value] of own)
    computed.set(name, name === 'fontSize' ? sizeInside(around.get(name), value, head) : value);
  return computed;
}

/** Times the usual size, written as a number. */
function sizeInside(around: string | undefined, value: string, { pixels, cells }: Head): string {
  const [, amount = '', unit] = /(\d{1,4}(?:\.\d{1,4})?)(%|em|c|px|rh)$/.exec(value) ?? [];
  const base = Number(around ?? 1);
  const times: Record<string, number> = {
    '%': (base * Number(amount)) / 100,
    em: base * Number(amount),
    c: Number(amount),
    px: pixels ? (Number(amount) / pixels[1]) * cells[1] : base,
    rh: (Number(amount) / 100) * cells[1],
  };
  return String(times[unit ?? ''] ?? base);
}

/** The style of letters. */
export function runStyleOf(computed: Specified): RunStyle {
  const value = (name: string) => computed.get(name) ?? '';
  const color = readColor(value('color'), 255);
  const background = readColor(value('backgroundColor'), 255);
  const family = readFamily(value('fontFamily'));
  const size = readSize(Number(computed.get('fontSize') ?? 1));
  return {
    ...(/italic|oblique/.test(value('fontStyle')) && { italic: true }),
    ...(value('fontWeight') === 'bold' && { bold: true }),
    ...(/(?:^|\s)underline/.test(value('textDecoration')) && { underline: true }),
    ...(/(?:^|\s)lineThrough/.test(value('textDecoration')) && { strike: true }),
    ...(color && { color }),
    ...(background && background !== '#00000000' && { background }),
    ...(family && { family }),
    ...(size !== 1 && { size }),
  };
}

/** Whether an element is hidden with everything in it (TTML2 sections 10.2.8 and 10.2.27). */
export const isGone = (styles: Specified) =>
  styles.get('display') === 'none' || Number(styles.get('opacity') ?? 1) <= 0;

/** Its letters cannot be seen; those of an element in it can, which says so (TTML2 section 10.2.48). */
export const isHidden = (computed: Specified) => computed.get('visibility') === 'hidden';
