import { MediaType } from '@tv/contract/enumerations';
import type { MediaPlayerSettings } from '@tv/contract/media/player-settings';
import { sizeOf } from '../media/download-name.ts';
import type { MediaPackage } from '../media/media-package.ts';
import { type Joined, joinedOf, joinedSize } from '../media/mux-download.ts';

/** The most lines of a downloaded video, suitable for phones. */
const maxLines = 720;

export type Enclosure = { file: 'video.mp4' | 'audio.m4a'; type: string; length: number; joined: Joined };

/** The file that a feed reader plays: for a video the largest rendition of at most 720 lines. None if the reader may not download. */
export function enclosureOf(media: MediaPackage, settings: MediaPlayerSettings): Enclosure | undefined {
  if (!settings.allowDownload) return undefined;
  const lines = media.renditions.map(sizeOf).sort((one, other) => other - one);
  const isVideo = media.mediaType === MediaType.VIDEO && lines.length > 0;
  const joined = joinedOf(
    media,
    isVideo ? (lines.find((each) => each <= maxLines) ?? lines.at(-1)) : undefined,
  );
  if (!joined) return undefined;
  const length = joinedSize(joined, media.durationInSeconds);
  return isVideo
    ? { file: 'video.mp4', type: 'video/mp4', length, joined }
    : { file: 'audio.m4a', type: 'audio/mp4', length, joined };
}
