/** Characters of a line of captions. Full-width ones count twice. */
export const maxInLine = 42;

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

/** How much of a line a text takes. */
export const widthOf = (text: string): number => Array.from(text).length + (text.match(wide)?.length ?? 0);

type Word = { text: string; hasSpace: boolean };

/** Words as one line. */
export const joinWords = (words: readonly Word[]): string =>
  words.map(({ text, hasSpace }, index) => (hasSpace && index > 0 ? ` ${text}` : text)).join('');

/** Whether the words fit into two lines. */
export function fitsTwoLines(words: readonly Word[]): boolean {
  if (widthOf(joinWords(words)) <= maxInLine) return true;
  for (let count = words.length - 1; count > 0; count -= 1)
    if (widthOf(joinWords(words.slice(0, count))) <= maxInLine)
      return widthOf(joinWords(words.slice(count))) <= maxInLine;
  return false;
}

/** Words as one line, or as two about as long, broken behind punctuation where that is near. More lines where two are too few. */
export function breakLines(words: readonly Word[]): string {
  const line = joinWords(words);
  if (widthOf(line) <= maxInLine) return line;
  const breaks = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1), words.slice(index + 1)].map(joinWords) as [
      string,
      string,
    ];
    const [above, below] = [widthOf(first), widthOf(second)];
    const isAtPause = /[.,;:!?…。、，！？]["')\]»”]*$/.test(first);
    const cost = Math.abs(above - below) + (above > below ? 3 : 0) - (isAtPause ? 12 : 0);
    return { lines: `${first}\n${second}`, cost: above > maxInLine || below > maxInLine ? Infinity : cost };
  });
  const best = breaks.reduce((one, other) => (other.cost < one.cost ? other : one), {
    lines: '',
    cost: Infinity,
  });
  return best.lines || greedily(words);
}

function greedily(words: readonly Word[]): string {
  const lines: Word[][] = [[]];
  for (const word of words) {
    const last = lines.at(-1)!;
    if (last.length > 0 && widthOf(joinWords([...last, word])) > maxInLine) lines.push([word]);
    else last.push(word);
  }
  return lines.map(joinWords).join('\n');
}
