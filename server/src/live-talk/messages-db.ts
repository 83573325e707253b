import type { LiveMessage } from '@tv/contract/live/live-talk-parts';
import type { LiveMessageKind, LiveMessageState } from '@tv/contract/enumerations';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import type { Queries } from '../platform/db/database.ts';
import { literal, nothing, type Sql, sql } from '../platform/db/sql.ts';
import { momentOf, type Timeline } from './timeline.ts';
import { timelineColumns } from './timeline-db.ts';

/** Who reads: as a moderator, and with which own messages and votes. */
export type Reader = { isModerator: boolean; personId?: string | undefined };

export type MessageRow = Timeline & {
  id: string;
  itemId: string;
  kind: LiveMessageKind;
  text: string;
  name: string;
  createdAt: Date;
  state: LiveMessageState;
  isDeleted: boolean;
  isPinned: boolean;
  votes: number;
  number: number;
  version: number;
  personId: string;
  hasVoted: boolean;
};

/** First name and last name's first letter, unless the organization says otherwise. Never an address. */
const shownName = sql`trim(concat(p.first_name, ' ', case when coalesce(r.shows_full_names, false) then p.last_name
  else left(p.last_name, 1) || '.' end))`;

/** Messages `m` of `from`, with what they show to a person. */
const select = (from: Sql, personId: string | undefined) => sql`
  select m.id, m.media_content_id as "itemId", m.kind, m.text, ${shownName} as name, m.created_at as "createdAt",
    ${timelineColumns}, m.state, m.is_deleted as "isDeleted", m.is_pinned as "isPinned",
    (select count(*)::int from live_votes v where v.message_id = m.id) as votes, m.number::float8, m.version::float8,
    m.person_id as "personId",
    exists (select from live_votes v where v.message_id = m.id and v.person_id = ${personId ?? null}::uuid) as "hasVoted"
  from ${from} join people p on p.id = m.person_id join live_events l on l.media_content_id = m.media_content_id
  join media_contents mc on mc.id = m.media_content_id left join live_rules r on r.organization_id = mc.organization_id`;

/** Whether a message is shown to a reader. One's own is while it waits. */
export const isShownTo = ({ isModerator, personId }: Reader, row: MessageRow): boolean =>
  !row.isDeleted &&
  (isModerator ||
    row.state === 'open' ||
    row.state === 'answered' ||
    (row.state === 'waiting' && row.personId === personId));

export const presentMessage = (row: MessageRow, reader: Reader): LiveMessage => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  name: row.name,
  ...momentOf(row.createdAt, row),
  state: row.state,
  isPinned: row.isPinned,
  votes: row.votes,
  number: row.number,
  ...(row.personId === reader.personId && { isOwn: true }),
  ...(row.hasVoted && { hasVoted: true }),
  ...(reader.isModerator && { personId: row.personId }),
});

type Listing = {
  kind: LiveMessageKind;
  before?: number;
  order?: 'newest' | 'votes';
  pageSize?: number;
};

export async function listMessages(
  db: Queries,
  id: string,
  reader: Reader,
  { kind, before, order = 'newest', pageSize = liveTalkLimits.page }: Listing,
): Promise<LiveMessage[]> {
  const shown = reader.isModerator
    ? nothing
    : sql`and (m.state in ('open', 'answered') or m.state = 'waiting' and m.person_id = ${reader.personId ?? null}::uuid)`;
  const sorted = order === 'votes' ? sql`m.is_pinned desc, votes desc, m.number` : sql`m.number desc`;
  const rows = await db.query<MessageRow>(sql`
    ${select(sql`live_messages m`, reader.personId)}
    where m.media_content_id = ${id}::uuid and m.kind = ${kind} and not m.is_deleted ${shown}
      and (${before ?? null}::bigint is null or m.number < ${before ?? null}::bigint)
    order by ${sorted} limit ${pageSize}::int`);
  return rows.map((row) => presentMessage(row, reader));
}

/** What was said or changed at several events, each since a version. */
export const messagesSince = (db: Queries, since: ReadonlyMap<string, number>): Promise<MessageRow[]> =>
  db.query<MessageRow>(sql`
    ${select(
      sql`unnest(${[...since.keys()]}::uuid[], ${[...since.values()]}::bigint[]) as given (id, version)
        join live_messages m on m.media_content_id = given.id and m.version > given.version`,
      undefined,
    )} order by m.version`);

export async function findMessage(
  db: Queries,
  id: string,
  messageId: string,
  personId: string | undefined,
): Promise<MessageRow | undefined> {
  const [row] = await db.query<MessageRow>(
    sql`${select(sql`live_messages m`, personId)} where m.id = ${messageId}::uuid and m.media_content_id = ${id}::uuid`,
  );
  return row;
}

/** When a person last wrote at an event. */
export async function lastWrittenAt(db: Queries, id: string, personId: string): Promise<Date | undefined> {
  const [row] = await db.query<{ createdAt: Date }>(sql`
    select created_at as "createdAt" from live_messages where person_id = ${personId}::uuid and media_content_id = ${id}::uuid
    order by number desc limit 1`);
  return row?.createdAt;
}

/** How many questions an event has. */
export async function countQuestions(db: Queries, id: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from live_messages where media_content_id = ${id}::uuid and kind = 'question' and not is_deleted`);
  return row!.count;
}

/** Adds a message. Answers false where the id is taken, also by one that the caller may not read, and where there are questions enough. */
export async function insertMessage(
  db: Queries,
  message: Pick<MessageRow, 'id' | 'itemId' | 'kind' | 'text' | 'state' | 'personId' | 'version'>,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into live_messages (id, media_content_id, person_id, kind, text, state, number, version, created_at)
    select ${message.id}::uuid, ${message.itemId}::uuid, ${message.personId}::uuid, ${message.kind}, ${message.text},
      ${message.state}, ${message.version}::bigint, ${message.version}::bigint, ${now}::timestamptz
    where ${message.kind} <> 'question' or (
      select count(*) from live_messages where media_content_id = ${message.itemId}::uuid and kind = 'question' and not is_deleted
    ) < ${literal(liveTalkLimits.questions)}
    on conflict do nothing returning id`);
  return rows.length > 0;
}

export const deleteMessage = (db: Queries, messageId: string, version: number) =>
  db.query(sql`
    update live_messages set is_deleted = true, text = '', is_pinned = false, version = ${version}::bigint
    where id = ${messageId}::uuid`);

export const moderateMessage = (
  db: Queries,
  messageId: string,
  version: number,
  { state, isPinned }: { state?: LiveMessageState; isPinned?: boolean },
) =>
  db.query(sql`
    update live_messages set state = coalesce(${state ?? null}::text, state),
      is_pinned = coalesce(${isPinned ?? null}::boolean, is_pinned), version = ${version}::bigint
    where id = ${messageId}::uuid`);

/** Votes for a question that is shown, or takes the vote back. */
export async function voteFor(
  db: Queries,
  vote: { itemId: string; messageId: string; personId: string; version: number },
  isFor: boolean,
): Promise<void> {
  await Promise.all([
    db.query(
      isFor
        ? sql`insert into live_votes (message_id, person_id, media_content_id)
            values (${vote.messageId}::uuid, ${vote.personId}::uuid, ${vote.itemId}::uuid) on conflict do nothing`
        : sql`delete from live_votes where message_id = ${vote.messageId}::uuid and person_id = ${vote.personId}::uuid`,
    ),
    db.query(
      sql`update live_messages set version = ${vote.version}::bigint where id = ${vote.messageId}::uuid`,
    ),
  ]);
}
