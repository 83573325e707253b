import type { CueRun } from '@tv/contract/captions/cues';
import { decodeHTML } from 'entities';
import { readClock } from '../clock.ts';
import type { RunStyle } from '../runs.ts';
import { styleInside, type CueElement, type Sheet } from './vtt-styles.ts';
import { itemLimits } from '@tv/contract/limits/item-limits';

/** Colours that every WebVTT player knows as classes (section 5.2). */
export const colorClasses: Record<string, string> = {
  white: '#ffffff',
  lime: '#00ff00',
  cyan: '#00ffff',
  red: '#ff0000',
  yellow: '#ffff00',
  magenta: '#ff00ff',
  blue: '#0000ff',
  black: '#000000',
};

/** Classes that this service writes for what WebVTT says by style sheets only. */
const ownClass = /^tv-\d{1,4}$/;

const deepest = 50;
const tag = /^<(\/?)(c|i|b|u|v|lang|ruby|rt)((?:\.[^\s.<>&]+)*\.?)(?:[ \t\n]+([^>]*))?>?$/i;
/** Tags of HTML that editors leave in WebVTT. Players show nothing of them, and neither does this. */
const foreign = /^<\/?(?:font|span|p|br|div|em|strong|s|html|body)(?:[ \t\n/][^>]*)?>$/i;
const boldlike: Record<string, CueElement['name']> = { em: 'i', strong: 'b' };

type Opened = { element: CueElement; style: RunStyle };

/**
 * Cue text (WebVTT section 6.4) as runs. Unlike the standard, which drops every tag that it does not know, what is none of
 * WebVTT's tags stays text: nobody who wrote `Press <Enter>` meant a tag.
 */
export function readCueText(text: string, id: string | undefined, sheet: Sheet): CueRun[] {
  const cue: CueElement = { name: '', id, classes: [] };
  const open: Opened[] = [{ element: cue, style: styleInside({}, [], cue, sheet) }];
  const runs: CueRun[] = [];
  let from: number | undefined;
  /** The index at which the base of the open `ruby` begins. */
  let base: number | undefined;
  const say = (words: string) => {
    if (words === '') return;
    const { style } = open.at(-1)!;
    const timed = { ...style, ...(from !== undefined && { from }) };
    const isReading = open.some((each) => each.element.name === 'rt');
    if (isReading && base !== undefined) addReading(runs, base, words);
    else runs.push({ text: words, ...timed });
  };
  for (const token of text.split(/(<[^<>]*>|<[^<>]*$)/)) {
    if (!token.startsWith('<')) {
      say(decodeHTML(token));
      continue;
    }
    const time = /^<(\d{1,4}:[0-5]\d:[0-5]\d(?:\.\d{1,9})?|[0-5]\d:[0-5]\d\.\d{3})>$/.exec(token);
    if (time) {
      from = readClock(time[1]!);
      continue;
    }
    const like = /^<(\/?)(em|strong)\s*>$/i.exec(token);
    const parts = like ? [token, like[1], boldlike[like[2]!.toLowerCase()], '', undefined] : tag.exec(token);
    if (!parts || (!token.endsWith('>') && !parts[1])) {
      if (!foreign.test(token)) say(decodeHTML(token));
      continue;
    }
    const name = parts[2]!.toLowerCase() as CueElement['name'];
    if (parts[1]) {
      const index = open.findLastIndex(({ element }) => element.name === name);
      // `</ruby>` closes a reading with it; any other tag closes only what was opened last.
      const isLast = index === open.length - 1 || (name === 'ruby' && index === open.length - 2);
      if (index < 1 || !isLast) continue;
      open.length = index;
      if (name === 'rt') base = runs.length;
      if (name === 'ruby') base = undefined;
      continue;
    }
    if (open.length > deepest) continue;
    // A reading has its place beside something only.
    if (name === 'rt' && open.at(-1)!.element.name !== 'ruby') continue;
    if (name === 'ruby') base = runs.length;
    open.push(openElement(open, name, parts[3] ?? '', parts[4] ?? '', sheet));
  }
  return runs;
}

function openElement(
  open: readonly Opened[],
  name: CueElement['name'],
  dotted: string,
  annotated: string,
  sheet: Sheet,
): Opened {
  const annotation = decodeHTML(annotated)
    .replace(/[ \t\n]+/g, ' ')
    .trim();
  const classes = [...new Set(dotted.split('.').filter(Boolean))].slice(0, 20);
  const element: CueElement = { name, classes, annotation };
  const inherited = open.at(-1)!.style;
  const colored: RunStyle = { ...inherited };
  for (const each of classes) {
    const color = colorClasses[each];
    const background = colorClasses[each.replace(/^bg_/, '')];
    if (color) colored.color = color;
    else if (background && each.startsWith('bg_')) colored.background = background;
  }
  const style = styleInside(
    colored,
    open.map((each) => each.element),
    element,
    sheet,
  );
  if (name === 'v' && annotation) style.speaker = annotation.slice(0, itemLimits.speaker);
  if (name === 'lang' && annotation) style.language = annotation.slice(0, 35);
  const others = classes.filter((each) => !isColor(each) && !ownClass.test(each));
  if (others.length > 0) style.classes = [...new Set([...(inherited.classes ?? []), ...others])];
  return { element, style };
}

const isColor = (name: string) => Object.hasOwn(colorClasses, name.replace(/^bg_/, ''));

/** The text between `ruby` and `rt` has the reading in `rt`. It becomes one run, of the style in which it begins. */
function addReading(runs: CueRun[], base: number, words: string): void {
  const whole = runs.splice(base);
  const first = whole[0];
  if (!first) return;
  const ruby = (first.ruby ?? '') + words;
  runs.push({ ...first, text: whole.map(({ text }) => text).join(''), ruby });
}
