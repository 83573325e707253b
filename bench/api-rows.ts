import { measure, type Spans } from './measure.ts';
import { type Known, questionSets } from './questions.ts';
import type { Row } from './row.ts';

/** Rows for the answers of the API. */
export const apiRows = (service: string, known: Known, spans: Spans): Row[] =>
  Object.entries(questionSets(known)).map(([name, turns]) => ({
    name,
    measure: () => measure(service, turns, spans),
  }));
