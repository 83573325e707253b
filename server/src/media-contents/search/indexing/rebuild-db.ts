import type { Database, Queries } from '../../../platform/db/database.ts';
import { literal, type Sql, sql } from '../../../platform/db/sql.ts';
import { takesLock } from '../../../platform/db/takes-lock.ts';
import { documentVersion, indexItems } from './index-items-db.ts';
import { indexTranscripts } from './index-transcripts-db.ts';

/** Texts that are looked for at once, and those that are written in one transaction. */
const maxFound = 5_000;
const itemsAtOnce = 200;
const subtitlesAtOnce = 20;

/** Has no document, or one of an older version. Documents of a newer version have what this one looks for. */
const isOld = (document: Sql) =>
  sql`(${document}.version is null or ${document}.version < ${literal(documentVersion)})`;
const oldItems = sql`
  media_contents mc left join search_documents d on d.media_content_id = mc.id where ${isOld(sql`d`)}`;
const oldSubtitles = sql`
  subtitles s join media_contents mc on mc.id = s.media_content_id left join search_transcripts t on t.subtitle_id = s.id
  where ${isOld(sql`t`)}`;

/** Finds the organizations with documents of an older version. Answers how many documents are left. It reads all documents once. */
export const planRebuilds = (db: Database): Promise<number> =>
  db.longTransaction(async (session) => {
    const { text, values } = sql`
      insert into search_rebuilds as r (organization_id, total, remaining)
      select organization_id, count(*), count(*) from (
        select mc.organization_id from ${oldItems} union all select mc.organization_id from ${oldSubtitles}) old
      group by organization_id order by organization_id
      on conflict (organization_id) do update
        set remaining = excluded.remaining, total = greatest(r.total, excluded.remaining)
      returning remaining`;
    const { rows } = await session.query(text, values);
    return rows.reduce((sum, { remaining }) => sum + Number(remaining), 0);
  });

/** Organizations whose rebuild is not done, those with few documents first. */
export async function organizationsToRebuild(db: Queries): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select organization_id as id from search_rebuilds order by remaining, organization_id`,
  );
  return rows.map(({ id }) => id);
}

type OldSubtitle = { id: string; languageCode: string };
/** Texts of an organization that are to be written. */
export type OldTexts = { items: string[]; subtitles: OldSubtitle[] };

/** Some of the old texts of an organization, the newest first. */
export async function findOldTexts(db: Queries, organizationId: string): Promise<OldTexts> {
  const items = await db.query<{ id: string }>(sql`
    select mc.id from ${oldItems} and mc.organization_id = ${organizationId}::uuid
    order by mc.created_at desc limit ${literal(maxFound)}`);
  if (items.length > 0) return { items: items.map(({ id }) => id), subtitles: [] };
  const subtitles = await db.query<OldSubtitle>(sql`
    select s.id, s.language_code as "languageCode" from ${oldSubtitles} and mc.organization_id = ${organizationId}::uuid
    order by s.created_at desc limit ${literal(maxFound)}`);
  return { items: [], subtitles };
}

/**
 * Takes some texts out and writes their documents. Until they are committed, the former documents answer. Answers whether it did: not
 * while another worker writes those of the same organization.
 */
export const writeSome = (db: Database, organizationId: string, old: OldTexts): Promise<boolean> =>
  db.transaction(async (queries) => {
    const [lock] = await queries.query<{ is_mine: boolean }>(
      sql`select ${takesLock(`rebuilding search ${organizationId}`)} as is_mine`,
    );
    if (!lock?.is_mine) return false;
    // Another worker may have written some of them since they were found.
    const items = await queries.query<{ id: string }>(sql`
      select mc.id from ${oldItems} and mc.id = any(${old.items.splice(0, itemsAtOnce)}::uuid[])`);
    const subtitles = await queries.query<OldSubtitle>(sql`
      select s.id, s.language_code as "languageCode" from ${oldSubtitles}
        and s.id = any(${old.subtitles.splice(0, subtitlesAtOnce).map(({ id }) => id)}::uuid[])`);
    const ids = items.map(({ id }) => id);
    if (ids.length > 0) await indexItems(queries, ids);
    if (subtitles.length > 0) await writeSubtitles(queries, subtitles);
    await queries.query(sql`
      update search_rebuilds set remaining = greatest(0, remaining - ${ids.length + subtitles.length}::int), written_at = now()
      where organization_id = ${organizationId}::uuid`);
    return true;
  });

async function writeSubtitles(db: Queries, subtitles: readonly OldSubtitle[]): Promise<void> {
  const cues = await db.query<{ id: string; position: number; text: string }>(sql`
    select subtitle_id as id, position, text from subtitle_cues
    where subtitle_id = any(${subtitles.map(({ id }) => id)}::uuid[]) order by subtitle_id, position`);
  const cuesOf = Map.groupBy(cues, ({ id }) => id);
  await indexTranscripts(
    db,
    subtitles.map((subtitle) => ({ ...subtitle, cues: cuesOf.get(subtitle.id) ?? [] })),
  );
}

/** Notes that nothing of an organization is old any more. Answers how many documents there were, or nothing where it was noted already. */
export async function endRebuild(db: Queries, organizationId: string): Promise<number | undefined> {
  const [ended] = await db.query<{ total: number }>(
    sql`delete from search_rebuilds where organization_id = ${organizationId}::uuid returning total`,
  );
  return ended?.total;
}

/** Documents that are left in all rebuilds, and the seconds for which the organization that waits longest has got none. */
export async function readRebuilds(db: Queries): Promise<{ remaining: number; still: number }> {
  const [row] = await db.query<{ remaining: number; still: number }>(sql`
    select coalesce(sum(remaining), 0)::int as remaining,
      greatest(0, coalesce(extract(epoch from now() - min(written_at)), 0))::float8 as still from search_rebuilds`);
  return row!;
}
