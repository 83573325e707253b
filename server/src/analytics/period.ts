import { because } from '@tv/contract/reasons/problem-reasons';
import type { PeriodQuery } from '@tv/contract/analytics/analytics';
import { type Period, periodLengths } from '@tv/contract/analytics/analytics-figures';
import { invalidField, misusedField } from '../platform/http/problem.ts';

/** A period, and the one of the same length before it. All days are YYYY-MM-DD and belong to the period. */
export type AnalyticsPeriod = Period & {
  before: { from: string; to: string };
  /** Days, where the period ends today and is counted beforehand. */
  countedLength: number | undefined;
};

const usualLength = 28;
const longestLength = 366;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Days from one to the other, both included. */
export const lengthOf = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

export const daysOf = ({ from, to }: Pick<Period, 'from' | 'to'>): string[] =>
  Array.from({ length: lengthOf(from, to) }, (_, index) => dayAfter(from, index));

/** The period that a query asks for. `today` is the organization's. Throws 400 where there is no such period. */
export function periodOf(query: PeriodQuery, today: string, timeZone: string): AnalyticsPeriod {
  const { from, to } = boundsOf(query, today);
  const length = lengthOf(from, to);
  return {
    ...{ from, to, timeZone },
    before: { from: dayAfter(from, -length), to: dayAfter(from, -1) },
    countedLength: to === today && isCounted(length) ? length : undefined,
  };
}

const isCounted = (length: number) => (periodLengths as readonly number[]).includes(length);

function boundsOf({ days, from, to }: PeriodQuery, today: string): { from: string; to: string } {
  if (from === undefined && to === undefined) {
    if (days !== undefined && !isCounted(days))
      throw invalidField(
        'days',
        because('period.days', {
          allowed: `${periodLengths.slice(0, -1).join(', ')} or ${periodLengths.at(-1)}`,
        }),
      );
    return { from: dayAfter(today, 1 - (days ?? usualLength)), to: today };
  }
  if (days !== undefined) throw misusedField('days', 'must not be given with from and to.');
  if (from === undefined || to === undefined)
    throw invalidField(from === undefined ? 'from' : 'to', because('period.otherEnd'));
  if (from > to) throw invalidField('to', because('period.backwards'));
  if (from < '2000-01-01' || to > '2999-12-31')
    throw invalidField(from < '2000-01-01' ? 'from' : 'to', because('period.years'));
  if (lengthOf(from, to) > longestLength)
    throw invalidField('to', because('period.tooLong', { most: longestLength }));
  return { from, to };
}
