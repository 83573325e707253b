import type { Question } from './measure.ts';

/** A list of so many, or of so many at least and at most, with this total where it is known. */
export const many =
  (count: number | [least: number, most: number], total?: number): Question['check'] =>
  (body, headers) => {
    const answer: unknown = JSON.parse(body);
    const [least, most] = Array.isArray(count) ? count : [count, count];
    if (!Array.isArray(answer)) return 'no list';
    if (answer.length < least || answer.length > most)
      return `${answer.length} in the list, not ${least} to ${most}`;
    const told = Number(header(headers, 'x-pagination-total-results'));
    if (total === undefined || told === total) return undefined;
    const isBound = header(headers, 'x-pagination-total-exact') === 'false' && told < total;
    return isBound ? undefined : `a total of ${told}, not ${total}`;
  };

export const one =
  (id: string): Question['check'] =>
  (body) =>
    (JSON.parse(body) as { id?: string }).id === id ? undefined : 'another one';

export const part =
  (start: number, length: number, size: number): Question['check'] =>
  (_body, headers) => {
    if (header(headers, 'content-length') !== String(length)) return 'another length';
    const range = `bytes ${start}-${start + length - 1}/${size}`;
    return header(headers, 'content-range') === range ? undefined : 'another range';
  };

const header = (headers: Record<string, string>, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
