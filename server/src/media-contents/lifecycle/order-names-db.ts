import type { Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';

const atOnce = 1_000;
/** No item has an id that is not behind it. */
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Writes the keys again by which titles and categories are ordered, where an organization has chosen another default language. An
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
    let items: { id: string }[];
    let last = firstId;
    do {
      // Behind the last item of the transaction before, so that a run makes each key once.
      items = await db.query<{ id: string }>(sql`
        update media_contents set title_order = ${key('title')} where id in (
          select id from media_contents
          where organization_id = ${id}::uuid and id > ${last}::uuid and title_order <> ${key('title')}
          order by id limit ${literal(atOnce)} for no key update skip locked)
        returning id`);
      changed += items.length;
      last =
        items
          .map((item) => item.id)
          .sort()
          .at(-1) ?? last;
    } while (items.length === atOnce);
    if (changed === 0)
      await db.query(sql`
        update organizations set order_language = ${language}
        where id = ${id}::uuid and default_language is not distinct from ${language} and not exists (
          select from media_contents where organization_id = ${id}::uuid and title_order <> ${key('title')})`);
  }
}
