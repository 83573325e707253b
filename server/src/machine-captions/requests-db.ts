import type { CaptionRequest } from '@tv/contract/captions/machine-captions';
import type { Queries } from '../platform/db/database.ts';
import type { Row } from '../platform/db/row.ts';
import { sql } from '../platform/db/sql.ts';

export type RequestRow = Row<
  'caption_requests',
  | 'id'
  | 'media_content_id'
  | 'organization_id'
  | 'language_code'
  | 'source_id'
  | 'progress'
  | 'problem'
  | 'requested_by'
  | 'created_at'
> & { kind: CaptionRequest['kind']; state: CaptionRequest['state'] };

const columns = sql`id, media_content_id, organization_id, kind, language_code, source_id, state, progress, problem, requested_by, created_at`;
const underWay = sql`state in ('waiting', 'working')`;
/** Requests of an item that are listed, and stored once they have ended. */
const maxListed = 20;

export type NewRequest = Pick<
  RequestRow,
  'id' | 'media_content_id' | 'organization_id' | 'kind' | 'language_code' | 'source_id' | 'requested_by'
> & { countedSeconds: number };

/** Writes a request. The oldest ones of the item that have ended are deleted. */
export async function insertRequest(db: Queries, request: NewRequest, now: Date): Promise<RequestRow> {
  const [row] = await db.query<RequestRow>(sql`
    insert into caption_requests (id, media_content_id, organization_id, kind, language_code, source_id, counted_seconds, requested_by, created_at)
    values (${request.id}, ${request.media_content_id}, ${request.organization_id}, ${request.kind}, ${request.language_code},
      ${request.source_id}::uuid, ${request.countedSeconds}::int, ${request.requested_by}::uuid, ${now})
    returning ${columns}`);
  await db.query(sql`
    delete from caption_requests where id in (
      select id from caption_requests where media_content_id = ${request.media_content_id}::uuid
      order by created_at desc, id offset ${maxListed}::int) and not ${underWay}`);
  return row!;
}

/** The request of a kind, and of a translation's language, that is under way. */
export async function findUnderWay(
  db: Queries,
  mediaContentId: string,
  { kind, languageCode }: { kind: CaptionRequest['kind']; languageCode: string | undefined },
): Promise<RequestRow | undefined> {
  const [row] = await db.query<RequestRow>(sql`
    select ${columns} from caption_requests
    where media_content_id = ${mediaContentId}::uuid and kind = ${kind} and ${underWay}
      and (kind = 'transcription' or language_code = ${languageCode ?? ''})`);
  return row;
}

export const listRequests = (db: Queries, mediaContentId: string) =>
  db.query<RequestRow>(sql`
    select ${columns} from caption_requests where media_content_id = ${mediaContentId}::uuid
    order by created_at desc, id limit ${maxListed}::int`);

/** Takes a request to work on it. `undefined`: it was cancelled, or has ended. */
export async function startRequest(db: Queries, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.query<RequestRow>(sql`
    update caption_requests set state = 'working' where id = ${id}::uuid and ${underWay} returning ${columns}`);
  return row;
}

export async function isUnderWay(db: Queries, id: string): Promise<boolean> {
  return (
    (await db.query(sql`select from caption_requests where id = ${id}::uuid and ${underWay}`)).length > 0
  );
}

/** Writes how far a request is, from 0 to 1. Answers whether it is still under way. */
export async function writeProgress(db: Queries, id: string, progress: number): Promise<boolean> {
  const rows = await db.query(sql`
    update caption_requests set progress = ${progress}::real where id = ${id}::uuid and ${underWay} returning id`);
  return rows.length > 0;
}

/** Counts what a translation has of the item in this attempt, in seconds. What an earlier attempt had too counts once. */
export const countTranslated = (db: Queries, id: string, seconds: number) =>
  db.query(sql`
    update caption_requests set sent_seconds = greatest(sent_seconds, ${Math.ceil(seconds)}::int)
    where id = ${id}::uuid and ${underWay}`);

/** The language that the service found. */
export const writeLanguage = (db: Queries, id: string, languageCode: string) =>
  db.query(sql`update caption_requests set language_code = ${languageCode} where id = ${id}::uuid`);

/** Why a request is tried again. */
export const writeProblem = (db: Queries, id: string, problem: string) =>
  db.query(sql`update caption_requests set problem = ${problem} where id = ${id}::uuid and ${underWay}`);

/** Ends a request. Of its length the month's bound then counts what was sent and answered. Answers whether it was under way. */
export async function endRequest(
  db: Queries,
  id: string,
  state: 'done' | 'failed' | 'cancelled',
  { problem, now }: { problem?: string | undefined; now: Date },
): Promise<boolean> {
  const [row] = await db.query<{ organization_id: string; month: string; counted: number; sent: number }>(sql`
    update caption_requests r set state = ${state}, problem = ${problem ?? null}, finished_at = ${now}::timestamptz,
      progress = case when ${state} = 'done' then 1 else progress end, counted_seconds = sent_seconds
    from (select id, counted_seconds from caption_requests where id = ${id}::uuid and ${underWay} for update) old
    where r.id = old.id
    returning organization_id, to_char(date_trunc('month', created_at at time zone 'utc'), 'YYYY-MM-DD') as month,
      old.counted_seconds as counted, sent_seconds as sent`);
  if (!row) return false;
  await db.query(sql`
    update machine_caption_usage set seconds = greatest(0, seconds + ${row.sent - row.counted}::int)
    where organization_id = ${row.organization_id}::uuid and month = ${row.month}::date`);
  await db.query(sql`delete from caption_request_parts where request_id = ${id}::uuid`);
  return true;
}

/** What the service answered of parts, by their positions. */
export const listParts = <Answer>(db: Queries, requestId: string) =>
  db.query<{ position: number; answer: Answer }>(sql`
    select position, answer from caption_request_parts where request_id = ${requestId}::uuid order by position`);

/** Stores what the service answered of a part, and counts the seconds of which it delivered something. */
export const writePart = (
  db: Queries,
  requestId: string,
  position: number,
  { answer, seconds }: { answer: unknown; seconds: number },
) =>
  db.query(sql`
    with counted as (
      update caption_requests set sent_seconds = sent_seconds + ${Math.ceil(seconds)}::int
      where id = ${requestId}::uuid and ${underWay} returning id)
    insert into caption_request_parts (request_id, position, answer)
    select id, ${position}::int, ${JSON.stringify(answer)}::jsonb from counted
    on conflict (request_id, position) do update set answer = excluded.answer`);
