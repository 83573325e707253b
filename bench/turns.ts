import type { Question } from './measure.ts';

/** Turns of questions by the name in the report. Each draw has its own address, so that no cache serves all of them. */
export type QuestionSets = Record<string, Question[][]>;

/** Questions of a row whose questions come again and again in its time. */
export const drawnAgain = 1_000;
/** Questions of which few come twice in a row's time, because the service caches answers. */
const newQuestions = 16_384;

/** Turns that are drawn again and again. */
export const turnsOf = (question: (index: number) => Question[]): Question[][] =>
  Array.from({ length: drawnAgain }, (_, index) => question(index));

/** Turns of which hardly any is drawn twice. */
export const newTurnsOf = (question: (index: number) => Question[]): Question[][] =>
  Array.from({ length: newQuestions }, (_, index) => question(index));

/** The term, written in another way for each index, so that no cached answer fits: spaces and tabs before it mean nothing. */
export const uncached = (term: string, index: number) =>
  `${index.toString(2).replaceAll('0', ' ').replaceAll('1', '\t')}${term}`;
/** Ends the name of a row whose answers are not cached. */
export const uncachedSuffix = ', asked anew';

/** The address with one more query value, which the service takes and does not read. */
export const drawn = (path: string, draw: number) => `${path}${path.includes('?') ? '&' : '?'}_draw=${draw}`;

export const newest = { pageIndex: 1, pageSize: 15, sortBy: 'CreatedDate', sortOrder: 'Desc' } as const;
