import type { Cue, CuePlace, CueRun } from '@tv/contract/captions/cues';
import { decodeHTML } from 'entities';
import { readColor } from '../colors.ts';
import type { RunStyle } from '../runs.ts';
import { readFamily } from '../vtt/vtt-styles.ts';

// Tags that players of SubRip know, and positions in braces, which come from SubStation Alpha. All else is text.
const markup = /(<\/?[ibus]>|<font(?:\s[^<>]*)?>|<\/font>|<br\s?\/?>|\{\\[^{}\n]*\})/i;
/** Escapes are not part of SubRip, but converters write these. */
const escapes = /&(?:amp|lt|gt|quot|apos|nbsp|lrm|rlm|#\d{1,7}|#x[0-9a-f]{1,6});/gi;

const maxOpen = 50;
const letters: Record<string, keyof RunStyle> = { i: 'italic', b: 'bold', u: 'underline', s: 'strike' };

/** The text of a SubRip caption, and where `{\an8}` and its like put it. `leaveOut` hears of codes that are not read. */
export function readSrtText(text: string, leaveOut: (code: string) => void): Pick<Cue, 'runs' | 'place'> {
  const runs: CueRun[] = [];
  const open: { name: string; style: RunStyle }[] = [];
  /** Said in braces, until it is said otherwise. */
  let braced: RunStyle = {};
  let place: CuePlace | undefined;
  for (const token of text.split(markup)) {
    if (token.startsWith('{\\')) {
      for (const code of token.slice(1, -1).split('\\')) {
        place ??= placeOf(code);
        braced = styleOf(code, braced);
        if (/^(?:pos|move|org|clip)/.test(code)) leaveOut(`\\${code}`);
      }
      continue;
    }
    // What is between two tags may look like one: only the font has attributes.
    const [, slash, name = '', attributes = ''] = /^<(\/?)([ibus](?=>)|font)(\s[^<>]*)?>$/i.exec(token) ?? [];
    if (name === '') {
      const words = /^<br\s?\/?>$/i.test(token) ? '\n' : token.replace(escapes, (each) => decodeHTML(each));
      if (words) runs.push({ text: words, ...open.at(-1)?.style, ...braced });
    } else if (slash) closeTag(open, name.toLowerCase());
    else if (open.length < maxOpen)
      open.push({
        name: name.toLowerCase(),
        style: { ...open.at(-1)?.style, ...tagStyle(name.toLowerCase(), attributes) },
      });
  }
  return { ...(place && { place }), runs };
}

/** Only what was opened last is closed: where tags cross, the inner one goes on to the end. */
function closeTag(open: { name: string }[], name: string): void {
  if (open.at(-1)?.name === name) open.pop();
}

function tagStyle(name: string, attributes: string): RunStyle {
  const letter = letters[name];
  if (letter) return { [letter]: true };
  const valueOf = (attribute: string) =>
    new RegExp(String.raw`\s${attribute}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i')
      .exec(attributes)
      ?.slice(1)
      .find(Boolean);
  const color = readColor(valueOf('color') ?? '');
  const family = readFamily(valueOf('face') ?? '');
  return { ...(color && { color }), ...(family && { family }) };
}

const rows: (CuePlace | undefined)[] = [
  undefined,
  { line: 50, lineAlign: 'center' },
  { line: 0, isLineNumber: true },
];
const columns: (CuePlace | undefined)[] = [{ align: 'left' }, undefined, { align: 'right' }];

/** `an` counts like the keys for numbers, the older `a` in rows of four. */
function placeOf(code: string): CuePlace | undefined {
  const key = /^an([1-9])$/.exec(code)?.[1];
  const old = /^a(\d{1,2})$/.exec(code)?.[1];
  if (!key && !old) return undefined;
  const at = key ? Number(key) - 1 : (Number(old) % 4) - 1;
  const row = key ? Math.floor(at / 3) : [0, 2, 1][Math.floor(Number(old) / 4)];
  if (row === undefined || at < 0) return undefined;
  const place = { ...rows[row], ...columns[at % 3] };
  return Object.keys(place).length > 0 ? place : undefined;
}

function styleOf(code: string, before: RunStyle): RunStyle {
  const [, name, value] = /^([ibus])([01])$/.exec(code) ?? [];
  const style = { ...before };
  if (name) {
    const letter = letters[name]!;
    delete style[letter];
    return value === '1' ? { ...style, [letter]: true } : style;
  }
  // Blue, green, red: in this order.
  const [, blue, green, red] = /^1?c&H([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})&?$/i.exec(code) ?? [];
  if (blue) style.color = `#${red}${green}${blue}`.toLowerCase();
  if (code === 'r') return {};
  return style;
}

/** The key for numbers whose place is nearest; 2, where every caption stands, for none. */
export function keyOf(place: CuePlace | undefined): number {
  const { line, isLineNumber, align } = place ?? {};
  const row = line === undefined ? 0 : isLineNumber ? (line >= 0 ? 2 : 0) : line < 34 ? 2 : line < 67 ? 1 : 0;
  const column = align === 'left' || align === 'start' ? 0 : align ? 2 : 1;
  return row * 3 + column + 1;
}
