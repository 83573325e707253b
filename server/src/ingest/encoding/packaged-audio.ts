import { AudioTrackKind } from '@tv/contract/enumerations';
import type { PackagedAudioTrack } from '../../media/media-package.ts';
import type { SourceAudio } from '../source/source-facts.ts';
import { languageName, uniqueName } from '../../media/track-names.ts';

/** Names, languages and kinds that the uploader may give to the sound tracks, in order. */
export type AudioTrackLabel = { kind?: AudioTrackKind; languageCode?: string; name?: string };

export type AudioTrackDescription = Pick<PackagedAudioTrack, 'kind' | 'languageCode' | 'name' | 'isDefault'>;

const kindNames = { 1: 'Original', 2: 'Dubbed', 3: 'Audio description', 4: 'Commentary' } as const;

export function describeAudioTracks(
  tracks: SourceAudio[],
  labels: AudioTrackLabel[] = [],
): AudioTrackDescription[] {
  const defaultPosition = Math.max(
    0,
    tracks.findIndex((track) => track.isDefault),
  );
  const described: AudioTrackDescription[] = [];
  for (const [position, track] of tracks.entries()) {
    const label = labels[position] ?? {};
    const kind = label.kind ?? track.kind;
    const languageCode = label.languageCode ?? track.languageCode;
    const name = label.name ?? track.title ?? nameOf(kind, languageCode);
    described.push({
      kind,
      ...(languageCode && { languageCode }),
      name: uniqueName(
        name,
        described.map((other) => other.name),
      ),
      isDefault: position === defaultPosition,
    });
  }
  return described;
}

/** The name of a track that nobody named. */
export function nameOf(kind: AudioTrackKind, languageCode: string | undefined): string {
  const language = languageName(languageCode);
  if (!language) return kindNames[kind];
  const isProgramme = kind === AudioTrackKind.Original || kind === AudioTrackKind.Dubbed;
  return isProgramme ? language : `${language} (${kindNames[kind].toLowerCase()})`;
}
