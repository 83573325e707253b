import type { Query } from '@tv/contract/api';

/** What the list shows, as the address says it. Days are of the reader's time zone, such as `2026-11-30`; `until` is the last one. */
export type AuditAddress = {
  actions: readonly string[];
  personId: string;
  from: string;
  until: string;
};

const day = /^\d{4}-\d\d-\d\d$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Actions that the service takes at a time. */
const mostActions = 20;

/** The text where it has this form, else nothing: an address may be typed by hand. */
const where = (form: RegExp, text: string | null) => (text !== null && form.test(text) ? text : '');

/** Whether a day is in the calendar: 31 February has the right form. */
const realDay = (text: string) => (text && !Number.isNaN(startOf(text).getTime()) ? text : '');

export const readAuditAddress = (query: URLSearchParams): AuditAddress => ({
  actions: [...new Set(query.getAll('action').filter((action) => action && action.length <= 100))].slice(
    0,
    mostActions,
  ),
  personId: where(uuid, query.get('person')),
  from: realDay(where(day, query.get('from'))),
  until: realDay(where(day, query.get('until'))),
});

export function writeAuditAddress({ actions, personId, from, until }: AuditAddress): URLSearchParams {
  const query = new URLSearchParams(actions.map((action) => ['action', action]));
  if (personId) query.set('person', personId);
  if (from) query.set('from', from);
  if (until) query.set('until', until);
  return query;
}

/** The first instant of a day, in the reader's time zone; `later`: of so many days after it. */
function startOf(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

/** The same in the service's words. */
export const auditAsked = ({
  actions,
  personId,
  from,
  until,
}: AuditAddress): Omit<NonNullable<Query<'GET /Management/AuditLog.csv'>>, 'organizationId'> => ({
  ...(actions.length > 0 && { action: [...actions] }),
  ...(personId && { personId }),
  ...(from && { from: startOf(from).toISOString() }),
  ...(until && { until: startOf(until, 1).toISOString() }),
});
