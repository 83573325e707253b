import type { Queries } from '../platform/db/database.ts';
import { pipelined, sql } from '../platform/db/sql.ts';
import type { Owner } from '../platform/http/origins/whose-answer.ts';

/** Whether any organization lists an origin. */
export async function isListedOrigin(db: Queries, origin: string): Promise<boolean> {
  const rows = await db.query(
    pipelined(sql`select from organizations where api_origins @> array[${origin}::text] limit 1`),
  );
  return rows.length > 0;
}

/** Whether the organization of an answer lists an origin. */
export async function isListedBy(db: Queries, { of, id }: Owner, origin: string): Promise<boolean> {
  const organization = {
    organization: sql`${id}::uuid`,
    item: sql`(select organization_id from media_contents where id = ${id}::uuid)`,
    category: sql`(select organization_id from categories where id = ${id}::uuid)`,
  }[of];
  const rows = await db.query(
    pipelined(sql`
    select from organizations where id = ${organization} and api_origins @> array[${origin}::text]`),
  );
  return rows.length > 0;
}
