import type { Queries } from '../../../platform/db/database.ts';
import { pauses } from '../../../platform/pauses.ts';
import { sql } from '../../../platform/db/sql.ts';
import { copiedColumns, copiedValues, documentVersion } from './index-items-db.ts';
import { languageOf } from '../words/languages.ts';
import { lexeme, storedForms, vectorOf } from '../words/lexemes.ts';
import type { Token } from '../words/token.ts';
import { tokens } from '../words/tokens.ts';
import { type CutText, enterWords } from './words-db.ts';

/** A subtitle with all its cues. The positions count from 0. */
export type IndexedSubtitle = {
  id: string;
  languageCode: string;
  cues: readonly { position: number; text: string }[];
};

/** Writes what search reads of the cues of subtitles, and adds their words to the dictionary. */
export async function indexTranscripts(db: Queries, given: readonly IndexedSubtitle[]): Promise<void> {
  const subtitleRows = await db.query<SubtitleRow>(sql`
    select s.id, mc.organization_id, mc.id as media_content_id
    from subtitles s join media_contents mc on mc.id = s.media_content_id
    where s.id = any(${given.map(({ id }) => id)}::uuid[])`);
  const rowOf = new Map(subtitleRows.map((row) => [row.id, row]));
  const read: Transcript[] = [];
  for (const subtitle of given) {
    const row = rowOf.get(subtitle.id);
    if (row) read.push({ ...row, ...(await readTranscript(subtitle, row.organization_id)) });
  }
  if (read.length === 0) return;
  const numbers = await enterWords(
    db,
    read.flatMap(({ newWords }) => newWords),
  );
  const rows = read.map(({ id, media_content_id: item, organization_id: organizationId, vector }) => ({
    id,
    item,
    words: vector.text((form) => lexeme(numbers.get(organizationId)!, 'word', form)),
  }));
  await db.query(sql`
    insert into search_transcripts (subtitle_id, media_content_id, ${copiedColumns}, version, words)
    select given.id, mc.id, ${copiedValues}, ${documentVersion}::smallint, given.words::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, item uuid, words text)
    join media_contents mc on mc.id = given.item
    on conflict (subtitle_id) do update set words = excluded.words, version = excluded.version`);
}

type SubtitleRow = { id: string; organization_id: string; media_content_id: string };
type Transcript = SubtitleRow & {
  /** The position of a word is the place of its cue, plus 1. */
  vector: ReturnType<typeof vectorOf>;
  /** Of each word the first text that has it. */
  newWords: CutText[];
};

/** Cuts the cues of a subtitle into words, with pauses, because a file of 5 MB takes seconds. */
async function readTranscript(
  { languageCode, cues }: IndexedSubtitle,
  organizationId: string,
): Promise<Pick<Transcript, 'vector' | 'newWords'>> {
  const language = languageOf(languageCode);
  const vector = vectorOf();
  const newWords: CutText[] = [];
  const pause = pauses();
  for (const { position, text } of cues) {
    await pause();
    const seen = new Set<string>();
    const isNew = (form: string) =>
      !seen.has(form) && Boolean(seen.add(form)) && vector.add(form, position + 1, '');
    const words: Token[] = tokens(text).filter((token) => storedForms(token).filter(isNew).length > 0);
    if (newWords.length === 0 || words.length > 0) newWords.push({ organizationId, language, text, words });
  }
  return { vector, newWords };
}
