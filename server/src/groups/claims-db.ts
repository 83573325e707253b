import { groupLimits } from '@tv/contract/limits/group-limits';
import { isOwnDomain } from '../organization/domains/domains-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, type Sql, sql } from '../platform/db/sql.ts';

/** What an access token says of a person's groups. */
export type Claim = {
  issuer: string;
  subject: string;
  /** The domain of the verified address. */
  domain: string | undefined;
  /** Names or ids, in lower case, of organizations into which a rule of the settings admits the person. */
  organizations: readonly string[];
  names: readonly string[];
  /** The one organization whose groups the claim says everything about. Absent: those of all. */
  within?: string;
};

/** `person`, and `wanted`: the names of groups in each organization that is the person's own. */
const wantedBy = ({ issuer, subject, domain, organizations, names }: Claim): Sql => sql`
  person as (select id from people where issuer = ${issuer} and subject = ${subject}),
  wanted as (
    select o.id as organization_id, claimed.name
    from memberships m join organizations o on o.id = m.organization_id cross join unnest(${names}::text[]) claimed (name)
    where m.person_id = (select id from person)
      and (lower(o.name) = any(${organizations}::text[]) or o.id::text = any(${organizations}::text[])
        or ${isOwnDomain(sql`o.id`, sql`${domain ?? null}::text`)}))`;

const presentOf = sql`
  select g.organization_id, g.source_id from group_members gm join groups g on g.id = gm.group_id
  where gm.person_id = (select id from person) and g.source = 'claim'`;

/** Whether the person is in other groups of claims than the token says. */
export async function differsFromClaim(db: Queries, claim: Claim): Promise<boolean> {
  const rows = await db.query(sql`
    with ${wantedBy(claim)}, present (organization_id, name) as (${presentOf})
    (select * from wanted except select * from present) union all (select * from present except select * from wanted)
    limit 1`);
  return rows.length > 0;
}

/** Creates the groups that the token names first, as many as an organization may have. Returns them. */
export const addClaimedGroups = (
  queries: Queries,
  claim: Claim,
  now: Date,
): Promise<{ id: string; organizationId: string; name: string }[]> =>
  queries.query<{ id: string; organizationId: string; name: string }>(sql`
    with ${wantedBy(claim)}
    insert into groups (organization_id, name, source, source_id, created_at)
    select w.organization_id, w.name, 'claim', w.name, ${now}::timestamptz from wanted w
    where (select count(*) from groups g where g.organization_id = w.organization_id and g.source = 'claim')
      < ${literal(groupLimits.groups)}
    order by w.organization_id, w.name
    on conflict (organization_id, source, source_id) do nothing
    returning id, organization_id as "organizationId", name`);

/** Makes the person a member of exactly the groups of claims that the token names. */
export async function writeClaimedMembers(queries: Queries, claim: Claim): Promise<void> {
  await queries.query(sql`
    with ${wantedBy(claim)}
    delete from group_members gm using groups g
    where gm.person_id = (select id from person) and g.id = gm.group_id and g.source = 'claim'
      and (${claim.within ?? null}::uuid is null or g.organization_id = ${claim.within ?? null}::uuid)
      and (g.organization_id, g.source_id) not in (select organization_id, name from wanted)`);
  await queries.query(sql`
    with ${wantedBy(claim)}
    insert into group_members (group_id, person_id)
    select g.id, person.id from person, wanted w
      join groups g on g.organization_id = w.organization_id and g.source = 'claim' and g.source_id = w.name
    on conflict do nothing`);
}
