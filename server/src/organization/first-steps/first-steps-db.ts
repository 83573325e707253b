import type { FirstSteps } from '@tv/contract/organization/first-steps';
import { ContentStatus, Visibility } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';

/** Which first steps of an organization are done, by what it has. `undefined` if there is no such organization. */
export async function findFirstSteps(db: Queries, id: string): Promise<FirstSteps | undefined> {
  const [row] = await db.query<FirstSteps>(sql`
    select first_steps_dismissed_at is not null as "isDismissed",
      logo_file is not null or ui_customizations <> '{}' as "hasBrand",
      exists (select from categories where organization_id = o.id) as "hasCategory",
      exists (select from media_contents where organization_id = o.id) as "hasUpload",
      2 <= (select count(*) from (select from memberships where organization_id = o.id limit 2) two)
        or exists (select from onboardings where organization_id = o.id and joined_at is null)
        or exists (select from self_registrations where organization_id = o.id)
        or exists (select from directory_tokens where organization_id = o.id) as "hasPeople",
      not has_public_media or exists (
        select from media_contents where organization_id = o.id and status = ${literal(ContentStatus.PUBLISHED)}
          and visibility = ${literal(Visibility.PUBLIC)}) as "hasPublicPages"
    from organizations o where id = ${id}::uuid`);
  return row;
}

/** Dismisses the first steps. Answers whether they were not dismissed before. */
export async function dismissFirstSteps(db: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    update organizations set first_steps_dismissed_at = ${now}::timestamptz
    where id = ${id}::uuid and first_steps_dismissed_at is null returning id`);
  return rows.length > 0;
}
