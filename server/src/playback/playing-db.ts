import type { PlayingReport } from '@tv/contract/playback/playing';
import { type Browser, startTimeBounds } from '@tv/contract/playback/playing-figures';
import type { Queries } from '../platform/db/database.ts';
import { rawSql, sql } from '../platform/db/sql.ts';

type Played = { id: string; organizationId: string; browser: Browser };

const parts = Array.from({ length: startTimeBounds.length + 1 }, (_, index) => index + 1);
const addedTimes = rawSql(
  `array[${parts.map((part) => `p.start_times[${part}] + excluded.start_times[${part}]`).join(', ')}]`,
);

/** In which part of the histogram a start is. */
function partOf(milliseconds: number): number {
  const part = startTimeBounds.findIndex((bound) => milliseconds <= bound);
  return part < 0 ? startTimeBounds.length : part;
}

/** Adds a report to the sums of the day of its browser, its network and its item. Rows are locked in one order. */
export async function addPlaying(
  db: Queries,
  { id, organizationId, browser }: Played,
  report: PlayingReport,
  now: Date,
): Promise<void> {
  const {
    start,
    startMilliseconds,
    network,
    playedSeconds = 0,
    rebufferings = 0,
    rebufferedSeconds = 0,
  } = report;
  const { renditionChanges = 0, frames = 0, droppedFrames = 0 } = report;
  const startTimes = parts.map((part) =>
    Number(start === 'played' && part - 1 === partOf(startMilliseconds ?? 0)),
  );
  await db.query(sql`
    insert into playing_days as p (organization_id, day, browser, network, media_content_id, starts, failed_starts, start_times,
      played_seconds, rebufferings, rebuffered_seconds, rendition_changes, frames, dropped_frames)
    select o.id, (${now}::timestamptz at time zone o.time_zone)::date, part.browser, part.network, part.media_content_id,
      ${Number(start !== undefined)}::bigint, ${Number(start === 'failed')}::bigint, ${startTimes}::bigint[],
      ${playedSeconds}::float8, ${rebufferings}::bigint, ${rebufferedSeconds}::float8, ${renditionChanges}::bigint,
      ${frames}::bigint, ${droppedFrames}::bigint
    from organizations o, (values (1, ${browser}::text, null::text, null::uuid), (2, null, ${network}::text, null), (3, null, null, ${id}::uuid))
      as part (place, browser, network, media_content_id)
    where o.id = ${organizationId}::uuid order by part.place
    on conflict (organization_id, day, browser, network, media_content_id) do update set
      starts = p.starts + excluded.starts, failed_starts = p.failed_starts + excluded.failed_starts, start_times = ${addedTimes},
      played_seconds = p.played_seconds + excluded.played_seconds, rebufferings = p.rebufferings + excluded.rebufferings,
      rebuffered_seconds = p.rebuffered_seconds + excluded.rebuffered_seconds,
      rendition_changes = p.rendition_changes + excluded.rendition_changes,
      frames = p.frames + excluded.frames, dropped_frames = p.dropped_frames + excluded.dropped_frames`);
}
