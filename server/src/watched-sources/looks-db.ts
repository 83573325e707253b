import { ActiveState, ContentStatus, ProcessingStatus, Role } from '@tv/contract/enumerations';
import { roleKeysFrom } from '@tv/contract/people/roles';
import type { WatchedItem, WatchedSource } from '@tv/contract/sources/watched-sources';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { enqueueJobs } from '../platform/queue/jobs-db.ts';
import type { SourceRow } from './sources-db.ts';

/** The kind of the jobs that look at watched sources. */
export const lookKind = 'watched-source';

export type LookPayload = { sourceId: string; organizationId: string; personId: string | null };

/** Enqueues a look. One source has one job: a look that waits or runs is not begun twice. */
export const enqueueLook = (db: Queries, { id, organizationId, createdBy }: LookedAt) =>
  enqueueJobs(
    db,
    lookKind,
    [{ key: id, payload: { sourceId: id, organizationId, personId: createdBy } satisfies LookPayload }],
    { again: true },
  );
type LookedAt = Pick<SourceRow, 'id' | 'organizationId' | 'createdBy'>;

/** Enqueues the looks that are due. */
export async function enqueueDueLooks(db: Queries, now: Date): Promise<void> {
  const due = await db.query<LookedAt>(sql`
    select id, organization_id as "organizationId", created_by as "createdBy" from watched_sources
    where next_look_at <= ${now}::timestamptz and not is_paused and ended_because is null order by next_look_at limit 100`);
  for (const source of due) await enqueueLook(db, source);
}

/** Why a source can bring nothing in any more. */
export async function findEnd(
  db: Queries,
  { organizationId, createdBy, categoryId, audience }: SourceRow,
): Promise<WatchedSource['endedBecause']> {
  const [found] = await db.query<{ person: boolean; category: boolean; audience: boolean }>(sql`select
    exists (select from memberships m join people p on p.id = m.person_id
      where m.organization_id = ${organizationId}::uuid and m.person_id = ${createdBy}::uuid and m.status = ${ActiveState.ACTIVE}::int
        and p.status = ${ActiveState.ACTIVE}::int and m.role = any(${roleKeysFrom(Role.OrganizationManager)}::text[])) as person,
    ${categoryId}::uuid is null or exists (
      select from categories where id = ${categoryId}::uuid and organization_id = ${organizationId}::uuid) as category,
    not exists (select from unnest(${audience ?? []}::uuid[]) as named (id) where
      not exists (select from groups g where g.id = named.id and g.organization_id = ${organizationId}::uuid)
      and not exists (select from memberships m where m.person_id = named.id and m.organization_id = ${organizationId}::uuid)) as audience`);
  if (!found?.person) return 'person';
  if (!found.category) return 'category';
  return found.audience ? undefined : 'audience';
}

export const endSource = (
  db: Queries,
  id: string,
  because: NonNullable<WatchedSource['endedBecause']>,
  now: Date,
) =>
  db.query(sql`
    update watched_sources set ended_because = ${because}, last_look_at = ${now}::timestamptz where id = ${id}::uuid`);

/** Notes how a look went. */
export const noteLook = (
  db: Queries,
  id: string,
  { at, next, problem }: { at: Date; next: Date; problem?: string | undefined },
) =>
  db.query(sql`
    update watched_sources set last_look_at = ${at}::timestamptz, next_look_at = ${next}::timestamptz, problem = ${problem ?? null},
      failures = ${problem === undefined ? sql`0` : sql`failures + 1`},
      failing_since = ${problem === undefined ? sql`null` : sql`coalesce(failing_since, ${at}::timestamptz)`} where id = ${id}::uuid`);

/** The name of a category of the organization. */
export async function findCategoryName(
  db: Queries,
  id: string,
  organizationId: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ name: string }>(
    sql`select name from categories where id = ${id}::uuid and organization_id = ${organizationId}::uuid`,
  );
  return row?.name;
}

export type KnownItem = {
  sourceId: string;
  state: WatchedItem['state'];
  sizeInBytes: number | null;
  stillSince: Date | null;
  attempts: number;
  retryAt: Date | null;
};

export async function knownItems(
  db: Queries,
  sourceId: string,
  ids: readonly string[],
): Promise<Map<string, KnownItem>> {
  const rows = await db.query<KnownItem>(sql`
    select source_id as "sourceId", state, size_in_bytes as "sizeInBytes", still_since as "stillSince", attempts, retry_at as "retryAt"
    from watched_items where watched_source_id = ${sourceId}::uuid and md5(source_id) = any(
      select md5(given) from unnest(${ids}::text[]) given)`);
  return new Map(rows.map((row) => [row.sourceId, row]));
}

export type NotedItem = {
  state: KnownItem['state'];
  title: string;
  sizeInBytes?: number | undefined;
  stillSince?: Date | undefined;
  attempts?: number;
  problem?: string;
  retryAt?: Date | undefined;
  mediaContentId?: string;
  posterIsDue?: boolean;
};

export const noteItem = (
  db: Queries,
  { id, organizationId }: Pick<SourceRow, 'id' | 'organizationId'>,
  sourceId: string,
  item: NotedItem,
  now: Date,
) =>
  db.query(sql`
    insert into watched_items (watched_source_id, organization_id, source_id, title, state, size_in_bytes, still_since, attempts, problem,
      retry_at, media_content_id, poster_is_due, changed_at)
    values (${id}::uuid, ${organizationId}::uuid, ${sourceId}, ${item.title}, ${item.state}, ${item.sizeInBytes ?? null}::bigint,
      ${item.stillSince ?? null}::timestamptz, ${item.attempts ?? 0}::int, ${item.problem ?? null},
      ${item.retryAt ?? null}::timestamptz, ${item.mediaContentId ?? null}::uuid,
      ${item.posterIsDue ?? false}::boolean, ${now}::timestamptz)
    on conflict (watched_source_id, md5(source_id)) do update set title = excluded.title, state = excluded.state,
      size_in_bytes = excluded.size_in_bytes, still_since = excluded.still_since, attempts = excluded.attempts,
      problem = excluded.problem, retry_at = excluded.retry_at, media_content_id = excluded.media_content_id,
      poster_is_due = excluded.poster_is_due, changed_at = excluded.changed_at`);

/** Lets items that failed be tried again at the next look. */
export const retryFailed = (db: Queries, id: string) =>
  db.query(sql`
    update watched_items set state = 'failed', retry_at = null, attempts = 0
    where watched_source_id = ${id}::uuid and state in ('failed', 'givenUp')`);

/** Items of a source whose picture is to be put, and whose files are processed. */
export const duePosters = (db: Queries, id: string) =>
  db.query<{ sourceId: string; mediaContentId: string }>(sql`
    select i.source_id as "sourceId", i.media_content_id as "mediaContentId" from watched_items i
    where i.watched_source_id = ${id}::uuid and i.poster_is_due and i.media_content_id is not null and not exists (
      select from media_contents mc where mc.id = i.media_content_id and mc.package is null
        and mc.status <> ${ContentStatus.DELETED}::int and mc.processing_status <> ${ProcessingStatus.ERROR}::int)
    order by i.changed_at limit 100`);

export const posterIsPut = (db: Queries, id: string, sourceId: string) =>
  db.query(sql`
    update watched_items set poster_is_due = false
    where watched_source_id = ${id}::uuid and md5(source_id) = md5(${sourceId}::text)`);
