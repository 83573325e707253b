import { note } from '@tv/contract/reasons/notes';
import { readColor } from '../colors.ts';
import type { RunStyle } from '../runs.ts';
import type { Notes } from '../subtitle-file.ts';

/** An element of a cue's text, as selectors of a style sheet see it; the outermost is the cue itself. */
export type CueElement = {
  name: '' | 'c' | 'i' | 'b' | 'u' | 'v' | 'lang' | 'ruby' | 'rt';
  id?: string | undefined;
  classes: readonly string[];
  /** Speaker of `v`, language of `lang`. */
  annotation?: string;
};

type Matcher = (element: CueElement) => boolean;
/** One selector of a rule; `parts` must match an element and, from its inside out, elements around it. */
type Rule = {
  parts: Matcher[];
  weight: number;
  style: RunStyle & { plain?: PlainStyle };
  className?: string;
};
/** What a rule takes away. */
type PlainStyle = { italic?: true; bold?: true; underline?: true };
/** Rules in the order in which they count; those of one class, found by its name, and the others. */
export type Sheet = { byClass: Map<string, OrderedRule[]>; others: OrderedRule[] };
type OrderedRule = Rule & { order: number };

const longestSheet = 200_000;
const longestSelector = 2_000;
const maxOthers = 100;

/** The rules of `STYLE` blocks (WebVTT section 8.2) that this service understands: what letters look like. */
export function readSheet(sheet: string, notes: Notes): Sheet {
  if (sheet.length > longestSheet) notes.add(note('note.longStyles'));
  const rules: Rule[] = [];
  const plain = sheet.slice(0, longestSheet).replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' ');
  for (const block of plain.split('}')) {
    const [selectors = '', declarations] = block.split('{');
    if (declarations === undefined) continue;
    const style = readDeclarations(declarations);
    for (const selector of selectors.slice(0, longestSelector).split(/,(?![^(]*\))/)) {
      const inner = /^\s*::cue(?:\(([^()]*(?:\([^()]*\))?[^()]*)\))?\s*$/.exec(selector);
      if (!inner) notes.add(note('note.style', { selector: selector.trim().slice(0, 60) }));
      else for (const each of (inner[1] ?? '').split(',')) rules.push({ ...readSelector(each), style });
    }
  }
  const ordered = rules
    .sort((one, other) => one.weight - other.weight)
    .map((rule, order) => ({ ...rule, order }));
  const others = ordered.filter(({ className }) => className === undefined);
  if (others.length > maxOthers) notes.add(note('note.manyStyles', { most: maxOthers }));
  const byClass = Map.groupBy(
    ordered.filter(({ className }) => className !== undefined),
    ({ className }) => className!,
  );
  return { byClass, others: others.slice(0, maxOthers) };
}

function readSelector(text: string): Omit<Rule, 'style'> {
  const className = /^\s*\.([\w-]+)\s*$/.exec(text)?.[1];
  let weight = 0;
  const parts = (text.match(/(?:\[[^\]]*\]|[^\s>])+/g) ?? []).map((part) => {
    const conditions: Matcher[] = [];
    const pattern =
      /(^[a-z]+|\*)|\.((?:[\w-]|\\.|[^\0-\x7f])+)|#((?:[\w-]|\\.|[^\0-\x7f])+)|\[(voice|lang)\s*=\s*["']?([^"'\]]*)["']?\]|:lang\(["']?([^"')]*)["']?\)|(.)/gi;
    for (const [, name, className, id, attribute, value, language, other] of part.matchAll(pattern)) {
      weight += id ? 100 : className || attribute || language ? 10 : 1;
      if (name && name !== '*') conditions.push((element) => element.name === name.toLowerCase());
      if (className) conditions.push((element) => element.classes.includes(unescaped(className)));
      if (id) conditions.push((element) => element.id === unescaped(id));
      if (attribute)
        conditions.push(
          (element) =>
            element.name === (attribute === 'voice' ? 'v' : 'lang') && element.annotation === value,
        );
      if (language)
        conditions.push(({ name: at, annotation = '' }) => at === 'lang' && speaks(annotation, language));
      // `:past`, `:future` and their like are states of the player.
      if (other) conditions.push(() => false);
    }
    return (element: CueElement) => conditions.every((holds) => holds(element));
  });
  return {
    parts: parts.length > 0 ? parts : [({ name }) => name === ''],
    weight,
    ...(className !== undefined && { className }),
  };
}

