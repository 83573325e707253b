import { MediaType } from '@tv/contract/enumerations';
import type { MediaPackage } from './media-package.ts';

/** The package of an item while it is live: no files. A published item has a package, and its version is 0 until it has files. */
export const packageOfStream: MediaPackage = {
  mediaType: MediaType.VIDEO,
  durationInSeconds: 0,
  renditions: [],
  audioTracks: [],
  posterWidths: [],
  jpegPosterWidths: [],
  posterAspectRatio: 0,
  thumbhash: '',
  hasSeekPreviews: false,
  hasWaveform: false,
  chapters: [],
  embeddedSubtitles: [],
};
