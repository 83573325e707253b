import { periodLengths } from '@tv/contract/analytics-figures';
import { callAddress as address } from '@tv/server/platform/http/call-address';
import { many, that } from './checks.ts';
import type { Question } from './measure.ts';

type Known = { manager: string; publicItems: string[]; categories: Map<string, unknown> };

/** Questions about figures, by the name in the report. Periods, categories and items are drawn in turn. */
export function analyticsQuestions(known: Known, draw: (path: string, place: number) => string) {
  const headers = { authorization: known.manager };
  const categories = [...known.categories.keys()];
  const of = <Name extends string>(name: Name, path: (place: number) => string, check: Question['check']) =>
    [
      `analytics ${name}`,
      (place: number): Question[] => [{ path: draw(path(place), place), headers, check }],
    ] as const;
  const length = (place: number) => ({ days: periodLengths[place % periodLengths.length]! });
  const ofCategory = (place: number) => ({ categoryId: categories[place % categories.length]! });
  const item = (place: number) => known.publicItems[place % known.publicItems.length]!;
  const hasViews = that<{ current?: { members: { views: number } } }>(
    (answer) => (answer.current?.members.views ?? -1) >= 0,
  );
  const hasDays = that<{ days?: unknown[] }>(
    (answer) => (answer.days?.length ?? 0) >= Math.min(...periodLengths),
  );
  return Object.fromEntries([
    of(
      'summary',
      (place) => address('GET /Management/Analytics/Summary', { query: length(place) }),
      hasViews,
    ),
    of(
      'summary of a year',
      () => address('GET /Management/Analytics/Summary', { query: { days: 365 } }),
      hasViews,
    ),
    of(
      'summary of a category',
      (place) => address('GET /Management/Analytics/Summary', { query: { days: 90, ...ofCategory(place) } }),
      hasViews,
    ),
    of('days', (place) => address('GET /Management/Analytics/Days', { query: length(place) }), hasDays),
    of(
      'most watched',
      (place) =>
        address('GET /Management/Analytics/MediaContents', { query: { ...length(place), pageSize: 20 } }),
      many([1, 20]),
    ),
    of(
      'audience',
      (place) => address('GET /Management/Analytics/Audience', { query: length(place) }),
      that<{ devices?: unknown[] }>(({ devices }) => devices?.length === 5),
    ),
    of(
      'retention',
      (place) =>
        address('GET /Management/Analytics/MediaContents/:id/Retention', { params: { id: item(place) } }),
      that<{ durationInSeconds?: number }>(({ durationInSeconds }) => durationInSeconds === 600),
    ),
    of(
      'searches',
      (place) => address('GET /Management/Analytics/Searches', { query: length(place) }),
      many([1, 20]),
    ),
    of(
      'who watched',
      () => address('GET /Management/Analytics/Watched', { query: { pageSize: 50 } }),
      many([1, 50]),
    ),
    of(
      'who completed',
      (place) =>
        address('GET /Management/Analytics/Completions', {
          query: { mediaContentId: item(place), pageSize: 50 },
        }),
      many([1, 50]),
    ),
  ]);
}
