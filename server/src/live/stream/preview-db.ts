import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { liveMainPlaylist, livePlaylist } from './live-playlists.ts';
import type { StoredRun, StoredSegment } from './segments-db.ts';

/**
 * The newest seconds of a guest who is backstage, as they lie in the worker's report: a run of the encoder, whose tracks and files
 * begin with `guest-`, so that no token of viewers opens them.
 */
export type StoredPreview = {
  run: Omit<StoredRun, 'startsAt'>;
  segments: (Omit<StoredSegment, 'startsAt' | 'part' | 'run'> & { startsAt: string })[];
};

/** Segments that are kept of a preview: half a minute. */
export const previewSegments = 30;

export const previewTrack = (track: string): string => `guest-${track}`;
/** Whether a file, or a playlist, of a running stream is of a guest's preview. */
export const isOfPreview = (file: string): boolean => /(?:^|-)guest-/.test(file);

/** The main playlist has another name with each run, so that a player starts over. */
export const previewFile = ({ run: { part, run } }: StoredPreview): string => `guest-${part}-${run}.m3u8`;

/** The preview of a guest. `undefined`: there is none now. */
export async function findPreview(db: Queries, id: string): Promise<StoredPreview | undefined> {
  const [row] = await db.query<{ preview: StoredPreview | null }>(sql`
    select report -> 'preview' as preview from live_events where media_content_id = ${id}::uuid`);
  return row?.preview ?? undefined;
}

/** A playlist of a preview. `undefined`: it has no such playlist. */
export function previewPlaylist(preview: StoredPreview, file: string, token: string): string | undefined {
  const { part, run } = preview.run;
  const rows = {
    runs: [{ ...preview.run, startsAt: null }],
    segments: preview.segments.map((segment) => ({
      ...{ ...segment, part, run },
      startsAt: new Date(segment.startsAt),
    })),
    isEnded: false,
  };
  if (file === previewFile(preview))
    return liveMainPlaylist({ ...rows, captionsLanguage: null, makesCaptions: false }, token);
  const options = { token, dvrSeconds: previewSegments, skips: false };
  return livePlaylist(rows, file.replace(/\.m3u8$/, ''), options);
}
