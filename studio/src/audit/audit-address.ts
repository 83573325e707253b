import type { Query } from '@tv/contract/calls/api';
import { addDays, isDay, midnight } from '@tv/client/lib/format/day.ts';

/** What the list shows, as the address says it. Days are of the reader's time zone, such as `2026-11-30`; `until` is the last one. */
export type AuditAddress = {
  actions: readonly string[];
  personId: string;
  from: string;
  until: string;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Actions that the service takes at a time. */
export const maxActions = 20;

/** A parameter where it is right, else nothing: an address may be typed by hand. */
const where = (isRight: (text: string) => boolean, text: string | null) =>
  text !== null && isRight(text) ? text : '';

export const readAuditAddress = (query: URLSearchParams): AuditAddress => ({
  actions: [...new Set(query.getAll('action').filter((action) => action && action.length <= 100))].slice(
    0,
    maxActions,
  ),
  personId: where((text) => uuid.test(text), query.get('person')),
  from: where(isDay, query.get('from')),
  until: where(isDay, query.get('until')),
});

export function writeAuditAddress({ actions, personId, from, until }: AuditAddress): URLSearchParams {
  const query = new URLSearchParams(actions.map((action) => ['action', action]));
  if (personId) query.set('person', personId);
  if (from) query.set('from', from);
  if (until) query.set('until', until);
  return query;
}

/** The same in the service's words. */
export const auditQuery = ({
  actions,
  personId,
  from,
  until,
}: AuditAddress): Omit<NonNullable<Query<'GET /Management/AuditLog.csv'>>, 'organizationId'> => ({
  ...(actions.length > 0 && { action: [...actions] }),
  ...(personId && { personId: [personId] }),
  ...(from && { from: midnight(from).toISOString() }),
  ...(until && { until: midnight(addDays(until, 1)).toISOString() }),
});
