import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export type OrganizationCaptions = { isAllowed: boolean; isMadeAtImport: boolean; glossary: string[] };

/** What an organization allows machines to do. */
export async function findOrganizationCaptions(
  db: Queries,
  organizationId: string,
): Promise<OrganizationCaptions> {
  const [row] = await db.query<OrganizationCaptions>(sql`
    select allows_machine_captions as "isAllowed", makes_captions_at_import as "isMadeAtImport", caption_glossary as glossary
    from organizations where id = ${organizationId}::uuid`);
  return row ?? { isAllowed: false, isMadeAtImport: false, glossary: [] };
}

const monthOf = (now: Date) => `${now.toISOString().slice(0, 7)}-01`;

/** Seconds of items that an organization had sent in the month of an instant, with those that are under way. */
export async function findUsedSeconds(db: Queries, organizationId: string, now: Date): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(sql`
    select seconds from machine_caption_usage
    where organization_id = ${organizationId}::uuid and month = ${monthOf(now)}::date`);
  return row?.seconds ?? 0;
}

/** Counts seconds in the month of an instant, where that is not more than `most` then. Answers whether it was so. */
export async function reserveSeconds(
  db: Queries,
  organizationId: string,
  { seconds, most, now }: { seconds: number; most: number | undefined; now: Date },
): Promise<boolean> {
  const bound = most ?? 2_000_000_000;
  const rows = await db.query(sql`
    insert into machine_caption_usage (organization_id, month, seconds)
    select ${organizationId}::uuid, ${monthOf(now)}::date, ${seconds}::int where ${seconds}::int <= ${bound}::int
    on conflict (organization_id, month) do update set seconds = machine_caption_usage.seconds + excluded.seconds
      where machine_caption_usage.seconds + excluded.seconds <= ${bound}::int
    returning seconds`);
  return rows.length > 0;
}

export type SourceSubtitle = { id: string; languageCode: string; vttFile: string };

export async function findSourceSubtitle(
  db: Queries,
  mediaContentId: string,
  id: string,
): Promise<SourceSubtitle | undefined> {
  const [row] = await db.query<SourceSubtitle>(sql`
    select id, language_code as "languageCode", vtt_file as "vttFile" from subtitles
    where id = ${id}::uuid and media_content_id = ${mediaContentId}::uuid`);
  return row;
}
