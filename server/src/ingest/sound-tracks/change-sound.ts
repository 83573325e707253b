import { because } from '@tv/contract/reasons/problem-reasons';
import type { NewSoundTrack, SoundTrackChange } from '@tv/contract/media/sound-tracks';
import { maxAddedSounds } from '@tv/contract/media/sound-tracks';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { lockItemWhere } from '../../media-contents/edit-db.ts';
import { editRefusal } from '../../media-contents/edit-item.ts';
import { archivedRefusal } from '../../media-contents/lifecycle/archive-states.ts';
import type { LockedItem } from '../../media-contents/lifecycle/db.ts';
import { manageableBy } from '../../media-contents/manageable-db.ts';
import {
  findPackage,
  refreshSounds,
  writeDefaultSound,
} from '../../media-contents/media-package/package-db.ts';
import type { PackagedAudioTrack } from '../../media/media-package.ts';
import { newSoundFolder, soundId } from '../../media/sound-tracks.ts';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { notFound, Problem, refuse } from '../../platform/http/problem.ts';
import { nameOf } from '../encoding/packaged-audio.ts';
import { announceFile, refuseIncomplete, requireFfmpeg } from '../upload/announce-file.ts';
import { completeUploadRow, type UploadRow } from '../upload/db.ts';
import type { UploadBounds } from '../upload/quota-db.ts';
import { deleteSound, insertSound, listSounds, queueSound, writeLabels } from './sound-rows-db.ts';

type Deps = { db: Database; ffmpegPath: string | undefined } & UploadBounds;

const notReady = () => new Problem(409, 0, because('sound.notProcessed'));

const isOwn = (trackId: string) => trackId.startsWith('audio-');

/** Announces a file whose sound becomes a track of an item, or finds the upload of it that the same key began. */
export function beginSound(
  { db, ffmpegPath, ...bounds }: Deps,
  manager: Manager,
  mediaContentId: string,
  given: NewSoundTrack,
  now: Date,
): Promise<UploadRow> {
  requireFfmpeg(ffmpegPath);
  const createdBy = manager.personId ?? null;
  return db.transaction(async (queries) => {
    const item = await lockItemWhere(queries, mediaContentId, manageableBy(manager));
    if (!item) throw notFound('This media content');
    refuse(editRefusal(item));
    refuse(archivedRefusal(item));
    if (!item.hasPackage) throw notReady();
    const file = { ...given, createdBy, scope: `${item.id} sound` };
    const upload = await announceFile(queries, item, file, bounds);
    const present = await listSounds(queries, item.id);
    if (present.length >= maxAddedSounds && !present.some(({ id }) => id === upload.id))
      throw new Problem(409, 0, because('sound.tooMany', { most: maxAddedSounds }));
    const { languageCode } = given;
    const kind = given.kind as PackagedAudioTrack['kind'];
    const name = given.name?.trim() ?? nameOf(kind, languageCode);
    await insertSound(
      queries,
      { id: upload.id, mediaContentId: item.id, kind, languageCode, name, createdBy },
      now,
    );
    return upload;
  });
}

/** Queues the work on a file that has arrived. Safe to repeat. */
export async function completeSoundUpload(
  queries: Queries,
  item: LockedItem,
  trackId: string,
): Promise<RecordedItemChange> {
  refuse(editRefusal(item));
  refuse(archivedRefusal(item));
  const sound = (await listSounds(queries, item.id)).find(({ id }) => id === trackId);
  if (!sound) throw notFound('This sound track');
  if (sound.state !== ProcessingStatus.UPLOADED) return undefined;
  const { receivedBytes, sizeInBytes, name, languageCode, kind } = sound;
  refuseIncomplete(receivedBytes, sizeInBytes);
  await completeUploadRow(queries, trackId);
  await queueSound(queries, trackId);
  return { action: 'sound track added', detail: { name, languageCode, kind } };
}

/** Names a track that people added, or makes a track the default. */
export async function changeSound(
  queries: Queries,
  item: LockedItem,
  trackId: string,
  { isDefault, ...labels }: SoundTrackChange,
): Promise<RecordedItemChange> {
  refuse(editRefusal(item));
  const found = await findPackage(queries, item.id);
  const sound = (await listSounds(queries, item.id)).find(({ id }) => id === trackId);
  const served = found?.package.audioTracks.find((track) => soundId(track) === trackId);
  if (!sound && !served) throw notFound('This sound track');
  const isNamed = Object.keys(labels).length > 0;
  if (isNamed && !sound) throw new Problem(409, 0, because('sound.notNamed'));
  if (isDefault && !served) throw new Problem(409, 0, because('sound.notReady'));
  const wanted = sound && {
    kind: (labels.kind ?? sound.kind) as PackagedAudioTrack['kind'],
    languageCode: labels.languageCode ?? sound.languageCode,
    name: labels.name?.trim() ?? sound.name,
  };
  const isRenamed =
    wanted &&
    (wanted.kind !== sound.kind || wanted.languageCode !== sound.languageCode || wanted.name !== sound.name);
  const isMoved = isDefault && !served?.isDefault;
  if (!isRenamed && !isMoved) return undefined;
  if (isRenamed) await writeLabels(queries, trackId, wanted);
  if (isMoved) await writeDefaultSound(queries, item.id, trackId);
  await refreshSounds(queries, item.id);
  return {
    action: isRenamed ? 'sound track named' : 'sound track made the default',
    detail: { name: wanted?.name ?? served?.name ?? '' },
  };
}

/** Removes an added track. Those who hear it go on until its files are removed. */
export async function removeSound(
  queries: Queries,
  item: LockedItem,
  trackId: string,
): Promise<RecordedItemChange> {
  refuse(editRefusal(item));
  if (isOwn(trackId)) throw new Problem(409, 0, because('sound.notRemoved'));
  const sound = (await listSounds(queries, item.id)).find(({ id }) => id === trackId);
  if (!sound) return undefined;
  await deleteSound(queries, trackId, newSoundFolder(item.id, trackId));
  await refreshSounds(queries, item.id);
  return { action: 'sound track removed', detail: { name: sound.name, languageCode: sound.languageCode } };
}
