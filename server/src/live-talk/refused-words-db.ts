import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/** The words that are refused at an event: its own, and those of its organization. Who writes there may not read them. */
export async function findRefusedWords(db: Queries, id: string): Promise<string[]> {
  const rows = await db.query<{ words: string[] }>(sql`
    select w.words from media_contents mc join live_refused_words w
      on w.organization_id = mc.organization_id and (w.media_content_id is null or w.media_content_id = mc.id)
    where mc.id = ${id}::uuid order by w.media_content_id`);
  return rows.flatMap(({ words }) => words);
}

/** Replaces the words that are refused at an event, or at all of the organization. */
export const writeRefusedWords = (
  db: Queries,
  organizationId: string,
  id: string | undefined,
  words: readonly string[],
) =>
  db.query(sql`
    insert into live_refused_words (organization_id, media_content_id, words)
    values (${organizationId}::uuid, ${id ?? null}::uuid, ${words}::text[])
    on conflict (organization_id, media_content_id) do update set words = excluded.words`);
