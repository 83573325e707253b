import { periodLengths } from '@tv/contract/analytics/analytics-figures';
import { callAddress as address } from '@tv/server/platform/http/call-address';
import { many, that } from './checks.ts';
import type { Question } from '../measure.ts';

type Known = { manager: string; publicItems: string[]; categories: Map<string, unknown> };

/** Questions about figures, by the name in the report. Periods, categories and items are drawn in turn. */
export function analyticsQuestions(known: Known, draw: (path: string, index: number) => string) {
  const headers = { authorization: known.manager };
  const categories = [...known.categories.keys()];
  const of = <Name extends string>(name: Name, path: (index: number) => string, check: Question['check']) =>
    [
      `analytics ${name}`,
      (index: number): Question[] => [{ path: draw(path(index), index), headers, check }],
    ] as const;
  const length = (index: number) => ({ days: periodLengths[index % periodLengths.length]! });
  const ofCategory = (index: number) => ({ categoryId: categories[index % categories.length]! });
  const item = (index: number) => known.publicItems[index % known.publicItems.length]!;
  const hasViews = that<{ current?: { members: { views: number } } }>(
    (answer) => (answer.current?.members.views ?? -1) >= 0,
  );
  const hasDays = that<{ days?: unknown[] }>(
    (answer) => (answer.days?.length ?? 0) >= Math.min(...periodLengths),
  );
  return Object.fromEntries([
    of(
      'summary',
      (index) => address('GET /Management/Analytics/Summary', { query: length(index) }),
      hasViews,
    ),
    of(
      'summary of a year',
      () => address('GET /Management/Analytics/Summary', { query: { days: 365 } }),
      hasViews,
    ),
    of(
      'summary of a category',
      (index) => address('GET /Management/Analytics/Summary', { query: { days: 90, ...ofCategory(index) } }),
      hasViews,
    ),
    of('days', (index) => address('GET /Management/Analytics/Days', { query: length(index) }), hasDays),
    of(
      'most watched',
      (index) =>
        address('GET /Management/Analytics/MediaContents', { query: { ...length(index), pageSize: 20 } }),
      many([1, 20]),
    ),
    of(
      'audience',
      (index) => address('GET /Management/Analytics/Audience', { query: length(index) }),
      that<{ devices?: unknown[] }>(({ devices }) => devices?.length === 5),
    ),
    of(
      'retention',
      (index) =>
        address('GET /Management/Analytics/MediaContents/:id/Retention', { params: { id: item(index) } }),
      that<{ durationInSeconds?: number }>(({ durationInSeconds }) => durationInSeconds === 600),
    ),
    of(
      'searches',
      (index) => address('GET /Management/Analytics/Searches', { query: length(index) }),
      many([1, 20]),
    ),
    of(
      'who watched',
      () => address('GET /Management/Analytics/Watched', { query: { pageSize: 50 } }),
      many([1, 50]),
    ),
    of(
      'who completed',
      (index) =>
        address('GET /Management/Analytics/Completions', {
          query: { mediaContentId: item(index), pageSize: 50 },
        }),
      many([1, 50]),
    ),
  ]);
}