const unescaped = (name: string) => name.replace(/\\(.)/g, '$1');
const speaks = (language: string, wanted: string) =>
  `${language.toLowerCase()}-`.startsWith(`${wanted.toLowerCase()}-`);

function readDeclarations(text: string): Rule['style'] {
  const style: Rule['style'] = {};
  const plain: PlainStyle = {};
  for (const declaration of text.split(';')) {
    const [name = '', ...rest] = declaration.split(':');
    const value = rest
      .join(':')
      .replace(/!\s*important/i, '')
      .trim()
      .toLowerCase();
    switch (name.trim().toLowerCase()) {
      case 'color':
        style.color = readColor(value) ?? style.color!;
        break;
      case 'background':
      case 'background-color':
        style.background = readColor(value) ?? style.background!;
        break;
      case 'font-style':
        if (/^(italic|oblique)/.test(value)) style.italic = true;
        else plain.italic = true;
        break;
      case 'font-weight':
        if (/^(bold|bolder|[6-9]00)$/.test(value)) style.bold = true;
        else plain.bold = true;
        break;
      case 'text-decoration':
      case 'text-decoration-line':
        if (value.includes('underline')) style.underline = true;
        if (value.includes('line-through')) style.strike = true;
        if (value === 'none') plain.underline = true;
        break;
      case 'font-family': {
        const family = readFamily(value);
        if (family) style.family = family;
        break;
      }
      case 'font-size': {
        const size = /^(\d{1,3}(?:\.\d{1,4})?)(em|%)$/.exec(value);
        if (size) style.size = readSize(Number(size[1]) / (size[2] === '%' ? 100 : 1));
        break;
      }
    }
  }
  if (!style.color) delete style.color;
  if (!style.background) delete style.background;
  return { ...style, ...(Object.keys(plain).length > 0 && { plain }) };
}

/** The generic family of a font. The font itself is ignored, because viewers rarely have it. */
export function readFamily(text: string): RunStyle['family'] {
  const value = text.toLowerCase();
  if (/mono|courier|console/.test(value)) return 'monospace';
  if (/cursive|casual/.test(value)) return 'cursive';
  if (/sans|arial|helvetica|verdana|tahoma|roboto/.test(value)) return 'sans-serif';
  if (/serif|times|georgia/.test(value)) return 'serif';
  return undefined;
}

export const readSize = (times: number) => Math.round(Math.max(0.5, Math.min(2, times)) * 100) / 100;

/** What an element looks like inside those around it, the outermost first. */
export function styleInside(
  inherited: RunStyle,
  around: readonly CueElement[],
  element: CueElement,
  { byClass, others }: Sheet,
): RunStyle {
  const style = { ...inherited };
  if (element.name === 'i') style.italic = true;
  if (element.name === 'b') style.bold = true;
  if (element.name === 'u') style.underline = true;
  const rules = [
    ...others.filter(({ parts }) => matches(parts, around, element)),
    ...element.classes.flatMap((name) => byClass.get(name) ?? []),
  ].sort((one, other) => one.order - other.order);
  for (const rule of rules) {
    const { plain, ...own } = rule.style;
    if (plain?.italic) delete style.italic;
    if (plain?.bold) delete style.bold;
    if (plain?.underline) delete style.underline;
    Object.assign(style, own);
    if (own.size !== undefined) style.size = readSize(own.size * (inherited.size ?? 1));
  }
  if (style.size === 1) delete style.size;
  return style;
}

function matches(parts: readonly Matcher[], around: readonly CueElement[], element: CueElement): boolean {
  if (!parts.at(-1)!(element)) return false;
  let left = parts.length - 2;
  for (let index = around.length - 1; index >= 0 && left >= 0; index -= 1)
    if (parts[left]!(around[index]!)) left -= 1;
  return left < 0;
}
