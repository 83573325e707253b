import type { LivePollState } from '@tv/contract/enumerations';
import type { LivePoll } from '@tv/contract/live/live-talk-parts';
import { momentOf, type Timeline } from './timeline.ts';
import { timelineColumns } from './timeline-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { type Sql, sql } from '../platform/db/sql.ts';
import type { Reader } from './messages-db.ts';

export type PollRow = Timeline & {
  id: string;
  itemId: string;
  question: string;
  options: string[];
  state: LivePollState;
  isDeleted: boolean;
  createdAt: Date;
  openedAt: Date | null;
  number: number;
  version: number;
  results: number[];
  ownVote: number | null;
};

const select = (from: Sql, personId: string | undefined) => sql`
  select q.id, q.media_content_id as "itemId", q.question, q.options, q.state, q.is_deleted as "isDeleted", q.created_at as "createdAt",
    q.opened_at as "openedAt", ${timelineColumns}, q.number::float8, q.version::float8,
    array(select count(v.option)::int from generate_series(0, cardinality(q.options) - 1) o left join live_poll_votes v
      on v.poll_id = q.id and v.option = o group by o order by o) as results,
    (select v.option from live_poll_votes v where v.poll_id = q.id and v.person_id = ${personId ?? null}::uuid) as "ownVote"
  from ${from} join live_events l on l.media_content_id = q.media_content_id`;

export const isPollShownTo = ({ isModerator }: Reader, { isDeleted, state }: PollRow): boolean =>
  !isDeleted && (isModerator || state !== 'draft');

export const presentPoll = (row: PollRow, { isModerator }: Pick<Reader, 'isModerator'>): LivePoll => ({
  id: row.id,
  question: row.question,
  options: row.options,
  state: row.state,
  ...momentOf(row.openedAt ?? row.createdAt, row),
  number: row.number,
  ...((isModerator || row.state === 'closed') && { results: row.results }),
  ...(row.ownVote !== null && { ownVote: row.ownVote }),
});

/** The polls of an event, in their order. They are few. */
export async function listPolls(db: Queries, id: string, reader: Reader): Promise<LivePoll[]> {
  const rows = await db.query<PollRow>(
    sql`${select(sql`live_polls q`, reader.personId)} where q.media_content_id = ${id}::uuid order by q.number`,
  );
  return rows.filter((row) => isPollShownTo(reader, row)).map((row) => presentPoll(row, reader));
}

/** What changed of polls of several events, each since a version. */
export const pollsSince = (db: Queries, since: ReadonlyMap<string, number>): Promise<PollRow[]> =>
  db.query<PollRow>(sql`
    ${select(
      sql`unnest(${[...since.keys()]}::uuid[], ${[...since.values()]}::bigint[]) as given (id, version)
        join live_polls q on q.media_content_id = given.id and q.version > given.version`,
      undefined,
    )} order by q.version`);

export async function findPoll(db: Queries, id: string, pollId: string): Promise<PollRow | undefined> {
  const [row] = await db.query<PollRow>(
    sql`${select(sql`live_polls q`, undefined)} where q.id = ${pollId}::uuid and q.media_content_id = ${id}::uuid`,
  );
  return row;
}

/** Adds a draft. Answers false where the id is taken elsewhere. */
export async function insertPoll(
  db: Queries,
  poll: { id: string; itemId: string; question: string; options: string[]; version: number },
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into live_polls (id, media_content_id, question, options, state, number, version, created_at)
    values (${poll.id}::uuid, ${poll.itemId}::uuid, ${poll.question}, ${poll.options}::text[], 'draft',
      ${poll.version}::bigint, ${poll.version}::bigint, ${now}::timestamptz) on conflict do nothing returning id`);
  return rows.length > 0;
}

export const writePoll = (
  db: Queries,
  pollId: string,
  version: number,
  { question, options }: { question: string; options: string[] },
) =>
  db.query(sql`
    update live_polls set question = ${question}, options = ${options}::text[], version = ${version}::bigint
    where id = ${pollId}::uuid`);

export const writePollState = (
  db: Queries,
  pollId: string,
  version: number,
  state: LivePollState,
  now: Date,
) =>
  db.query(sql`
    update live_polls set state = ${state}, version = ${version}::bigint,
      opened_at = coalesce(opened_at, case when ${state} = 'open' then ${now}::timestamptz end)
    where id = ${pollId}::uuid`);

export async function deletePoll(db: Queries, pollId: string, version: number): Promise<void> {
  await db.query(sql`
    update live_polls set is_deleted = true, question = '', options = '{}', version = ${version}::bigint where id = ${pollId}::uuid`);
  await db.query(sql`delete from live_poll_votes where poll_id = ${pollId}::uuid`);
}

export async function voteInPoll(
  db: Queries,
  vote: { itemId: string; pollId: string; personId: string; option: number; version: number },
): Promise<void> {
  await Promise.all([
    db.query(sql`
      insert into live_poll_votes (poll_id, person_id, media_content_id, option)
      values (${vote.pollId}::uuid, ${vote.personId}::uuid, ${vote.itemId}::uuid, ${vote.option}::smallint)
      on conflict (poll_id, person_id) do update set option = excluded.option`),
    db.query(sql`update live_polls set version = ${vote.version}::bigint where id = ${vote.pollId}::uuid`),
  ]);
}
