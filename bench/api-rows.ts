import { measure, type Spans } from './measure.ts';
import { type Known, questionSets } from './questions.ts';
import type { Row } from './row.ts';

/** Rows for the answers of the API. `bare`: the address of the bare server. */
export const apiRows = (service: string, bare: string, known: Known, spans: Spans): Row[] =>
  Object.entries(questionSets(known)).map(([name, turns]) => ({
    name,
    measure: () => measure(service, turns, spans),
    measureSameSize: (bytes) => measure(bare, [[{ path: `/${bytes}`, check: () => undefined }]], spans),
  }));
