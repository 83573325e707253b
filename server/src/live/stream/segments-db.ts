import type { LiveState } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { pipelined, sql } from '../../platform/db/sql.ts';

/** A track of a run, as viewers get it. */
export type StoredTrack = {
  track: string;
  /** RFC 6381, out of its header. */
  codecs: string;
  bitsPerSecond: number;
  /** Of pictures. */
  picture?: { width: number; height: number; framesPerSecond: number };
  /** Of sound. */
  sound?: { languageCode?: string; name: string };
};
/** One start of an encoder. The names of its files begin with `part`. */
export type StoredRun = {
  part: string;
  run: number;
  tracks: StoredTrack[];
  /** When the clock of its media was at 0. `null`: not known. */
  startsAt: Date | null;
};

/** A segment of every track of its run. */
export type StoredSegment = {
  /** Its place in the stream. Below 0: it is late, and in the recording alone. */
  number: number;
  part: string;
  run: number;
  fileNumber: number;
  startsAt: Date;
  lengths: Record<string, { seconds: number; bytes: number }>;
};

/** Finds the runs of segments. `undefined`: a run is not known. */
export function runFinder(
  runs: readonly StoredRun[],
): (segment: Pick<StoredSegment, 'part' | 'run'>) => StoredRun | undefined {
  const nameOf = ({ part, run }: Pick<StoredRun, 'part' | 'run'>) => `${part} ${run}`;
  const byName = new Map(runs.map((run) => [nameOf(run), run]));
  return (segment) => byName.get(nameOf(segment));
}

export const liveFolder = (id: string) => `live/${id}`;
export const headerFile = ({ part, run }: Pick<StoredRun, 'part' | 'run'>, track: string) =>
  `${part}-${track}-init-${run}.mp4`;
export const segmentFile = (
  { part, fileNumber }: Pick<StoredSegment, 'part' | 'fileNumber'>,
  track: string,
) => `${part}-${track}-${fileNumber}.m4s`;

export const insertRun = (db: Queries, id: string, { part, run, tracks, startsAt }: StoredRun) =>
  db.query(sql`
    insert into live_runs (media_content_id, part, run, organization_id, tracks, starts_at)
    select media_content_id, ${part}, ${run}::int, organization_id, ${JSON.stringify(tracks)}::jsonb, ${startsAt}::timestamptz
    from live_events where media_content_id = ${id}::uuid on conflict do nothing`);

/**
 * Adds a segment behind the others, a late one below them. Safe to repeat. One worker has the event, and one has late segments of it, so that
 * the next number is free.
 */
export const insertSegment = (
  db: Queries,
  id: string,
  { isLate, ...segment }: Omit<StoredSegment, 'number'> & { isLate: boolean },
) =>
  db.query(sql`
    insert into live_segments (media_content_id, number, part, run, file_number, starts_at, lengths)
    select ${id}::uuid, ${isLate ? sql`least(min(number), 0) - 1` : sql`greatest(max(number), -1) + 1`}, ${segment.part}, ${segment.run}::int, ${segment.fileNumber}::int,
      ${segment.startsAt}::timestamptz, ${JSON.stringify(segment.lengths)}::jsonb
    from live_segments where media_content_id = ${id}::uuid
    on conflict (media_content_id, part, file_number) do nothing`);

/** Seconds before an event went on air from which viewers see it, so that they have something to begin with. */
const secondsBeforeAir = 4;

/**
 * The segments that viewers and the recording have. What was sent before the event went on air is for those who run it alone. None while
 * an encoder that is late has finished nothing of it yet.
 */
export function onAirFrom<Segment extends { startsAt: Date }>(
  segments: readonly Segment[],
  startedAt: Date | null,
): readonly Segment[] {
  if (!startedAt) return segments;
  const first = startedAt.getTime() - secondsBeforeAir * 1000;
  return segments.filter(({ startsAt }) => startsAt.getTime() >= first);
}

export type StreamState = {
  state: LiveState;
  startedAt: Date | null;
  dvrSeconds: number | null;
  /** Of its captions. `null`: it has none. */
  captionsLanguage: string | null;
  makesCaptions: boolean;
};

/** The state of an event. `undefined`: the item has none. */
export async function findStreamState(db: Queries, id: string): Promise<StreamState | undefined> {
  const [row] = await db.query<StreamState>(
    pipelined(
      sql`
      select state, started_at as "startedAt", dvr_seconds as "dvrSeconds", captions_language as "captionsLanguage",
        makes_captions as "makesCaptions" from live_events
      where media_content_id = ${id}::uuid`,
    ),
  );
  return row;
}

export const listRuns = (db: Queries, id: string) =>
  db.query<StoredRun>(
    pipelined(
      sql`select part, run, tracks, starts_at as "startsAt" from live_runs where media_content_id = ${id}::uuid`,
    ),
  );

/** The segments behind this number, in their order. */
export const listSegments = (db: Queries, id: string, after: number) =>
  db.query<StoredSegment>(
    pipelined(sql`
    select number, part, run, file_number as "fileNumber", starts_at as "startsAt", lengths from live_segments
    where media_content_id = ${id}::uuid and number > ${after}::int order by number`),
  );

/** Whose segment viewers got last. `undefined`: they got none. */
export async function findLastPart(db: Queries, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ part: string }>(sql`
    select part from live_segments where media_content_id = ${id}::uuid and number >= 0 order by number desc limit 1`);
  return row?.part;
}

/** What was encoded of an event while it was on air, and later of what was received then. */
export async function findRecorded(db: Queries, id: string) {
  const state = await findStreamState(db, id);
  const all = asReceived(await listSegments(db, id, firstNumber));
  const onAir = onAirFrom(all, state?.startedAt ?? null);
  // An event that ended before anything of it was encoded has the second before.
  return { id, runs: await listRuns(db, id), segments: onAir.length > 0 ? onAir : all.slice(-1) };
}

const firstNumber = -(2 ** 31);

/** Segments in the order in which they were received: those of late runs between the others. */
export function asReceived(segments: readonly StoredSegment[]): StoredSegment[] {
  const inRuns = (some: readonly StoredSegment[]) => [
    ...Map.groupBy(some, ({ part, run }) => `${part} ${run}`).values(),
  ];
  const runs = inRuns(segments.filter(({ number }) => number >= 0));
  const late = segments.filter(({ number }) => number < 0).toReversed();
  for (const own of inRuns(late)) {
    const next = runs.findIndex(([first]) => first!.startsAt > own[0]!.startsAt);
    runs.splice(next < 0 ? runs.length : next, 0, own);
  }
  return runs.flat();
}

/** Forgets what was encoded of an event, with its segments. Answers whether there was something. */
export async function deleteRuns(db: Queries, id: string): Promise<boolean> {
  const rows = await db.query(
    sql`delete from live_runs where media_content_id = ${id}::uuid returning media_content_id`,
  );
  return rows.length > 0;
}
