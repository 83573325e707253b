import { SubtitleKind } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/** Seconds that captions may go on behind the end without anybody missing a text. */
const tolerance = 1;

/** One sentence for each part of an item that does not fit into a length: chapters and captions that begin behind its end. */
export async function notesBeyondEnd(db: Queries, id: string, durationInSeconds: number): Promise<string[]> {
  const [chapters] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from media_contents mc, jsonb_array_elements(mc.chapters) chapter
    where mc.id = ${id}::uuid and (chapter ->> 'startTime')::numeric >= ${durationInSeconds}::numeric`);
  const captions = await db.query<{ name: string; kind: number; count: number }>(sql`
    select s.language_name as name, s.kind, count(*)::int as count
    from subtitles s join subtitle_cues c on c.subtitle_id = s.id
    where s.media_content_id = ${id}::uuid and c.start_time >= ${durationInSeconds + tolerance}::real
    group by s.id order by lower(s.language_name), s.kind limit 20`);
  return [
    ...(chapters?.count
      ? [`${counted(chapters.count, 'chapter begins', 'chapters begin')} behind the end.`]
      : []),
    ...captions.map(
      ({ name, kind, count }) =>
        `${counted(count, 'text', 'texts')} of the ${kind === SubtitleKind.DESCRIPTION ? 'descriptions' : 'captions'} "${name}" ${count === 1 ? 'lies' : 'lie'} behind the end.`,
    ),
  ];
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
