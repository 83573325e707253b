import type { SourceKind } from '@tv/contract/sources/source-kinds';
import { watchedLimits } from '@tv/contract/limits/watched-limits';
import type { WatchedItem, WatchedSource } from '@tv/contract/sources/watched-sources';
import type { Queries } from '../platform/db/database.ts';
import { type Sql, sql } from '../platform/db/sql.ts';
import { readProblem } from './watched-problem.ts';

export type SourceRow = {
  id: string;
  organizationId: string;
  kind: SourceKind;
  folder: string | null;
  address: string | null;
  /** Its objects below `folder` are the files. */
  bucket: { endpoint: string; name: string; keyId: string; sealed: string } | null;
  categoryId: string | null;
  /** Groups and people. `null`: as the category says. */
  audience: string[] | null;
  isDraft: boolean;
  makesCaptions: boolean | null;
  createdBy: string | null;
  isPaused: boolean;
  endedBecause: WatchedSource['endedBecause'] | null;
  failures: number;
  failingSince: Date | null;
};

type ShownRow = SourceRow & {
  groupIds: string[];
  createdAt: Date;
  nextLookAt: Date;
  lastLookAt: Date | null;
  problem: string | null;
  takenCount: number;
  failedCount: number;
};

const columns = sql`s.id, s.organization_id as "organizationId", s.kind, s.folder, s.address, s.category_id as "categoryId",
  s.audience, s.is_draft as "isDraft", s.makes_captions as "makesCaptions", s.created_by as "createdBy",
  s.is_paused as "isPaused", s.ended_because as "endedBecause", s.failures, s.failing_since as "failingSince",
  case when s.bucket is not null then json_build_object('endpoint', s.endpoint, 'name', s.bucket, 'keyId', s.key_id,
    'sealed', s.sealed_key) end as bucket`;
const shown = sql`${columns}, s.created_at as "createdAt", s.next_look_at as "nextLookAt", s.last_look_at as "lastLookAt", s.problem,
  array(select g.id from groups g where g.organization_id = s.organization_id and g.id = any(s.audience)) as "groupIds",
  (select count(*)::int from watched_items i where i.watched_source_id = s.id and i.state = 'taken') as "takenCount",
  (select count(*)::int from watched_items i where i.watched_source_id = s.id and i.state in ('failed', 'givenUp')) as "failedCount"`;

function present(row: ShownRow): WatchedSource {
  const { id, kind, folder, address, bucket, categoryId, audience, groupIds, isDraft, makesCaptions } = row;
  const { isPaused, endedBecause, createdAt, nextLookAt, lastLookAt, problem, takenCount, failedCount } = row;
  return {
    ...{ id, kind, isDraft, isPaused, takenCount, failedCount, createdDate: createdAt.toISOString() },
    ...(folder !== null && { folder }),
    ...(address !== null && { address }),
    ...(bucket && { bucket: { endpoint: bucket.endpoint, name: bucket.name, keyId: bucket.keyId } }),
    ...(categoryId !== null && { categoryId }),
    ...(audience && {
      audience: { kind: 'chosen', groupIds, personIds: audience.filter((each) => !groupIds.includes(each)) },
    }),
    ...(makesCaptions !== null && { makesCaptions }),
    ...(endedBecause && { endedBecause }),
    ...(lastLookAt && { lastLookDate: lastLookAt.toISOString() }),
    ...(!isPaused && !endedBecause && { nextLookDate: nextLookAt.toISOString() }),
    ...(problem && { problem: readProblem(problem) }),
  };
}

export async function listSources(db: Queries, organizationId: string): Promise<WatchedSource[]> {
  const rows = await db.query<ShownRow>(sql`
    select ${shown} from watched_sources s where s.organization_id = ${organizationId}::uuid
    order by s.created_at, s.id limit ${watchedLimits.each}`);
  return rows.map(present);
}

/** A source of the organization; of any, where none is named. */
const isOf = (id: string, organizationId: string | undefined): Sql =>
  sql`s.id = ${id}::uuid and (${organizationId ?? null}::uuid is null or s.organization_id = ${organizationId ?? null}::uuid)`;

export async function findShown(
  db: Queries,
  id: string,
  organizationId: string | undefined,
): Promise<WatchedSource | undefined> {
  const [row] = await db.query<ShownRow>(
    sql`select ${shown} from watched_sources s where ${isOf(id, organizationId)}`,
  );
  return row && present(row);
}

