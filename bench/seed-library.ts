import { WatchStatus } from '@tv/contract/enumerations';
import type { Queries } from '@tv/server/platform/db/database';
import { sql } from '@tv/server/platform/db/sql';
import { drawFrom, draws, drawUuid } from './draws.ts';
import { managerSubject, subjectOf, viewerCount } from './sign-in.ts';

export const organizationId = 'bbbbbbbb-0000-4000-8000-000000000001';
export const categoryIds = ids(11, 200);
const personIds = ids(12, viewerCount);

/** One organization, as everything asked is about the whole of its library; 200 categories, 100 viewers. */
export async function seedLibrary(db: Queries, issuer: string): Promise<void> {
  await db.query(sql`insert into organizations (id, name) values (${organizationId}::uuid, 'Bench')`);
  await db.query(sql`
    insert into categories (id, organization_id, name)
    select id, ${organizationId}::uuid, 'Category ' || place
    from unnest(${categoryIds}::uuid[]) with ordinality as c (id, place)`);
  const subjects = personIds.map((_, viewer) => subjectOf(viewer));
  await db.query(sql`
    insert into people (id, issuer, subject, email, current_organization_id)
    select id, ${issuer}, subject, subject || '@tv.example', ${organizationId}::uuid
    from unnest(${personIds}::uuid[], ${subjects}::text[]) as p (id, subject)`);
  await db.query(sql`
    insert into memberships (person_id, organization_id, role)
    select id, ${organizationId}::uuid, 'Viewer' from unnest(${personIds}::uuid[]) as p (id)`);
  await seedManager(db, issuer);
}

/** A person who manages the organization. */
async function seedManager(db: Queries, issuer: string): Promise<void> {
  const [id] = ids(14, 1);
  await db.query(sql`
    insert into people (id, issuer, subject, email, current_organization_id)
    values (${id}, ${issuer}, ${managerSubject}, 'manager@tv.example', ${organizationId})`);
  await db.query(sql`
    insert into memberships (person_id, organization_id, role) values (${id}, ${organizationId}, 'OrganizationManager')`);
}

/** What each viewer has begun, saved and follows. */
export async function seedHabits(db: Queries, itemIds: readonly string[]): Promise<void> {
  const draw = draws(13);
  const begun: { person: string; item: string }[] = [];
  for (const person of personIds)
    for (const item of new Set(Array.from({ length: 10 }, () => drawFrom(draw, itemIds))))
      begun.push({ person, item });
  const people = begun.map(({ person }) => person);
  const items = begun.map(({ item }) => item);
  const pairs = sql`unnest(${people}::uuid[], ${items}::uuid[]) as p (person, item)`;
  await db.query(sql`insert into watch_progress (person_id, media_content_id, position, watch_status)
    select person, item, 30, ${WatchStatus.WATCHING}::smallint from ${pairs}`);
  await db.query(
    sql`insert into playlist_items (person_id, media_content_id) select person, item from ${pairs}`,
  );
  await db.query(sql`insert into category_followers (person_id, category_id)
    select p.id, c.id from unnest(${personIds}::uuid[]) as p (id), unnest(${categoryIds.slice(0, 5)}::uuid[]) as c (id)`);
}

function ids(seed: number, count: number): string[] {
  const draw = draws(seed);
  return Array.from({ length: count }, () => drawUuid(draw));
}
