import { SubtitleKind } from '@tv/contract/enumerations';
import { sizeOf } from '../../media/download-name.ts';
import { multivariantPlaylist } from '../../media/playlists.ts';
import { languageName } from '../../media/track-names.ts';
import type { MediaPackage } from '../../media/media-package.ts';
import {
  headerFile,
  runFinder,
  segmentFile,
  type StoredRun,
  type StoredSegment,
  type StoredTrack,
} from './segments-db.ts';

/** What of a running stream is known. `isEnded`: nothing follows. */
export type LiveStreamRows = {
  runs: readonly StoredRun[];
  segments: readonly StoredSegment[];
  isEnded: boolean;
};

/** Seconds from the end of which a player may leave out what it knows (draft-pantos-hls-rfc8216bis, section 4.4.5.2): six segments at least. */
const skippedBefore = 30;

/** The captions of the stream, as a track that every run has. Its segments are `captions-live-<number>.vtt`. */
export const captionsTrack = 'captions-live';
export const captionsFile = (number: number) => `${captionsTrack}-${number}.vtt`;

export type StreamCaptions = { captionsLanguage: string | null; makesCaptions: boolean };

const isPicture = (track: StoredTrack) => track.picture !== undefined;
const sizeOfTrack = ({ picture }: StoredTrack) => (picture ? sizeOf(picture) : 0);

/** The main playlist: the tracks of the newest run, and the captions. */
export function liveMainPlaylist(
  { runs, segments, captionsLanguage, makesCaptions }: LiveStreamRows & StreamCaptions,
  token: string,
): string | undefined {
  const last = segments.at(-1);
  const run = last && runFinder(runs)(last);
  if (!run) return undefined;
  const sounds = run.tracks.filter((track) => !isPicture(track));
  const described: Pick<MediaPackage, 'renditions' | 'audioTracks'> = {
    renditions: run.tracks.filter(isPicture).map(({ track, codecs, bitsPerSecond, picture }) => ({
      ...{ playlist: `${track}.m3u8`, codecs, sizeInBytes: 0 },
      ...{ bandwidth: bitsPerSecond, averageBandwidth: bitsPerSecond },
      ...{ width: picture!.width, height: picture!.height, frameRate: picture!.framesPerSecond },
    })),
    audioTracks: sounds.map(({ track, codecs, bitsPerSecond, sound }, index) => ({
      ...{ playlist: `${track}.m3u8`, codecs, sizeInBytes: 0, kind: 1 as const, channels: 2 },
      ...{ bandwidth: bitsPerSecond, averageBandwidth: bitsPerSecond },
      ...{ name: sound?.name ?? track, isDefault: index === 0 },
      ...(sound?.languageCode && { languageCode: sound.languageCode }),
    })),
  };
  const captions = captionsLanguage
    ? [
        {
          ...{ id: 'live', language_code: captionsLanguage, kind: SubtitleKind.SUBTITLE },
          ...{ language_name: languageName(captionsLanguage) ?? captionsLanguage },
          is_auto_generated: makesCaptions,
        },
      ]
    : [];
  return multivariantPlaylist(described as MediaPackage, captions, token);
}

/** The track that stands for another one in a run that lacks it: the largest picture that is not larger, or else a sound. */
export function standsFor(run: StoredRun, track: string, all: readonly StoredRun[]): string | undefined {
  if (track === captionsTrack || run.tracks.some((each) => each.track === track)) return track;
  const wanted = all.flatMap(({ tracks }) => tracks).find((each) => each.track === track);
  if (!wanted) return undefined;
  const alike = run.tracks
    .filter((each) => isPicture(each) === isPicture(wanted))
    .toSorted((one, other) => sizeOfTrack(other) - sizeOfTrack(one));
  return (alike.find((each) => sizeOfTrack(each) <= sizeOfTrack(wanted)) ?? alike.at(-1))?.track;
}

/**
 * The playlist of a track: everything, or its last `dvrSeconds`. `skips`: without what the player knows. `undefined`: there is no such
 * track.
 */
export function livePlaylist(
  rows: LiveStreamRows,
  track: string,
  { token, dvrSeconds, skips }: { token: string; dvrSeconds: number | null; skips: boolean },
): string | undefined {
  const runOf = runFinder(rows.runs);
  const query = `?jwt=${encodeURIComponent(token)}`;
  const all = rows.segments.flatMap((segment) => {
    const run = runOf(segment);
    const own = run && standsFor(run, track, rows.runs);
    const seconds = own === undefined ? undefined : secondsOf(segment, own);
    return run && own !== undefined && seconds !== undefined ? [{ segment, run, own, seconds }] : [];
  });
  if (all.length === 0) return undefined;
  const first = dvrSeconds === null ? 0 : firstWithin(all, dvrSeconds);
  const shown = all.slice(first);
  const breaksBefore = all.slice(1, first + 1).filter(({ run }, index) => run !== all[index]!.run).length;
  const skipped = skips && !rows.isEnded ? firstWithin(shown, skippedBefore) : 0;
  const lines = [
    '#EXTM3U',
    `#EXT-X-VERSION:${skipped > 0 ? 9 : 7}`,
    `#EXT-X-TARGETDURATION:${Math.max(1, ...shown.map(({ seconds }) => Math.round(seconds)))}`,
    `#EXT-X-MEDIA-SEQUENCE:${all[first]!.segment.number}`,
    ...(breaksBefore > 0 ? [`#EXT-X-DISCONTINUITY-SEQUENCE:${breaksBefore}`] : []),
    ...(dvrSeconds === null ? ['#EXT-X-PLAYLIST-TYPE:EVENT'] : []),
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(rows.isEnded ? [] : [`#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=${skippedBefore}.0`]),
    ...(skipped > 0 ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`] : []),
  ];
  shown.slice(skipped).forEach(({ segment, run, own, seconds }, index) => {
    const before = shown[skipped + index - 1];
    if (before?.run !== run) {
      if (before) lines.push('#EXT-X-DISCONTINUITY');
      if (own !== captionsTrack) lines.push(`#EXT-X-MAP:URI="${headerFile(run, own)}${query}"`);
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${segment.startsAt.toISOString()}`);
    }
    const file = own === captionsTrack ? captionsFile(segment.number) : segmentFile(segment, own);
    lines.push(`#EXTINF:${seconds.toFixed(6)},`, `${file}${query}`);
  });
  if (rows.isEnded) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

/** The place of the first of the segments that last this long together, from the end. */
function firstWithin(all: readonly { seconds: number }[], seconds: number): number {
  let left = seconds;
  let index = all.length;
  while (index > 0 && left > 0) left -= all[--index]!.seconds;
  return index;
}

/** Captions last as long as the longest track. */
const secondsOf = ({ lengths }: StoredSegment, track: string): number | undefined =>
  track === captionsTrack
    ? Math.max(...Object.values(lengths).map(({ seconds }) => seconds))
    : lengths[track]?.seconds;
