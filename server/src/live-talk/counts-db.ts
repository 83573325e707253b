import { reactionNames } from '@tv/contract/playback/reactions';
import { ReactionType } from '@tv/contract/enumerations';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import { secondOf, type Timeline } from './timeline.ts';
import { timelineColumns } from './timeline-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { joinSql, literal, sql } from '../platform/db/sql.ts';

/** Seconds for which the streams of a process count after its last report. It reports more often. */
const lasts = 20;

const none = (): number[] => reactionNames.map(() => 0);

/** Stores reactions. Safe to repeat with the same id. */
export const insertReactions = (
  db: Queries,
  reaction: { id: string; itemId: string; reactionType: number; amount: number },
  now: Date,
) =>
  db.query(sql`
    insert into live_reactions (id, media_content_id, reaction_type, amount, created_at)
    values (${reaction.id}::uuid, ${reaction.itemId}::uuid, ${reaction.reactionType}::smallint, ${reaction.amount}::smallint,
      ${now}::timestamptz) on conflict do nothing`);

/** The reactions of several events after a number, and the newest number. -1: only the newest number. */
export async function reactionsAfter(
  db: Queries,
  after: ReadonlyMap<string, number>,
): Promise<Map<string, { number: number; counts: number[] }>> {
  const rows = await db.query<{ id: string; type: number | null; count: number; newest: number }>(sql`
    select given.id, r.reaction_type as type, case when given.number < 0 then 0 else sum(r.amount) end::int as count,
      max(r.number)::float8 as newest
    from unnest(${[...after.keys()]}::uuid[], ${[...after.values()]}::bigint[]) as given (id, number)
    join live_reactions r on r.media_content_id = given.id and r.number > given.number
    group by given.id, given.number, r.reaction_type`);
  const found = new Map<string, { number: number; counts: number[] }>();
  for (const { id, type, count, newest } of rows) {
    const of = found.get(id) ?? { number: 0, counts: none() };
    of.number = Math.max(of.number, newest);
    if (type !== null) of.counts[type] = count;
    found.set(id, of);
  }
  return found;
}

/** The most seconds of an event whose reactions are sent: a day. */
const mostSeconds = 86_400;

/** Reactions while it was on air, as [second of the recording, those of each type in the order of `reactionNames`]. */
export async function listReactionSteps(db: Queries, id: string): Promise<number[][]> {
  const ofEach = reactionNames.map(
    (name) =>
      sql`coalesce(sum(r.amount) filter (where r.reaction_type = ${literal(ReactionType[name])}), 0)::int`,
  );
  const rows = await db.query<Timeline & { at: Date; added: number[] }>(sql`
    with event as materialized (
      select ${timelineColumns} from live_events l where l.media_content_id = ${id}::uuid and l.started_at is not null)
    select s.at, e."startedAt", e.stretches, e.cuts, s.added
    from event e cross join lateral (
      select date_trunc('second', r.created_at) as at, array[${joinSql(ofEach, ', ')}] as added from live_reactions r
      where r.media_content_id = ${id}::uuid and r.created_at >= e."startedAt"
      group by 1 order by 1 limit ${literal(mostSeconds)}) s
    order by s.at`);
  const steps = new Map<number, number[]>();
  for (const { at, added, ...timeline } of rows) {
    const second = secondOf(at, timeline) ?? 0;
    const step = second - (second % liveTalkLimits.reactionStep);
    const before = steps.get(step) ?? none();
    steps.set(
      step,
      added.map((count, type) => count + before[type]!),
    );
  }
  return [...steps].toSorted(([one], [other]) => one - other).map(([step, counts]) => [step, ...counts]);
}

const isHere = sql`told_at > now() - make_interval(secs => ${literal(lasts)})`;

/** Says how many streams a process has open, and answers how many all have for its events. */
export async function tellWatching(
  db: Queries,
  processId: string,
  streams: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const ids = [...streams.keys()];
  await db.query(sql`
    delete from live_watching where not ${isHere}
      or process_id = ${processId}::uuid and media_content_id <> all(${ids}::uuid[])`);
  if (ids.length === 0) return new Map();
  await db.query(sql`
    insert into live_watching (process_id, media_content_id, streams)
    select ${processId}::uuid, * from unnest(${ids}::uuid[], ${[...streams.values()]}::int[])
    on conflict (process_id, media_content_id) do update set streams = excluded.streams, told_at = now()`);
  const rows = await db.query<{ id: string; count: number }>(sql`
    select media_content_id as id, sum(streams)::int as count from live_watching
    where media_content_id = any(${ids}::uuid[]) and ${isHere} group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** All reactions at an event, by their types. */
export async function countReactions(db: Queries, id: string): Promise<number[]> {
  const [found] = (await reactionsAfter(db, new Map([[id, 0]]))).values();
  return found?.counts ?? none();
}

/** What is counted at an event now, and whether a person is muted there. */
export async function countsOf(
  db: Queries,
  id: string,
  personId: string | undefined,
): Promise<{ isMuted: boolean; reactions: number[]; watching: number }> {
  const [row] = await db.query<{ isMuted: boolean; reactions: Record<string, number>; watching: number }>(sql`
    select exists (select from live_mutes where media_content_id = ${id}::uuid and person_id = ${personId ?? null}::uuid) as "isMuted",
      (select coalesce(json_object_agg(type, count), '{}') from (
        select reaction_type as type, sum(amount)::int as count from live_reactions where media_content_id = ${id}::uuid group by 1) r) as reactions,
      (select coalesce(sum(streams), 0)::int from live_watching where media_content_id = ${id}::uuid and ${isHere}) as watching`);
  return { ...row!, reactions: none().map((_, type) => row!.reactions[type] ?? 0) };
}
