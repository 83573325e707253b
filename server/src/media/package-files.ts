import type { MediaPackage } from './media-package.ts';

/**
 * The files of a package's own folder that its description names, without its posters: playlists, their bytes, seek previews and
 * the waveform. Nothing else in the folder is ever sent to a player. Tracks that people added are in folders of their own.
 */
export function packageFiles(media: MediaPackage): string[] {
  const own = (media.audioTracks ?? []).filter(({ addedAs }) => addedAs === undefined);
  return [
    ...[...(media.renditions ?? []), ...own].flatMap(({ playlist }) => streamFiles(playlist)),
    ...(media.hasSeekPreviews ? ['seek-previews.vtt', 'seek-previews.webp'] : []),
    ...(media.hasWaveform ? ['waveform.json'] : []),
  ];
}

/** Whether a player may ask for this file of the item: one of the package's own, or one of a track that people added. */
export const isPlayed = (media: MediaPackage, file: string): boolean =>
  packageFiles(media).includes(file) ||
  (media.audioTracks ?? []).some(
    ({ addedAs, playlist }) => addedAs !== undefined && streamFiles(playlist).includes(file),
  );

const streamFiles = (playlist: string): string[] => [playlist, playlist.replace(/\.m3u8$/, '.mp4')];
