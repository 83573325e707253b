import { maxDifference } from '@tv/contract/media/sound-tracks';
import type { MediaPackage, PackagedAudioTrack } from './media-package.ts';
import { uniqueName } from './track-names.ts';

/** A sound track that people added, as it was made. */
export type AddedSound = Pick<PackagedAudioTrack, 'kind' | 'name'> & {
  id: string;
  languageCode: string;
  track: Pick<PackagedAudioTrack, 'playlist' | 'bandwidth' | 'averageBandwidth' | 'codecs' | 'sizeInBytes'>;
  durationInSeconds: number;
  /** The item still has the cuts for which the track was made. */
  hasSameCuts: boolean;
};

/** The name of the files of an added track, without the ending. No two tracks ever share one, because caches store them for ever. */
export const addedSoundFile = (id: string) => `sound-${id}`;

const folderOf = (mediaContentId: string, id: string) => `media/${mediaContentId}/sounds/${id}`;
export const newSoundFolder = folderOf;

/** The folder of a file by its name, where it is one of an added track. */
export function addedSoundFolder(mediaContentId: string, file: string): string | undefined {
  const id = /^sound-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:m3u8|mp4)$/.exec(file)?.[1];
  return id && folderOf(mediaContentId, id);
}

/** The folder of a track of a package that is in `packageFolder`, `media/{id}/{version}`. */
export const soundFolder = (packageFolder: string, { addedAs }: { addedAs?: string }): string =>
  addedAs === undefined ? packageFolder : folderOf(packageFolder.split('/')[1]!, addedAs);

/** What names a track: `audio-1`, or the id of an added one. */
export const soundId = ({ addedAs, playlist }: Pick<PackagedAudioTrack, 'addedAs' | 'playlist'>): string =>
  addedAs ?? playlist.replace(/\.m3u8$/, '');

export const fitsLength = (seconds: number, itemInSeconds: number): boolean =>
  Math.abs(seconds - itemInSeconds) <= maxDifference(itemInSeconds);

/** The tracks of the file of an item, with the default that it was made with. */
export function ownSounds({ audioTracks, ownDefault }: MediaPackage): Pick<MediaPackage, 'audioTracks'> {
  const own = audioTracks.filter(({ addedAs }) => addedAs === undefined);
  if (ownDefault === undefined) return { audioTracks: own };
  return { audioTracks: own.map((track) => ({ ...track, isDefault: track.playlist === ownDefault })) };
}

/** A package with the added tracks that fit its length, and with the default that people chose, if it is there. */
export function mergeSounds(
  media: MediaPackage,
  added: readonly AddedSound[],
  chosen: string | undefined,
): MediaPackage {
  const { audioTracks: own } = ownSounds(media);
  const tracks: PackagedAudioTrack[] = [...own];
  for (const { id, kind, languageCode, name, track, durationInSeconds, hasSameCuts } of added) {
    if (!hasSameCuts || !fitsLength(durationInSeconds, media.durationInSeconds)) continue;
    const taken = tracks.map((each) => each.name);
    tracks.push({
      ...track,
      ...{ addedAs: id, kind, languageCode, name: uniqueName(name, taken), isDefault: false, channels: 2 },
    });
  }
  const made = own.find(({ isDefault }) => isDefault) ?? own[0];
  const first = tracks.find((track) => soundId(track) === chosen) ?? made ?? tracks[0];
  const { ownDefault: _, ...rest } = media;
  return {
    ...rest,
    audioTracks: tracks.map((track) => ({ ...track, isDefault: track === first })),
    ...(made && first !== made && { ownDefault: made.playlist }),
  };
}
