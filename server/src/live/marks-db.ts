import type { LiveMark } from '@tv/contract/live/live-marks';
import { readFields, writeFields } from '../media-contents/edit-db.ts';
import { writeChapters } from '../media-contents/media-package/package-db.ts';
import { secondOf, type Stretch } from '../live-talk/timeline.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/** What of an event its marks need. */
export type Marked = { startedAt: Date | null; marks: LiveMark[] };

export async function findMarks(db: Queries, id: string): Promise<Marked> {
  const [row] = await db.query<Marked>(
    sql`select started_at as "startedAt", marks from live_events where media_content_id = ${id}::uuid`,
  );
  return row ?? { startedAt: null, marks: [] };
}

/**
 * Stores the marks of a locked item's event at their seconds of these stretches, and makes them its chapters. Of two in one second the
 * later one stays.
 */
export async function storeMarks(
  queries: Queries,
  id: string,
  { startedAt, marks: given }: Marked,
  stretches: readonly Stretch[],
  now: Date,
): Promise<void> {
  const marks = given.map((mark) => ({
    ...mark,
    // Chapters are stored in the time of the original.
    second: secondOf(new Date(mark.at), { startedAt, stretches, cuts: [] }) ?? 0,
  }));
  await queries.query(
    sql`update live_events set marks = ${JSON.stringify(marks)}::jsonb where media_content_id = ${id}::uuid`,
  );
  const chapters = marks
    .filter(({ second }, index) => marks[index + 1]?.second !== second)
    .map(({ title, second }) => ({ title, startTime: second }));
  await writeFields(queries, id, { chapters }, await readFields(queries, id), now);
  await writeChapters(queries, id, chapters, []);
}
