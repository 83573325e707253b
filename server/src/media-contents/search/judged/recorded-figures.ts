import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures, FiguresOfKind } from './judge-answers.ts';

const file = join(import.meta.dirname, 'figures.json');
const lessIsBetter: (keyof Figures)[] = ['noResult'];

/**
 * `target` is asked for. `recorded` is what search has reached, `sample` what the sample of `npm test` has; no change may fall behind them.
 * `languages` has the same of each of the ten in a small library of them all, and `amongMany` of those that are few among many items.
 */
export type RecordedFigures = {
  target: Partial<Figures>;
  recorded: Figures;
  sample: Figures;
  languages: Record<string, FiguresOfKind>;
  amongMany: Record<string, FiguresOfKind>;
};

export const readRecorded = (): RecordedFigures => JSON.parse(readFileSync(file, 'utf8')) as RecordedFigures;

export const record = (of: 'recorded' | 'sample', figures: Figures): void =>
  writeFileSync(file, `${JSON.stringify({ ...readRecorded(), [of]: rounded(figures) }, null, 2)}\n`);

export const recordLanguages = (
  of: 'languages' | 'amongMany',
  figures: Record<string, FiguresOfKind>,
): void => {
  const all = Object.fromEntries(
    Object.entries(figures).map(([language, each]) => [language, rounded(each)]),
  );
  writeFileSync(file, `${JSON.stringify({ ...readRecorded(), [of]: all }, null, 2)}\n`);
};

/** One sentence for each figure that is worse than the expected one of its language. */
export const worseLanguages = (
  figures: Record<string, FiguresOfKind>,
  expected: Record<string, FiguresOfKind>,
): string[] =>
  Object.entries(expected).flatMap(([language, wanted]) =>
    worseThan(figures[language] ?? { successAt1: 0, successAt5: 0, nDcgAt10: 0, noResult: 1 }, wanted).map(
      (each) => `${language}: ${each}`,
    ),
  );

/** One sentence for each figure that is worse than the expected one. */
export const worseThan = (figures: Partial<Figures>, expected: Partial<Figures>): string[] =>
  Object.entries(expected).flatMap(([name, wanted]) => {
    const value = rounded(figures)[name as keyof Figures]!;
    const isWorse = lessIsBetter.includes(name as keyof Figures) ? value > wanted : value < wanted;
    return isWorse ? [`${name} is ${value}, expected ${wanted}.`] : [];
  });

/** Four digits, so that a figure in the file is the figure that is compared. */
const rounded = <Some extends Partial<Figures>>(figures: Some): Some =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10_000) / 10_000]),
  ) as Some;
