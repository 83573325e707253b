/** Letters that take two columns of a terminal. */
const wide = '\u3000-\u30ff\u3400-\u9fff\uff01-\uff60';
/** A word with the spaces before it; of languages without spaces a letter, with what no line begins with. */
const piece = new RegExp(String.raw`\s*(?:[${wide}][、。」）ー]*|[^\s${wide}]+[、。」）]*)`, 'gu');

/** How many columns of a terminal a text takes. */
export const columnsOf = (text: string): number =>
  [...text.replace(/\p{M}/gu, '')].reduce(
    (sum, letter) => sum + (new RegExp(`[${wide}]`, 'u').test(letter) ? 2 : 1),
    0,
  );

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
