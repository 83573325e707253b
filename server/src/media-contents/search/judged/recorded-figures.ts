import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from './judge-answers.ts';

const file = join(import.meta.dirname, 'figures.json');
const lessIsBetter: (keyof Figures)[] = ['noResult'];

/** `target` is asked for. `recorded` is what search has reached, `sample` what the sample of `npm test` has; no change may fall behind them. */
export type RecordedFigures = { target: Partial<Figures>; recorded: Figures; sample: Figures };

export const readRecorded = (): RecordedFigures => JSON.parse(readFileSync(file, 'utf8')) as RecordedFigures;

export const record = (of: 'recorded' | 'sample', figures: Figures): void =>
  writeFileSync(file, `${JSON.stringify({ ...readRecorded(), [of]: rounded(figures) }, null, 2)}\n`);

/** One sentence for each figure that is worse than the expected one. */
export const worseThan = (figures: Figures, expected: Partial<Figures>): string[] =>
  Object.entries(expected).flatMap(([name, wanted]) => {
    const value = rounded(figures)[name as keyof Figures];
    const isWorse = lessIsBetter.includes(name as keyof Figures) ? value > wanted : value < wanted;
    return isWorse ? [`${name} is ${value}, expected ${wanted}.`] : [];
  });

/** Four digits, so that a figure in the file is the figure that is compared. */
const rounded = (figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10_000) / 10_000]),
  ) as Figures;
