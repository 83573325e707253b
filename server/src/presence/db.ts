import { mostPresences, presenceLasts, type Presence } from '@tv/contract/people/presence';
import { personName } from '../media-contents/named-person-db.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Row } from '../platform/db/row.ts';
import { literal, type Sql, sql } from '../platform/db/sql.ts';

/** One tab of a person. */
export type Tab = { personId: string; tabId: string };

/** What a tab has open. Of the same place and organization are all who are told of each other. */
export type ReportedPresence = Omit<Presence, 'id'> & { organizationId: string; placeId: string };

// By the clock of the database, because those of the instances differ.
const isPresent = (presence: Sql): Sql =>
  sql`${presence}.told_at > now() - make_interval(secs => ${literal(presenceLasts)})`;

/** Stores what a tab has open. Answers false where the person has too many tabs, or the tab said something else within the last second. */
export async function storePresence(
  db: Queries,
  { personId, tabId }: Tab,
  reported: ReportedPresence,
): Promise<boolean> {
  const { organizationId, place, placeId, part = null, languageCode = null, isEditing } = reported;
  const [row] = await db.query<{ is_stored: boolean }>(sql`
    with mine as (select * from presences p where person_id = ${personId}::uuid and ${isPresent(sql`p`)}),
    lapsed as (
      delete from presences p where person_id = ${personId}::uuid and tab_id <> ${tabId}::uuid and not ${isPresent(sql`p`)}),
    stored as (
      insert into presences (person_id, tab_id, organization_id, place, place_id, part, language_code, is_editing)
      select ${personId}::uuid, ${tabId}::uuid, ${organizationId}::uuid, ${place}, ${placeId}::uuid, ${part}::text,
        ${languageCode}::text, ${isEditing}
      where (select count(*) from mine where tab_id <> ${tabId}::uuid) < ${literal(mostPresences.tabs)}
      on conflict (person_id, tab_id) do update set
        organization_id = excluded.organization_id, place = excluded.place, place_id = excluded.place_id,
        part = excluded.part, language_code = excluded.language_code, is_editing = excluded.is_editing, told_at = now(),
        begun_at = case when presences.place_id = excluded.place_id and ${isPresent(sql`presences`)}
          then presences.begun_at else now() end
      where presences.told_at <= now() - interval '1 second'
      returning 1)
    select exists (select from stored) or exists (
      select from mine where tab_id = ${tabId}::uuid and (organization_id, place, place_id, is_editing)
        = (${organizationId}::uuid, ${place}, ${placeId}::uuid, ${isEditing})
        and part is not distinct from ${part}::text and language_code is not distinct from ${languageCode}::text) as is_stored`);
  return row?.is_stored === true;
}

export const deletePresence = (db: Queries, { personId, tabId }: Tab) =>
  db.query(sql`delete from presences where person_id = ${personId}::uuid and tab_id = ${tabId}::uuid`);

/** Deletes what tabs said that were closed without a word. */
export const deleteLapsedPresences = (db: Database) =>
  db.query(sql`delete from presences p where not ${isPresent(sql`p`)}`);

export type PresentTab = Row<
  'presences',
  'person_id' | 'tab_id' | 'organization_id' | 'place' | 'place_id' | 'part' | 'language_code' | 'is_editing'
> & { name: string };

/** All who are where one of the tabs is, these tabs included, those first who came first. */
export const listPresent = (db: Database, tabs: readonly Tab[]): Promise<PresentTab[]> =>
  db.query<PresentTab>(sql`
    select p.person_id, p.tab_id, p.organization_id, p.place, p.place_id, p.part, p.language_code, p.is_editing,
      ${personName(sql`person`)} as name
    from presences p join people person on person.id = p.person_id
    where ${isPresent(sql`p`)} and (p.organization_id, p.place, p.place_id) in (
      select m.organization_id, m.place, m.place_id from presences m
      where ${isPresent(sql`m`)} and (m.person_id, m.tab_id) in (
        select * from unnest(${tabs.map(({ personId }) => personId)}::uuid[], ${tabs.map(({ tabId }) => tabId)}::uuid[])))
    order by p.begun_at, p.person_id, p.tab_id`);
