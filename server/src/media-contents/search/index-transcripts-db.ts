import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { copiedColumns, copiedValues, documentVersion } from './index-items-db.ts';
import { languageOf } from './languages.ts';
import { formsOf, lexeme, vectorOf } from './lexemes.ts';
import { type Token, tokens } from './tokens.ts';
import { enterWords } from './words-db.ts';

/** A subtitle with all its cues. The positions count from 0. */
export type IndexedSubtitle = {
  id: string;
  languageCode: string;
  cues: readonly { position: number; text: string }[];
};

/** Writes what search reads of the cues of subtitles, and adds their words to the dictionary. */
export async function indexTranscripts(db: Queries, given: readonly IndexedSubtitle[]): Promise<void> {
  const places = await db.query<{ id: string; organization_id: string; media_content_id: string }>(sql`
    select s.id, mc.organization_id, mc.id as media_content_id
    from subtitles s join media_contents mc on mc.id = s.media_content_id
    where s.id = any(${given.map(({ id }) => id)}::uuid[])`);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const subtitles = given.flatMap(({ id, languageCode, cues }) => {
    const place = placeOf.get(id);
    if (!place) return [];
    const found = cues.map(({ position, text }) => ({ position, text, words: tokens(text) }));
    return [{ ...place, language: languageOf(languageCode), cues: found }];
  });
  if (subtitles.length === 0) return;
  const numbers = await enterWords(
    db,
    subtitles.flatMap(({ organization_id: organizationId, language, cues }) =>
      cues.map(({ text, words }) => ({ organizationId, language, text, words })),
    ),
  );
  const rows = subtitles.map(({ id, media_content_id: item, organization_id: organizationId, cues }) => ({
    id,
    item,
    words: transcriptVector(numbers.get(organizationId)!, cues),
  }));
  await db.query(sql`
    insert into search_transcripts (subtitle_id, media_content_id, ${copiedColumns}, version, words)
    select given.id, mc.id, ${copiedValues}, ${documentVersion}::smallint, given.words::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, item uuid, words text)
    join media_contents mc on mc.id = given.item
    on conflict (subtitle_id) do update set words = excluded.words, version = excluded.version`);
}

/** The vector of a transcript as text. The position of a word is the place of its cue, plus 1. */
function transcriptVector(
  library: number,
  cues: readonly { position: number; words: readonly Token[] }[],
): string {
  const vector = vectorOf();
  for (const { position, words } of cues)
    for (const form of new Set(words.flatMap(formsOf)))
      vector.add(lexeme(library, 'word', form), position + 1, '');
  return vector.text();
}
