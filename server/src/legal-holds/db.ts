import type { LegalHold } from '@tv/contract/retention/legal-holds';
import type { Queries } from '../platform/db/database.ts';
import { byInstant } from '../platform/db/list-order.ts';
import { readPage } from '../platform/db/list-page.ts';
import { rawSql, sql } from '../platform/db/sql.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';

type Held = Pick<LegalHold, 'kind' | 'id'> & { organizationId: string };

const columnOf = { item: 'media_content_id', category: 'category_id', person: 'person_id' } as const;

/** Places a hold, or changes the reason of the one that is there. Answers whether that changed anything. */
export async function putHold(
  db: Queries,
  { kind, id, organizationId }: Held,
  reason: string,
  now: Date,
): Promise<boolean> {
  const column = rawSql(columnOf[kind]);
  const key = kind === 'person' ? sql`${column}, organization_id` : column;
  const rows = await db.query(sql`
    insert into legal_holds as h (id, organization_id, ${column}, reason, placed_at)
    values (${crypto.randomUUID()}::uuid, ${organizationId}::uuid, ${id}::uuid, ${reason}, ${now}::timestamptz)
    on conflict (${key}) do update set reason = excluded.reason where h.reason <> excluded.reason
    returning id`);
  return rows.length > 0;
}

/** Lifts a hold. Answers its reason, or `undefined` where there was none. */
export async function liftHold(db: Queries, { kind, id, organizationId }: Held): Promise<string | undefined> {
  const [row] = await db.query<{ reason: string }>(sql`
    delete from legal_holds where organization_id = ${organizationId}::uuid and ${rawSql(columnOf[kind])} = ${id}::uuid
    returning reason`);
  return row?.reason;
}

type Row = Omit<LegalHold, 'id' | 'placedDate'> & { id: string; heldId: string; placedAt: Date };

/** The holds of an organization, the newest first. */
export const listHolds = (
  db: Queries,
  organizationId: string,
  query: PageRequest,
): Promise<Page<LegalHold>> =>
  readPage<Row, LegalHold>(
    db,
    {
      columns: sql`h.id, held.id as "heldId", h.reason, h.placed_at as "placedAt",
        case when h.media_content_id is not null then 'item' when h.category_id is not null then 'category' else 'person' end as kind,
        coalesce((select title from media_contents where id = h.media_content_id), (select name from categories where id = h.category_id),
          (select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) from people where id = h.person_id), '') as name`,
      found: sql`from legal_holds h
        cross join lateral (select coalesce(h.media_content_id, h.category_id, h.person_id) as id) held
        where h.organization_id = ${organizationId}::uuid and held.id is not null`,
      order: byInstant(sql`h.placed_at`, true),
      id: sql`h.id`,
      present: ({ kind, heldId, name, reason, placedAt }) => ({
        ...{ kind, id: heldId, name, reason },
        placedDate: placedAt.toISOString(),
      }),
    },
    query,
  );
