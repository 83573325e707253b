import type { Row } from '../platform/db/row.ts';
import type { AuditEntry } from '@tv/contract/audit';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';

type AuditRow = Row<'audit_log', 'at' | 'action' | 'subject' | 'person_id' | 'actor'> & {
  email: string | null;
  detail: Record<string, unknown>;
};

/** The limit of a total. */
const mostCounted = 10_000;

export async function listAuditLog(
  db: Queries,
  organizationId: string,
  query: PageRequest,
): Promise<Page<AuditEntry>> {
  const { skip, take } = bounds(query);
  const rows = await db.query<AuditRow>(sql`
    select a.at, a.action, a.subject, a.person_id, p.email, a.actor, a.detail
    from audit_log a left join people p on p.id = a.person_id
    where a.organization_id = ${organizationId}::uuid order by a.id desc limit ${take} offset ${skip}`);
  const [count] = await db.query<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from audit_log where organization_id = ${organizationId}::uuid limit ${mostCounted + 1}) found`);
  const counted = count?.total ?? 0;
  const items = rows.map(({ at, action, subject, person_id, email, actor, detail }) => ({
    at: at.toISOString(),
    action,
    ...(subject && { subject }),
    ...(person_id && { personId: person_id }),
    ...(email && { email }),
    ...(actor && { actor }),
    detail,
  }));
  return {
    items,
    total: Math.min(counted, mostCounted),
    ...(counted > mostCounted && { isTotalExact: false }),
  };
}
