import type { AudioTrackKind, MediaType } from '@tv/contract/enumerations';
import type { ItemTexts } from '@tv/contract/media-contents/media-content';

/**
 * The result of ingesting one source file: a folder of files ready to stream, and this description of them
 * (stored as `media-package.json` in the folder and as `package` on the media content's row).
 * File names are relative to the folder. Playlists in the folder are media playlists (RFC 8216, fMP4 with byte
 * ranges, one file each); the multivariant playlist is written by the service from this description.
 */
export type MediaPackage = {
  mediaType: MediaType;
  durationInSeconds: number;
  renditions: Rendition[];
  audioTracks: PackagedAudioTrack[];
  /** The playlist of the track of the file that is played by itself. Present while people chose another one. */
  ownDefault?: string;
  /** The poster's widths in pixels, ascending. Its files are `poster-{width}.{avif|webp|jpg}`, jpg only for `jpegPosterWidths`. */
  posterWidths: number[];
  jpegPosterWidths: number[];
  /** The poster's height divided by its width. */
  posterAspectRatio: number;
  /** thumbhash of the poster, base64. */
  thumbhash: string;
  /** How often people changed the poster. It is part of the picture's address. Absent: never. */
  posterVersion?: number;
  /** The poster is one that people chose. Its files are in `folder`; `former` is the one before; `automatic` was made with the files. */
  chosenPoster?: { folder: string; former?: string | undefined; automatic: Posters };
  /** One sprite `seek-previews.webp` and its `seek-previews.vtt` (relative `seek-previews.webp#xywh=…` addresses); absent for audio. */
  hasSeekPreviews: boolean;
  /** `waveform.json`: `{ "peaks": number[] }`, 0 to 1, at most 1000 values over the whole duration; audio only. */
  hasWaveform: boolean;
  chapters: Chapter[];
  /** Subtitles found inside the source, converted to WebVTT. */
  embeddedSubtitles: EmbeddedSubtitle[];
  /** One sentence for each part of the source that was left out, with the reason. */
  notes?: string[];
  /** The tags of the source file. They fill fields that nobody set. */
  sourceTags?: Partial<ItemTexts> & { date?: string };
};

/** The description of a poster's files. */
export type Posters = Pick<
  MediaPackage,
  'posterWidths' | 'jpegPosterWidths' | 'posterAspectRatio' | 'thumbhash'
>;

export type Rendition = {
  /** Media playlist, e.g. `video-720.m3u8`; its bytes are in `video-720.mp4`. */
  playlist: string;
  width: number;
  height: number;
  frameRate: number;
  /** Peak and mean bit rate of this rendition alone, in bits a second. */
  bandwidth: number;
  averageBandwidth: number;
  /** RFC 6381, e.g. `avc1.64001f`. */
  codecs: string;
  sizeInBytes: number;
};

export type PackagedAudioTrack = {
  /** Media playlist, e.g. `audio-1.m3u8`; its bytes are in `audio-1.mp4`. */
  playlist: string;
  /** AudioTrackKind: Original 1, Dubbed 2, Description 3, Commentary 4. */
  kind: AudioTrackKind;
  languageCode?: string;
  name: string;
  isDefault: boolean;
  /** The id of a track that people added. Its files are in a folder of its own (`soundFolder`). */
  addedAs?: string;
  channels: number;
  bandwidth: number;
  averageBandwidth: number;
  codecs: string;
  sizeInBytes: number;
};

/** Seconds from the start. */
export type Chapter = { startTime: number; endTime: number; title: string };

export type EmbeddedSubtitle = { file: string; languageCode: string; name: string; isDefault: boolean };

/** Bytes of the media of a package. */
export const bytesOfPackage = ({ renditions, audioTracks }: MediaPackage): number =>
  [...renditions, ...audioTracks].reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
