import { because, sayReason } from '@tv/contract/reasons/problem-reasons';
import { ProcessingStatus } from '@tv/contract/enumerations';
import type { SoundTrack } from '@tv/contract/media/sound-tracks';
import { findPackage } from '../../media-contents/media-package/package-db.ts';
import type { PackagedAudioTrack } from '../../media/media-package.ts';
import { fitsLength, soundId } from '../../media/sound-tracks.ts';
import type { Queries } from '../../platform/db/database.ts';
import { clockTime } from './clock-time.ts';
import { listSameCuts, listSounds, type SoundRow } from './sound-rows-db.ts';

const states = {
  [ProcessingStatus.UPLOADED]: 'uploading',
  [ProcessingStatus.PENDING]: 'waiting',
  [ProcessingStatus.PROCESSING]: 'processing',
  [ProcessingStatus.ERROR]: 'failed',
} as const;

/** The sound tracks of an item: those of its file, then those that people added. */
export async function listSoundTracks(db: Queries, id: string): Promise<SoundTrack[]> {
  const found = await findPackage(db, id);
  const rows = await listSounds(db, id);
  const served = new Map((found?.package.audioTracks ?? []).map((track) => [soundId(track), track] as const));
  const whole = found && new Set(await listSameCuts(db, id, found.version));
  const own = [...served.values()].filter(({ addedAs }) => addedAs === undefined);
  return [
    ...own.map((track): SoundTrack => ({ ...labelsOf(track), isAdded: false, state: 'ready', progress: 1 })),
    ...rows.map((row) =>
      presentAdded(row, served.get(row.id), {
        length: found?.package.durationInSeconds ?? 0,
        hasSameCuts: whole?.has(row.id) ?? false,
      }),
    ),
  ];
}

const labelsOf = (track: PackagedAudioTrack) => ({
  id: soundId(track),
  kind: track.kind,
  ...(track.languageCode && { languageCode: track.languageCode }),
  name: track.name,
  isDefault: track.isDefault,
});

type Item = { length: number; hasSameCuts: boolean };

function presentAdded(row: SoundRow, served: PackagedAudioTrack | undefined, item: Item): SoundTrack {
  const state = stateOf(row, served);
  const problem = state === 'left-out' ? reasonLeftOut(row, item) : row.problem;
  const sent = row.sizeInBytes > 0 ? row.receivedBytes / row.sizeInBytes : 0;
  return {
    id: row.id,
    kind: row.kind,
    languageCode: row.languageCode,
    name: row.name,
    isDefault: served?.isDefault ?? false,
    isAdded: true,
    state,
    progress: state === 'uploading' ? sent : row.progress,
    ...(problem && { problem }),
    ...(row.note && { note: row.note }),
  };
}

function stateOf({ state }: SoundRow, served: PackagedAudioTrack | undefined): SoundTrack['state'] {
  if (state === ProcessingStatus.COMPLETED) return served ? 'ready' : 'left-out';
  return states[state as keyof typeof states];
}

function reasonLeftOut({ durationInSeconds }: SoundRow, { length, hasSameCuts }: Item): string {
  const seconds = durationInSeconds ?? 0;
  return !hasSameCuts && fitsLength(seconds, length)
    ? sayReason(because('files.otherCuts'))
    : sayReason(because('files.lengthChanged', { given: clockTime(seconds), wanted: clockTime(length) }));
}
