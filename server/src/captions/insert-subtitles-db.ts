import { indexTranscripts } from '../media-contents/search/index-transcripts-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { SubtitleFormat } from './formats/subtitle-file.ts';
import type { CueTexts } from './tasks.ts';

export type NewSubtitles = CueTexts & {
  languageCode: string;
  languageName: string;
  kind: number;
  format: SubtitleFormat;
  isDefault: boolean;
  originalFile: string;
  vttFile: string;
};

/** Cues per statement. With more, one statement would block the embedded database for too long. */
const cuesAtOnce = 50;

/** Inserts a subtitle, its cues and what search reads of them. Does nothing if the item has a subtitle of the same language and kind. */
export async function insertSubtitles(
  db: Queries,
  mediaContentId: string,
  subtitles: NewSubtitles,
): Promise<void> {
  const { languageCode, languageName, kind, format, isDefault, originalFile, vttFile } = subtitles;
  const [row] = await db.query<{ id: string }>(sql`
    insert into subtitles (id, media_content_id, language_code, language_name, kind, format, is_default, original_file, vtt_file)
    values (${crypto.randomUUID()}, ${mediaContentId}, ${languageCode}, ${languageName}, ${kind}, ${format}, ${isDefault},
      ${originalFile}, ${vttFile})
    on conflict (media_content_id, language_code, kind) do nothing returning id`);
  if (!row) return;
  const { startTimes, endTimes, texts } = subtitles;
  for (let from = 0; from < texts.length; from += cuesAtOnce) {
    const to = from + cuesAtOnce;
    const words = texts.slice(from, to);
    await db.query(sql`
      insert into subtitle_cues (subtitle_id, media_content_id, position, start_time, end_time, text)
      select ${row.id}::uuid, ${mediaContentId}::uuid, position, start_time, end_time, text
      from unnest(${words.map((_, index) => from + index)}::int[], ${startTimes.slice(from, to)}::real[],
        ${endTimes.slice(from, to)}::real[], ${words}::text[])
        as cue (position, start_time, end_time, text)`);
  }
  const cues = texts.map((text, position) => ({ position, text }));
  await indexTranscripts(db, [{ id: row.id, languageCode, cues }]);
}
