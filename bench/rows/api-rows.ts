import { measure, run, type Spans } from '../measure.ts';
import { type Known, questionSets } from '../questions/questions.ts';
import type { Row } from './row.ts';

/** Rows for the answers of the API. `bare`: the address of the bare server. `cool` empties the caches of the database. */
export function apiRows(
  service: string,
  bare: string,
  known: Known,
  spans: Spans,
  cool: (() => Promise<void>) | undefined,
): Row[] {
  const sets = Object.entries(questionSets(known));
  const measureSameSize = (bytes: number) =>
    measure(bare, [[{ path: `/${bytes}`, check: () => undefined }]], spans);
  const cold = sets.flatMap(([name, turns]): Row[] => {
    if (!cool || !/^(search|suggest)/.test(name)) return [];
    // Nothing is asked beforehand: the first seconds after the start count.
    const measureCold = () => cool().then(() => run(service, turns, spans.seconds, 2));
    return [{ name: `${name}, cold`, measure: measureCold, measureSameSize }];
  });
  return [
    ...sets.map(([name, turns]) => ({
      name,
      measure: () => measure(service, turns, spans),
      measureSameSize,
    })),
    ...cold,
  ];
}
