/** Letters that take two columns of a terminal. */
const wide = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\u30fc\uff01-\uff60`;
/** A word with the spaces before it; of languages without spaces a letter, with what no line begins with. */
const piece = new RegExp(String.raw`\s*(?:[${wide}][、。」）ー]*|[^\s${wide}]+[、。」）]*)`, 'gu');

const isWide = new RegExp(`[${wide}]`, 'u');

/** How many columns of a terminal a text takes. Marks and signs of direction take none. */
export const columnsOf = (text: string): number =>
  [...text.replace(/[\p{M}\p{Cf}]/gu, '')].reduce((sum, letter) => sum + (isWide.test(letter) ? 2 : 1), 0);

/** A text with spaces behind it, so that it takes so many columns. */
export const pad = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - columnsOf(text)));

/** A line for each value, behind its label; the values stand below each other. */
export function inColumns<Name extends string>(
  values: Readonly<Record<Name, string>>,
  labels: Readonly<Record<Name, string>>,
): string[] {
  const names = Object.keys(values) as Name[];
  const width = Math.max(...names.map((name) => columnsOf(labels[name]))) + 2;
  return names.map((name) => pad(labels[name], width) + values[name]);
}

/** The lines of a text that has room for so many columns. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [each] of text.matchAll(piece))
    if (line !== '' && columnsOf(line + each) > columns) {
      lines.push(line);
      line = each.trimStart();
    } else line += each;
  return line === '' ? lines : [...lines, line];
}
