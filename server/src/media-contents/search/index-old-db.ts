import type { Database } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import { documentVersion, indexItems } from './index-items-db.ts';
import { indexTranscripts } from './index-transcripts-db.ts';

/** Items, and transcripts, of one transaction. */
const itemsAtOnce = 200;
const transcriptsAtOnce = 20;

/**
 * Writes the search documents of items and captions that have none, or one of another version of the program. After an
 * upgrade search finds more and more items, the newest first.
 */
export async function indexOld(db: Database, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await indexOldItems(db)));
  while (!signal?.aborted && (await indexOldTranscripts(db)));
}

async function indexOldItems(db: Database): Promise<boolean> {
  const rows = await db.query<{ id: string }>(sql`
    select mc.id from media_contents mc left join search_documents d on d.media_content_id = mc.id
    where d.version is distinct from ${literal(documentVersion)}
    order by mc.created_at desc limit ${literal(itemsAtOnce)}`);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.transaction((transaction) => indexItems(transaction, ids));
  return ids.length === itemsAtOnce;
}

async function indexOldTranscripts(db: Database): Promise<boolean> {
  const rows = await db.query<{ id: string; language_code: string }>(sql`
    select s.id, s.language_code from subtitles s left join search_transcripts t on t.subtitle_id = s.id
    where t.version is distinct from ${literal(documentVersion)}
    order by s.created_at desc limit ${literal(transcriptsAtOnce)}`);
  const cues = await db.query<{ id: string; position: number; text: string }>(sql`
    select subtitle_id as id, position, text from subtitle_cues
    where subtitle_id = any(${rows.map(({ id }) => id)}::uuid[]) order by subtitle_id, position`);
  const subtitles = rows.map(({ id, language_code: languageCode }) => ({
    id,
    languageCode,
    cues: cues.filter((cue) => cue.id === id),
  }));
  if (rows.length > 0) await db.transaction((transaction) => indexTranscripts(transaction, subtitles));
  return rows.length === transcriptsAtOnce;
}
