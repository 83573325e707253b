import { WatchStatus } from '@tv/contract/enumerations';
import type { Queries } from '@tv/server/platform/db/database';
import { sql } from '@tv/server/platform/db/sql';
import { drawFrom, draws, drawUuid } from '../draws.ts';
import { managerSubject, subjectOf, viewerCount } from '../sign-in.ts';

/** Everything asked is about the whole library of one organization: 200 categories, 100 viewers. */
export type Library = {
  organizationId: string;
  categoryIds: string[];
  personIds: string[];
  /** The number of its first viewer. */
  firstViewer: number;
  /** What its draws begin with. */
  seed: number;
  groupIds: string[];
};
export const library: Library = {
  organizationId: 'bbbbbbbb-0000-4000-8000-000000000001',
  categoryIds: ids(11, 200),
  personIds: ids(12, viewerCount),
  firstViewer: 0,
  seed: 0,
  groupIds: [],
};
/** One of as many items, of which a third are for some of 200 groups. A viewer is in 20 of these. */
export const restrictedLibrary: Library = {
  organizationId: 'bbbbbbbb-0000-4000-8000-000000000002',
  categoryIds: ids(15, 200),
  personIds: ids(16, viewerCount),
  firstViewer: viewerCount,
  seed: 2_000_000_000,
  groupIds: ids(17, 200),
};
const groupsOfAViewer = 20;
export const { organizationId } = library;

/** What items are for: each group alone, and 400 sets of two to five groups. */
export const audiences: readonly string[][] = (() => {
  const draw = draws(18);
  const sets = Array.from({ length: 400 }, (_, index) => someGroups(draw, 2 + (index % 4)));
  return [...restrictedLibrary.groupIds.map((id) => [id]), ...sets];
})();

function someGroups(draw: () => number, count: number): string[] {
  const some = new Set<string>();
  while (some.size < count) some.add(drawFrom(draw, restrictedLibrary.groupIds));
  return [...some].sort();
}

export async function seedLibrary(db: Queries, issuer: string, seeded: Library): Promise<void> {
  const { categoryIds, personIds, firstViewer, groupIds } = seeded;
  const own = sql`${seeded.organizationId}::uuid`;
  await db.query(
    sql`insert into organizations (id, name) values (${own}, ${groupIds.length > 0 ? 'Bench with audiences' : 'Bench'})`,
  );
  await db.query(sql`
    insert into categories (id, organization_id, name)
    select id, ${own}, 'Category ' || ordinal
    from unnest(${categoryIds}::uuid[]) with ordinality as c (id, ordinal)`);
  const subjects = personIds.map((_, viewer) => subjectOf(firstViewer + viewer));
  await db.query(sql`
    insert into people (id, issuer, subject, email, current_organization_id)
    select id, ${issuer}, subject, subject || '@tv.example', ${own}
    from unnest(${personIds}::uuid[], ${subjects}::text[]) as p (id, subject)`);
  await db.query(sql`
    insert into memberships (person_id, organization_id, role)
    select id, ${own}, 'Viewer' from unnest(${personIds}::uuid[]) as p (id)`);
  if (groupIds.length === 0) return seedManager(db, issuer);
  await db.query(sql`
    insert into groups (id, organization_id, name, source)
    select id, ${own}, 'Group ' || ordinal, 'manual'
    from unnest(${groupIds}::uuid[]) with ordinality as g (id, ordinal)`);
  const draw = draws(19);
  const members = personIds.flatMap((person) =>
    someGroups(draw, groupsOfAViewer).map((group) => ({ person, group })),
  );
  await db.query(sql`
    insert into group_members (group_id, person_id)
    select * from unnest(${members.map(({ group }) => group)}::uuid[], ${members.map(({ person }) => person)}::uuid[])`);
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
export async function seedHabits(
  db: Queries,
  { personIds, categoryIds }: Library,
  itemIds: readonly string[],
): Promise<void> {
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
