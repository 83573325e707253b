import type { Question } from '../measure.ts';

/** A list of so many, or of so many at least and at most, with this total where it is known. */
export function many(count: number | [least: number, most: number], total?: number): Question['check'] {
  const [least, most] = Array.isArray(count) ? count : [count, count];
  const checkList = unlessSame((answer) => {
    if (!Array.isArray(answer)) return 'no list';
    const isRight = answer.length >= least && answer.length <= most;
    return isRight ? undefined : `${answer.length} in the list, not ${least} to ${most}`;
  });
  return (body, headers) => checkList(body) ?? (total === undefined ? undefined : checkTotal(headers, total));
}

function checkTotal(headers: Record<string, string>, total: number) {
  const reported = Number(header(headers, 'x-pagination-total-results'));
  if (reported === total) return undefined;
  const isBound = header(headers, 'x-pagination-total-exact') === 'false' && reported < total;
  return isBound ? undefined : `a total of ${reported}, not ${total}`;
}

export const one = (id: string): Question['check'] =>
  unlessSame((answer) => ((answer as { id?: string }).id === id ? undefined : 'another one'));

/** An object of which this is true. */
export const that = <Answer>(isRight: (answer: Answer) => boolean): Question['check'] =>
  unlessSame((answer) => (isRight(answer as Answer) ? undefined : 'another answer'));

/** Checks an answer. One that equals the last right answer is not parsed: the measuring process shares the cores with the service. */
function unlessSame(check: (answer: unknown) => string | undefined): (body: string) => string | undefined {
  let right: string | undefined;
  return (body) => {
    if (body === right) return undefined;
    const problem = check(JSON.parse(body));
    if (!problem) right = body;
    return problem;
  };
}

export const part =
  (start: number, length: number, size: number): Question['check'] =>
  (_body, headers) => {
    if (header(headers, 'content-length') !== String(length)) return 'another length';
    const range = `bytes ${start}-${start + length - 1}/${size}`;
    return header(headers, 'content-range') === range ? undefined : 'another range';
  };

export const whole =
  (size: number): Question['check'] =>
  (_body, headers) =>
    header(headers, 'content-length') === String(size) ? undefined : 'another length';

const header = (headers: Record<string, string>, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
