import { studioPath, type StudioPath } from '@tv/contract/pages/studio-paths';

/** Lengths of a period in days; a period ends today. */
export const periods = [7, 28, 90, 365] as const;
export type PeriodLength = (typeof periods)[number];
const usual: PeriodLength = 28;

/** What an address of analytics asks for. Ids are empty where nothing is chosen; an item is in place of a category. */
export type AnalyticsAddress = { days: PeriodLength; categoryId: string; itemId: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id that a query names; empty for anything else. */
export function readId(query: URLSearchParams, name: string): string {
  const text = query.get(name);
  return text !== null && uuid.test(text) ? text : '';
}

/** An address may be typed by hand: what has another form is left out. */
export function readAnalytics(query: URLSearchParams): AnalyticsAddress {
  const itemId = readId(query, 'item');
  return {
    days: periods.find((length) => String(length) === query.get('days')) ?? usual,
    categoryId: itemId ? '' : readId(query, 'category'),
    itemId,
  };
}

/** The query of an address; what is usual is left out. */
function writeAnalytics({ days, categoryId, itemId }: AnalyticsAddress): string {
  const query = new URLSearchParams();
  if (days !== usual) query.set('days', String(days));
  if (itemId) query.set('item', itemId);
  else if (categoryId) query.set('category', categoryId);
  return query.size > 0 ? `?${query.toString()}` : '';
}

type AnalyticsPath = Exclude<Extract<StudioPath, `analytics${string}`>, 'analytics/content/:id'>;

/** The address of a page of analytics with what is chosen. */
export const analyticsPath = (path: AnalyticsPath, chosen: AnalyticsAddress): string =>
  studioPath(path) + writeAnalytics(chosen);

/** The address of the analytics of one item, for the same period. */
export const itemAnalyticsPath = (id: string, { days }: Pick<AnalyticsAddress, 'days'>): string =>
  studioPath('analytics/content/:id', { id }) + writeAnalytics({ days, categoryId: '', itemId: '' });

/** Changes what is chosen, and leaves the rest of the query as it is. An item takes the place of a category, and the other way round. */
export function changeAnalytics(query: URLSearchParams, change: Partial<AnalyticsAddress>): URLSearchParams {
  const chosen = { ...readAnalytics(query), ...change };
  const next = new URLSearchParams(query);
  for (const name of ['days', 'item', 'category']) next.delete(name);
  if (change.categoryId) chosen.itemId = '';
  for (const [name, value] of new URLSearchParams(writeAnalytics(chosen))) next.set(name, value);
  return next;
}
