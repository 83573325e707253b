import { type Audience, audienceLimits } from '@tv/contract/media-contents/audience';
import { Visibility } from '@tv/contract/enumerations';
import { because } from '@tv/contract/reasons/problem-reasons';
import { distinctIds, refuseStrangeGroups } from '../../media/download-groups-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { nameOrder } from '../../platform/db/list-order.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { invalidField } from '../../platform/http/problem.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import { namesOf } from './names-of-person-db.ts';

/** The groups and people that an audience names, by their ids. */
type Chosen = { groupIds: string[]; personIds: string[] };

/**
 * Reads the audience that a call gives: the ids of its groups and people, sorted. `null`: everybody. Throws 400 where it names
 * nobody, or what the organization does not have. `field`: where the call has it.
 */
export async function readAudience(
  db: Queries,
  organizationId: string,
  { kind, groupIds = [], personIds = [], names = [] }: Audience,
  field = 'audience',
): Promise<string[] | null> {
  const count = groupIds.length + personIds.length + names.length;
  if (kind === 'everybody') {
    if (count > 0) throw invalidField(field, because('audience.noneNamed'));
    return null;
  }
  if (count === 0) throw invalidField(field, because('audience.empty'));
  const named = await findNamed(db, organizationId, names, field);
  const groups = distinctIds([...groupIds, ...named.groupIds]);
  const people = distinctIds([...personIds, ...named.personIds]);
  if (groups.length > audienceLimits.groups)
    throw invalidField(
      `${field}.groupIds`,
      because('audience.tooManyGroups', { most: audienceLimits.groups }),
    );
  if (people.length > audienceLimits.people)
    throw invalidField(
      `${field}.personIds`,
      because('audience.tooManyPeople', { most: audienceLimits.people }),
    );
  await refuseStrangeGroups(db, organizationId, groups, `${field}.groupIds`);
  const members = await db.query<{ id: string }>(sql`
    select person_id as id from memberships
    where organization_id = ${organizationId}::uuid and person_id = any(${people}::uuid[])`);
  const stranger = people.find((id) => !members.some((member) => member.id === id));
  if (stranger) throw invalidField(`${field}.personIds`, because('audience.strangePerson', { id: stranger }));
  return [...groups, ...people].sort();
}

/** The groups and people with these names and addresses. Case does not matter. */
async function findNamed(
  db: Queries,
  organizationId: string,
  names: readonly string[],
  field: string,
): Promise<Chosen> {
  if (names.length === 0) return { groupIds: [], personIds: [] };
  const rows = await db.query<{ name: string; groups: string[]; people: string[] }>(sql`
    select given.name,
      array(select g.id::text from groups g
        where g.organization_id = ${organizationId}::uuid and lower(g.name) = lower(given.name)) as groups,
      array(select m.person_id::text from memberships m join people p on p.id = m.person_id
        where m.organization_id = ${organizationId}::uuid and lower(p.email) = lower(given.name)) as people
    from unnest(${names.map((name) => name.trim())}::text[]) as given (name)`);
  for (const { name, groups, people } of rows) {
    if (groups.length + people.length === 0)
      throw invalidField(`${field}.names`, because('audience.unknownName', { name }));
    if (groups.length + people.length > 1)
      throw invalidField(`${field}.names`, because('audience.severalOfName', { name }));
  }
  return {
    groupIds: rows.flatMap(({ groups }) => groups),
    personIds: rows.flatMap(({ people }) => people),
  };
}

/** Throws where an item would be public and have an audience. */
export function refusePublicAudience(
  { audience, visibility }: { audience: readonly string[] | null; visibility: number },
  field = 'audience',
): void {
  if (audience && visibility === Visibility.PUBLIC) throw invalidField(field, because('audience.public'));
}

/** An audience as it is stored. `null`: everybody. */
export type AudienceRow = (Chosen & { names: string[]; count: number; isCallerOutside: boolean }) | null;

/** The audience `column` of a row of the organization, as an `AudienceRow`. */
export const audienceColumn = (
  { audience, organizationId }: { audience: Sql; organizationId: Sql },
  { personId }: Pick<Manager, 'personId'>,
): Sql => sql`(
  select json_build_object('groupIds', coalesce(g.ids, '[]'), 'personIds', coalesce(p.ids, '[]'),
    'names', coalesce(g.names, '[]')::jsonb || coalesce(p.names, '[]')::jsonb, 'count', cardinality(${audience}),
    'isCallerOutside', ${personId ? sql`not ${audience} && ${namesOf(sql`${personId}::uuid`)}` : sql`false`})
  from (select json_agg(id order by ${nameOrder(sql`name`, sql`organization_id`)}, id) as ids, json_agg(name order by ${nameOrder(sql`name`, sql`organization_id`)}, id) as names
      from groups where id = any(${audience}) and organization_id = ${organizationId}) g,
    (select json_agg(p.id order by p.email, p.id) as ids, json_agg(p.email order by p.email, p.id) as names
      from memberships m join people p on p.id = m.person_id
      where m.person_id = any(${audience}) and m.organization_id = ${organizationId}) p
  where ${audience} is not null)`;

export function presentAudience(row: AudienceRow) {
  if (!row) return { kind: 'everybody' as const };
  const { groupIds, personIds, names, count, isCallerOutside } = row;
  const goneCount = count - groupIds.length - personIds.length;
  return {
    kind: 'chosen' as const,
    groupIds,
    personIds,
    names,
    ...(goneCount > 0 && { goneCount }),
    ...(isCallerOutside && { isCallerOutside }),
  };
}

/** The audience that gives an item these ids again, as far as there is what they name. `undefined`: nothing of it is there. */
export async function audienceOf(
  db: Queries,
  organizationId: string,
  ids: readonly string[] | null,
): Promise<Audience | undefined> {
  if (!ids) return { kind: 'everybody' };
  const [row] = await db.query<Chosen>(sql`
    select array(select id::text from groups where organization_id = ${organizationId}::uuid and id = any(${ids}::uuid[])) as "groupIds",
      array(select person_id::text from memberships
        where organization_id = ${organizationId}::uuid and person_id = any(${ids}::uuid[])) as "personIds"`);
  return row && row.groupIds.length + row.personIds.length > 0 ? { kind: 'chosen', ...row } : undefined;
}

/** An audience as the audit log records it: names of groups, and the number of people, who may be erased some day. */
export async function loggedAudience(db: Queries, ids: readonly string[] | null) {
  if (!ids) return { kind: 'everybody' };
  const groups = await db.query<{ name: string }>(
    sql`select name from groups where id = any(${ids}::uuid[]) order by ${nameOrder(sql`name`, sql`organization_id`)}, id`,
  );
  const people = await db.query<{ count: number }>(
    sql`select count(*)::int as count from people where id = any(${ids}::uuid[])`,
  );
  return { kind: 'chosen', groups: groups.map(({ name }) => name), people: people[0]?.count ?? 0 };
}
