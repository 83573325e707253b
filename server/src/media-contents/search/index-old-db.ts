import type { Database } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import { documentVersion, indexItems } from './index-items-db.ts';
import { indexTranscripts } from './index-transcripts-db.ts';

/** Rows that are looked for at once, and those that are written in one transaction. */
const maxFound = 5_000;
const atOnce = 200;

/**
 * Writes the search documents of items and captions that have none, or one of another version of the program. After an
 * upgrade search finds more and more items, the newest first.
 */
export async function indexOld(db: Database, signal?: AbortSignal): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  while (!isStopped() && (await inBatches(await oldItems(db), isStopped, (ids) => writeItems(db, ids))));
  while (
    !isStopped() &&
    (await inBatches(await oldSubtitles(db), isStopped, (ids) => writeSubtitles(db, ids)))
  );
}

/** Answers whether there may be more. */
async function inBatches<Row>(rows: Row[], isStopped: () => boolean, write: (rows: Row[]) => Promise<void>) {
  for (let from = 0; from < rows.length && !isStopped(); from += atOnce)
    await write(rows.slice(from, from + atOnce));
  return rows.length === maxFound;
}

const oldItems = (db: Database) =>
  db.query<{ id: string }>(sql`
    select mc.id from media_contents mc left join search_documents d on d.media_content_id = mc.id
    where d.version is distinct from ${literal(documentVersion)}
    order by mc.created_at desc limit ${literal(maxFound)}`);

const writeItems = (db: Database, rows: { id: string }[]) =>
  db.transaction((transaction) =>
    indexItems(
      transaction,
      rows.map(({ id }) => id),
    ),
  );

type OldSubtitle = { id: string; language_code: string };

const oldSubtitles = (db: Database) =>
  db.query<OldSubtitle>(sql`
    select s.id, s.language_code from subtitles s left join search_transcripts t on t.subtitle_id = s.id
    where t.version is distinct from ${literal(documentVersion)}
    order by s.created_at desc limit ${literal(maxFound)}`);

async function writeSubtitles(db: Database, rows: OldSubtitle[]): Promise<void> {
  const cues = await db.query<{ id: string; position: number; text: string }>(sql`
    select subtitle_id as id, position, text from subtitle_cues
    where subtitle_id = any(${rows.map(({ id }) => id)}::uuid[]) order by subtitle_id, position`);
  const cuesOf = Map.groupBy(cues, ({ id }) => id);
  const subtitles = rows.map(({ id, language_code: languageCode }) => ({
    ...{ id, languageCode },
    cues: cuesOf.get(id) ?? [],
  }));
  await db.transaction((transaction) => indexTranscripts(transaction, subtitles));
}
