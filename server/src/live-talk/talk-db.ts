import type { LiveState } from '@tv/contract/enumerations';
import type { LiveRules, ManagedLiveTalk } from '@tv/contract/live/live-talk-parts';
import { manageableBy } from '../media-contents/manageable-db.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export type Settings = Pick<ManagedLiveTalk, 'hasQuestions' | 'hasChat' | 'isModerated' | 'slowSeconds'>;

/** What people say at one event, as far as it is one row. */
export type Talk = Settings & {
  organizationId: string;
  state: LiveState;
  startedAt: Date | null;
  version: number;
  settingsVersion: number;
  /** Of the event and of the organization. */
  showsWatching: boolean;
};

/** The columns of `media_contents mc`, its event `l`, and the left joined `live_talks t` and `live_rules r`. */
const columns = sql`mc.organization_id as "organizationId", l.state, l.started_at as "startedAt", coalesce(t.version, 0)::float8 as version,
  coalesce(t.settings_version, 0)::float8 as "settingsVersion", coalesce(t.has_questions, true) as "hasQuestions",
  coalesce(t.has_chat, false) as "hasChat", coalesce(t.is_moderated, false) as "isModerated", coalesce(t.slow_seconds, 0) as "slowSeconds",
  coalesce(t.shows_watching, true) and coalesce(r.shows_watching, true) as "showsWatching"`;
const source = sql`media_contents mc join live_events l on l.media_content_id = mc.id
  left join live_talks t on t.media_content_id = mc.id left join live_rules r on r.organization_id = mc.organization_id`;

/**
 * What people say at an event, and whether a manager manages its item. It says nothing of who may read it. `undefined`: the item has no
 * event.
 */
export async function findTalk(
  db: Queries,
  id: string,
  manager?: Manager,
): Promise<(Talk & { isManaged: boolean }) | undefined> {
  const managed = manager ? manageableBy(manager) : sql`false`;
  const [row] = await db.query<Talk & { isManaged: boolean }>(
    sql`select ${columns}, (${managed}) is true as "isManaged" from ${source} where mc.id = ${id}::uuid`,
  );
  return row;
}

/** The same for several events, by their ids. */
export async function findTalks(db: Queries, ids: readonly string[]): Promise<Map<string, Talk>> {
  const rows = await db.query<Talk & { id: string }>(
    sql`select mc.id, ${columns} from ${source} where mc.id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, ...talk }) => [id, talk]));
}

/**
 * Takes the next versions of an event, and answers the first of them. Nothing else is said there until the transaction ends, so versions
 * are committed in their order.
 */
export async function takeVersions(db: Queries, id: string, count: number): Promise<number> {
  const [row] = await db.query<{ version: number }>(sql`
    insert into live_talks as t (media_content_id, version) values (${id}::uuid, ${count}::bigint)
    on conflict (media_content_id) do update set version = t.version + excluded.version returning version::float8`);
  return row!.version - count + 1;
}

type Change = Partial<Settings & Pick<ManagedLiveTalk, 'showsWatching'>>;

export const writeSettings = (db: Queries, id: string, version: number, change: Change) =>
  db.query(sql`
    update live_talks set settings_version = ${version}::bigint,
      has_questions = coalesce(${change.hasQuestions ?? null}::boolean, has_questions),
      has_chat = coalesce(${change.hasChat ?? null}::boolean, has_chat),
      is_moderated = coalesce(${change.isModerated ?? null}::boolean, is_moderated),
      shows_watching = coalesce(${change.showsWatching ?? null}::boolean, shows_watching),
      slow_seconds = coalesce(${change.slowSeconds ?? null}::integer, slow_seconds)
    where media_content_id = ${id}::uuid`);

/** What managers see of an event: its own settings, without those of the organization. */
export async function findManagedTalk(db: Queries, id: string): Promise<ManagedLiveTalk | undefined> {
  const [row] = await db.query<ManagedLiveTalk>(sql`
    select coalesce(t.has_questions, true) as "hasQuestions", coalesce(t.has_chat, false) as "hasChat",
      coalesce(t.is_moderated, false) as "isModerated", coalesce(t.slow_seconds, 0) as "slowSeconds",
      coalesce(t.shows_watching, true) as "showsWatching", coalesce(w.words, '{}') as "refusedWords",
      (select coalesce(json_agg(json_build_object('personId', m.person_id,
          'name', trim(concat(p.first_name, ' ', p.last_name)), 'at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by m.created_at, m.person_id), '[]')
        from live_mutes m join people p on p.id = m.person_id where m.media_content_id = l.media_content_id) as muted
    from live_events l left join live_talks t on t.media_content_id = l.media_content_id
    left join live_refused_words w on w.media_content_id = l.media_content_id where l.media_content_id = ${id}::uuid`);
  return row;
}

/** Mutes a person. Answers whether they were not muted before; `undefined`: there is no such person in the talk. */
export async function mute(db: Queries, id: string, personId: string, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    insert into live_mutes (media_content_id, person_id, created_at)
    select ${id}::uuid, p.id, ${now}::timestamptz from people p where p.id = ${personId}::uuid and exists (
      select from live_messages m where m.media_content_id = ${id}::uuid and m.person_id = p.id)
    on conflict do nothing returning person_id`);
  return rows.length > 0;
}

export async function unmute(db: Queries, id: string, personId: string): Promise<boolean> {
  const rows = await db.query(sql`
    delete from live_mutes where media_content_id = ${id}::uuid and person_id = ${personId}::uuid returning person_id`);
  return rows.length > 0;
}

export async function isMuted(db: Queries, id: string, personId: string): Promise<boolean> {
  const rows = await db.query(
    sql`select from live_mutes where media_content_id = ${id}::uuid and person_id = ${personId}::uuid`,
  );
  return rows.length > 0;
}

export async function findRules(db: Queries, organizationId: string): Promise<LiveRules> {
  const [row] = await db.query<LiveRules>(sql`
    select coalesce(r.shows_full_names, false) as "showsFullNames", coalesce(r.shows_watching, true) as "showsWatching",
      coalesce(w.words, '{}') as "refusedWords"
    from (select ${organizationId}::uuid as id) o left join live_rules r on r.organization_id = o.id
    left join live_refused_words w on w.organization_id = o.id and w.media_content_id is null`);
  return row!;
}

export const writeRules = (
  db: Queries,
  organizationId: string,
  rules: Pick<LiveRules, 'showsFullNames' | 'showsWatching'>,
) =>
  db.query(sql`
    insert into live_rules (organization_id, shows_full_names, shows_watching)
    values (${organizationId}::uuid, ${rules.showsFullNames}, ${rules.showsWatching})
    on conflict (organization_id) do update set shows_full_names = excluded.shows_full_names,
      shows_watching = excluded.shows_watching`);
