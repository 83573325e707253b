import type { Queries } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';
import type { Sender } from '../mail/letter.ts';

/** How an organization's mails look. */
export async function findSender(db: Queries, organizationId: string): Promise<Sender> {
  const [row] = await db.query<Sender>(
    sql`select name, ui_customizations as colors from organizations where id = ${organizationId}::uuid`,
  );
  return row ?? { name: 'TV', colors: {} };
}

export async function isProvider(db: Queries, organizationId: string): Promise<boolean> {
  return (
    (await db.query(sql`select from organizations where id = ${organizationId}::uuid and is_provider`))
      .length > 0
  );
}

/** Answers whether the name was free. */
export async function insertOrganization(
  db: Queries,
  given: { id: string; name: string; userLimit?: number; isProvider?: boolean },
): Promise<boolean> {
  const rows = await db.query(sql`
    with made as (
      insert into organizations (id, name, user_limit, is_provider)
      values (${given.id}::uuid, ${given.name}, ${given.userLimit ?? null}::int, ${given.isProvider ?? false})
      on conflict do nothing returning id)
    insert into audit_log (organization_id, action, subject) select id, 'organization made', id::text from made
    returning id`);
  return rows.length > 0;
}
