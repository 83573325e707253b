import type { Cue, CueRun } from '@tv/contract/captions/cues';

export type RunStyle = Omit<CueRun, 'text' | 'ruby'>;

/** Without control characters but tabs and line ends, and without halves of a pair: neither XML nor a database has them. */
export const withoutControls = (text: string) => text.replace(/(?![\t\n])\p{Cc}|\p{Cs}/gu, '');

const styleKey = (run: CueRun) => {
  const { text: _, ...style } = run;
  return JSON.stringify(Object.entries(style).sort(([one], [other]) => (one < other ? -1 : 1)));
};

/**
 * The one way in which equal texts are written: single spaces, which look like what is before them, none at the ends of a
 * line, no empty line, and runs of one style joined. No format shows more of a space, and most cannot say an empty line.
 */
export function normalRuns(runs: readonly CueRun[]): CueRun[] {
  const done: CueRun[] = [];
  let lastKey: string | undefined;
  let gap: ' ' | '\n' | undefined;
  for (const run of runs) {
    const key = run.ruby === undefined ? styleKey(run) : undefined;
    const plain = withoutControls(run.text);
    // A run with a reading stays whole.
    const pieces = run.ruby === undefined ? plain.split(/([ \t\n]+)/) : wholePieces(plain);
    for (const [index, piece] of pieces.entries()) {
      if (piece === '') continue;
      if (index % 2 === 1) {
        gap = piece.includes('\n') || gap === '\n' ? '\n' : ' ';
        continue;
      }
      const before = done.at(-1);
      if (gap && before && before.ruby === undefined) before.text += gap;
      else if (gap && before) {
        const { ruby: _, ...style } = before;
        done.push({ ...style, text: gap });
        lastKey = styleKey(style);
      }
      gap = undefined;
      if (key !== undefined && key === lastKey) done.at(-1)!.text += piece;
      else done.push({ ...run, text: piece });
      lastKey = key;
    }
  }
  return done.map((run) => (run.ruby === undefined ? run : withPlainRuby(run)));
}

/** Its words between the spaces around them. */
function wholePieces(text: string): string[] {
  const [before = ''] = /^[ \t\n]+/.exec(text) ?? [];
  const [words, after] = [trimmed(text).replace(/[ \t\n]+/g, ' '), /[ \t\n]$/.test(text) ? ' ' : ''];
  return words === '' ? ['', text] : ['', before, words, after];
}

/** Without the spaces that formats take away; others, such as those that do not break, stay. */
export const trimmed = (text: string) => {
  let [from, to] = [0, text.length];
  while (from < to && ' \t\n'.includes(text[from]!)) from += 1;
  while (to > from && ' \t\n'.includes(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
};

/** A reading stands on one line beside one line. */
function withPlainRuby({ ruby = '', ...run }: CueRun): CueRun {
  const plain = trimmed(withoutControls(ruby).replace(/[ \t\n]+/g, ' '));
  return plain ? { ...run, ruby: plain } : run;
}

/** Words only: what search compares and a highlight shows. */
export const plainText = ({ runs }: Pick<Cue, 'runs'>): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
