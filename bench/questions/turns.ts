import type { Question } from '../measure.ts';

/** Turns of questions by the name in the report. Each draw has its own address, so that no cache serves all of them. */
export type QuestionSets = Record<string, Question[][]>;

/** Turns that are drawn again and again in a row's time. */
export const turnsOf = (question: (index: number) => Question[]): Question[][] =>
  Array.from({ length: 1_000 }, (_, index) => question(index));

/** The address with one more query value, which the service takes and does not read. */
export const drawn = (path: string, draw: number) => `${path}${path.includes('?') ? '&' : '?'}_draw=${draw}`;

export const newest = { pageIndex: 1, pageSize: 15, sortBy: 'CreatedDate', sortOrder: 'Desc' } as const;
