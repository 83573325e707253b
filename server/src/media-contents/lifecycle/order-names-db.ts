import type { Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';

const atOnce = 1_000;

/**
 * Writes the keys anew by which titles and categories are ordered, where an organization has chosen another default language. An
 * organization is done once a whole run found nothing, so that a transaction that began before the choice is followed by the next run.
 */
export async function orderInNewLanguages(db: Queries): Promise<void> {
  const chosen = await db.query<{ id: string; language: string | null }>(sql`
    select id, default_language as language from organizations
    where order_language is distinct from default_language order by id limit 100`);
  for (const { id, language } of chosen) {
    const key = (name: 'title' | 'name') =>
      sql`order_key(${name === 'title' ? sql`title` : sql`name`}, ${language}::text)`;
    const categories = await db.query(sql`
      update categories set name_order = ${key('name')}
      where organization_id = ${id}::uuid and name_order <> ${key('name')} returning id`);
    let changed = categories.length;
    for (let length = atOnce; length === atOnce; changed += length) {
      ({ length } = await db.query(sql`
        update media_contents set title_order = ${key('title')} where id in (
          select id from media_contents
          where organization_id = ${id}::uuid and title_order <> ${key('title')}
          limit ${literal(atOnce)} for no key update skip locked)
        returning id`));
    }
    if (changed === 0)
      await db.query(sql`
        update organizations set order_language = ${language}
        where id = ${id}::uuid and default_language is not distinct from ${language} and not exists (
          select from media_contents where organization_id = ${id}::uuid and title_order <> ${key('title')})`);
  }
}