export async function findSource(
  db: Queries,
  id: string,
  organizationId?: string,
): Promise<SourceRow | undefined> {
  const [row] = await db.query<SourceRow>(
    sql`select ${columns} from watched_sources s where ${isOf(id, organizationId)}`,
  );
  return row;
}

/** The same, locked until the end of the transaction. */
export async function lockSource(
  db: Queries,
  id: string,
  organizationId: string | undefined,
): Promise<SourceRow | undefined> {
  const [row] = await db.query<SourceRow>(
    sql`select ${columns} from watched_sources s where ${isOf(id, organizationId)} for update`,
  );
  return row;
}

export type Choices = Pick<
  SourceRow,
  'categoryId' | 'audience' | 'isDraft' | 'makesCaptions' | 'createdBy' | 'isPaused'
>;

/** Adds a source, unless the organization has as many as it may. Answers whether it was added. */
export async function insertSource(
  db: Queries,
  source: Choices & Pick<SourceRow, 'id' | 'organizationId' | 'kind' | 'folder' | 'address' | 'bucket'>,
  now: Date,
): Promise<boolean> {
  const { id, organizationId, kind, folder, address, bucket, categoryId, audience } = source;
  const { isDraft, makesCaptions } = source;
  // So that two at once do not exceed the limit.
  await db.query(sql`select from organizations where id = ${organizationId}::uuid for update`);
  const rows = await db.query(sql`
    insert into watched_sources (id, organization_id, kind, folder, address, endpoint, bucket, key_id, sealed_key, category_id, audience, is_draft, makes_captions, created_by,
      created_at, next_look_at)
    select ${id}::uuid, ${organizationId}::uuid, ${kind}, ${folder}, ${address}, ${bucket?.endpoint ?? null},
      ${bucket?.name ?? null}, ${bucket?.keyId ?? null}, ${bucket?.sealed ?? null}, ${categoryId}::uuid, ${audience}::uuid[],
      ${isDraft}::boolean, ${makesCaptions}::boolean, ${source.createdBy}::uuid, ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from watched_sources where organization_id = ${organizationId}::uuid) < ${watchedLimits.each}::int
    returning id`);
  return rows.length > 0;
}

/** Writes what becomes of new items. A source that goes on again is looked at now. */
export const writeChoices = (db: Queries, id: string, choices: Choices, now: Date) =>
  db.query(sql`
    update watched_sources set category_id = ${choices.categoryId}::uuid, audience = ${choices.audience}::uuid[],
      is_draft = ${choices.isDraft}::boolean, makes_captions = ${choices.makesCaptions}::boolean,
      created_by = ${choices.createdBy}::uuid, is_paused = ${choices.isPaused}::boolean,
      ended_because = case when ${choices.isPaused}::boolean then ended_because end,
      failures = case when ${choices.isPaused}::boolean then failures else 0 end,
      failing_since = case when ${choices.isPaused}::boolean then failing_since end,
      next_look_at = case when ${choices.isPaused}::boolean then next_look_at else ${now}::timestamptz end
    where id = ${id}::uuid`);

/** Gives a watched bucket another key. */
export const writeBucketKey = (
  db: Queries,
  id: string,
  { keyId, sealed }: { keyId: string; sealed: string },
) =>
  db.query(sql`update watched_sources set key_id = ${keyId}, sealed_key = ${sealed} where id = ${id}::uuid`);

export async function deleteSource(db: Queries, id: string): Promise<void> {
  await db.query(sql`delete from watched_sources where id = ${id}::uuid`);
}

export async function listItems(db: Queries, id: string): Promise<WatchedItem[]> {
  type Row = Omit<WatchedItem, 'problem' | 'mediaContentId' | 'changedDate'> & {
    problem: string | null;
    mediaContentId: string | null;
    changedAt: Date;
  };
  const rows = await db.query<Row>(sql`
    select source_id as "sourceId", title, state, problem, media_content_id as "mediaContentId", changed_at as "changedAt"
    from watched_items where watched_source_id = ${id}::uuid
    order by changed_at desc, id limit ${watchedLimits.shownItems}`);
  return rows.map(({ problem, mediaContentId, changedAt, ...row }) => ({
    ...row,
    ...(problem && { problem: readProblem(problem) }),
    ...(mediaContentId && { mediaContentId }),
    changedDate: changedAt.toISOString(),
  }));
}
