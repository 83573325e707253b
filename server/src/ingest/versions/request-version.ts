import { because } from '@tv/contract/reasons/problem-reasons';
import { isDeepStrictEqual } from 'node:util';
import { cutLength, type CutRange, shortestCut } from '@tv/contract/media/cuts';
import { ProcessingStatus } from '@tv/contract/enumerations';
import type { NewVersion } from '@tv/contract/media/media-versions';
import { editRefusal } from '../../media-contents/edit-item.ts';
import { archivedRefusal } from '../../media-contents/lifecycle/archive-states.ts';
import type { LockedItem } from '../../media-contents/lifecycle/db.ts';
import { findPackage } from '../../media-contents/media-package/package-db.ts';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { invalidField, misusedField, notFound, Problem, refuse } from '../../platform/http/problem.ts';
import { refuseIncomplete } from '../upload/announce-file.ts';
import { completeUploadRow, findUpload } from '../upload/db.ts';
import { enqueueVersion } from './claim-version-db.ts';
import { findPresentSource, findVersion, insertVersion, isBeingMade } from './version-rows-db.ts';
import { queueArrived, readProcessingStatus } from './queue-version-db.ts';

const { UPLOADED, PENDING, ERROR, COMPLETED } = ProcessingStatus;

/** Throws 409 while the item's files are made, for the first time, again, or as another version. */
export async function refuseWhileMade(queries: Queries, id: string): Promise<void> {
  const status = await readProcessingStatus(queries, id);
  if ((status !== COMPLETED && status !== ERROR) || (await isBeingMade(queries, id)))
    throw new Problem(409, 0, because('versions.underWay'));
}

/** Throws 409 for an item whose media cannot be replaced now: it is archived, or its files are made. */
export async function refuseUnready(queries: Queries, item: LockedItem): Promise<void> {
  refuse(archivedRefusal(item));
  await refuseWhileMade(queries, item.id);
}

type Requested = { versionId: string; recorded: RecordedItemChange };

/** Queues a version of a file that has arrived, or of the present original with parts left out. */
export async function requestVersion(
  queries: Queries,
  item: LockedItem,
  { uploadId, cuts }: NewVersion,
  manager: Manager,
  now: Date,
): Promise<Requested> {
  refuse(editRefusal(item));
  if ((uploadId === undefined) === (cuts === undefined))
    throw misusedField('uploadId', 'or cuts must be given, and not both.');
  if (uploadId !== undefined) return takeFile(queries, item, uploadId);
  return takeCuts(queries, item, cuts!, manager, now);
}

async function takeFile(queries: Queries, item: LockedItem, uploadId: string): Promise<Requested> {
  const version = await findVersion(queries, item.id, uploadId);
  const upload = version && (await findUpload(queries, uploadId));
  if (!upload) throw notFound('This upload');
  if (version.state !== UPLOADED && version.state !== ERROR)
    return { versionId: uploadId, recorded: undefined };
  const { received_bytes: offset, size_in_bytes: size, file_name: fileName } = upload;
  refuseIncomplete(offset, size);
  await refuseUnready(queries, item);
  await completeUploadRow(queries, uploadId);
  await queueArrived(queries, uploadId);
  await enqueueVersion(queries, uploadId);
  return { versionId: uploadId, recorded: { action: 'media file replaced', detail: { fileName } } };
}

async function takeCuts(
  queries: Queries,
  item: LockedItem,
  given: readonly CutRange[],
  manager: Manager,
  now: Date,
): Promise<Requested> {
  const present = await findPackage(queries, item.id);
  if (!present) throw new Problem(409, 0, because('versions.notProcessed'));
  await refuseUnready(queries, item);
  const { sourceId, cuts: before } = await findPresentSource(queries, item.id);
  if (!sourceId) throw new Problem(409, 0, because('versions.noOriginal'));
  const whole = present.package.durationInSeconds + cutLength(before);
  const cuts = checkCuts(given, whole);
  if (isDeepStrictEqual(cuts, before)) throw new Problem(409, 0, because('versions.sameCuts'));
  const versionId = crypto.randomUUID();
  const createdBy = manager.personId ?? null;
  await insertVersion(
    queries,
    { id: versionId, mediaContentId: item.id, sourceId, cuts, state: PENDING, createdBy },
    now,
  );
  await enqueueVersion(queries, versionId);
  const seconds = Math.round(cutLength(cuts) / shortestCut) * shortestCut;
  return {
    versionId,
    recorded: { action: 'media cut', detail: { cuts: cuts.length, seconds: Math.round(seconds * 10) / 10 } },
  };
}

/** Seconds by which a typed time may be wrong, because people round: about a frame. */
const tolerance = 0.05;

/** The cuts in order. Throws 400 with the name of the field for a list that cannot be applied to an original of so many seconds. */
function checkCuts(given: readonly CutRange[], durationInSeconds: number): CutRange[] {
  const cuts = given
    .map((cut, givenIndex) => ({ ...cut, givenIndex }))
    .toSorted((one, other) => one.from - other.from || one.givenIndex - other.givenIndex);
  for (const [index, { from, to, givenIndex }] of cuts.entries()) {
    const end = Number(durationInSeconds.toFixed(1));
    if (from >= durationInSeconds)
      throw invalidField(`cuts[${givenIndex}].from`, because('cuts.fromBeyondEnd', { end }));
    if (to > durationInSeconds + tolerance)
      throw invalidField(`cuts[${givenIndex}].to`, because('cuts.toBeyondEnd', { end }));
    if (to - from < shortestCut - 1e-6)
      throw invalidField(`cuts[${givenIndex}].to`, because('cuts.tooShort', { least: shortestCut }));
    if (from < (cuts[index - 1]?.to ?? 0))
      throw invalidField(`cuts[${givenIndex}].from`, because('cuts.overlapping'));
  }
  const checked = cuts.map(({ from, to }) => ({ from, to: Math.min(to, durationInSeconds) }));
  if (durationInSeconds - cutLength(checked) < shortestCut)
    throw invalidField('cuts', because('cuts.nothingLeft'));
  return checked;
}
