import { allWordsOf, type CatalogueItem } from './catalogue-item.ts';
import { mean, normalizedGain, precision, succeeds } from './figures.ts';
import { unanswerable, type JudgedQuery, type ShortWord } from './judged-queries.ts';

/** Each a share, 0 to 1. Of `noResult` less is better, of the others more. */
export type Figures = {
  /** The share of answerable queries whose first answer is the item that is meant. */
  successAt1: number;
  /** The same among the first five answers. */
  successAt5: number;
  nDcgAt10: number;
  /** Of the first fifteen answers for a short word, the share that holds the word. */
  shortWordPrecisionAt15: number;
  /** The share of answerable queries without an answer. */
  noResult: number;
};
/** The results of one kind of query. */
export type FiguresOfKind = Omit<Figures, 'shortWordPrecisionAt15'>;
/** The keys of the answer's items, in its order. */
export type Ask = (query: string) => Promise<string[]>;
type Verdict = {
  kind: string;
  query: string;
  answers: string[];
  successAt1: boolean;
  successAt5: boolean;
  nDcgAt10: number;
};
export type WordVerdict = { word: string; precision: number; wrong: string[] };

export async function judge(queries: readonly JudgedQuery[], ask: Ask): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { kind, query, grades } of queries) {
    const answers = await ask(query);
    const found = answers.map((key) => grades.get(key) ?? 0);
    verdicts.push({
      kind,
      query,
      answers,
      successAt1: succeeds(found, 1),
      successAt5: succeeds(found, 5),
      nDcgAt10: normalizedGain(found, [...grades.values()]),
    });
  }
  return verdicts;
}

/** An answer is right when a text or a caption of it holds the word as a whole, or an inflection of it. */
export async function judgeShortWords(
  words: readonly ShortWord[],
  catalogue: readonly CatalogueItem[],
  ask: Ask,
): Promise<WordVerdict[]> {
  const byKey = new Map(catalogue.map((item) => [item.key, item]));
  const verdicts: WordVerdict[] = [];
  for (const { word, forms } of words) {
    const answers = await ask(word);
    const isRight = answers.map((key) => holdsWord(allWordsOf(byKey.get(key)!), forms));
    verdicts.push({
      word,
      precision: precision(isRight),
      wrong: answers.filter((_, index) => !isRight[index]),
    });
  }
  return verdicts;
}

export const holdsWord = (words: ReadonlySet<string>, forms: readonly string[]): boolean =>
  forms.some((form) => words.has(form));

export function figuresOf(verdicts: readonly Verdict[], words: readonly WordVerdict[]): Figures {
  const answerable = verdicts.filter(({ kind }) => kind !== unanswerable);
  const share = (of: (verdict: Verdict) => number | boolean) => mean(answerable.map(of).map(Number));
  return {
    successAt1: share(({ successAt1 }) => successAt1),
    successAt5: share(({ successAt5 }) => successAt5),
    nDcgAt10: share(({ nDcgAt10 }) => nDcgAt10),
    shortWordPrecisionAt15: mean(words.map((word) => word.precision)),
    noResult: share(({ answers }) => answers.length === 0),
  };
}

export const figuresByKind = (verdicts: readonly Verdict[]): Record<string, FiguresOfKind> =>
  Object.fromEntries(
    [...new Set(verdicts.map(({ kind }) => kind))].map((kind) => {
      const { shortWordPrecisionAt15: _ofWords, ...figures } = figuresOf(
        verdicts.filter((verdict) => verdict.kind === kind),
        [],
      );
      return [kind, figures];
    }),
  );

/** The figures by kind of query, and each query that fails, as lines to print. */
export function report(verdicts: readonly Verdict[], words: readonly WordVerdict[]): string[] {
  const kinds = [...new Set(verdicts.map(({ kind }) => kind))];
  const percent = (value: number) => `${Math.round(value * 100)} %`.padStart(6);
  return [
    `${'kind'.padEnd(28)} queries    @1    @5  nDCG  none`,
    ...kinds.map((kind) => {
      const own = verdicts.filter((verdict) => verdict.kind === kind);
      const shares = [
        own.map(({ successAt1 }) => Number(successAt1)),
        own.map(({ successAt5 }) => Number(successAt5)),
        own.map(({ nDcgAt10 }) => nDcgAt10),
        own.map(({ answers }) => Number(answers.length === 0)),
      ];
      return `${kind.padEnd(28)} ${String(own.length).padStart(7)}${shares.map((share) => percent(mean(share))).join('')}`;
    }),
    ...verdicts
      .filter(({ kind, successAt1 }) => kind !== unanswerable && !successAt1)
      .map(
        ({ kind, query, answers, successAt5 }) =>
          `${successAt5 ? 'not first' : 'not found'}: ${query} (${kind}), first: ${answers.slice(0, 3).join(', ') || 'nothing'}`,
      ),
    ...words
      .filter(({ precision: share }) => share < 1)
      .map(
        ({ word, precision: share, wrong }) =>
          `short word ${word}: ${percent(share).trim()}, wrong: ${wrong.slice(0, 3).join(', ')}`,
      ),
  ];
}
