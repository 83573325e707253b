import { because } from '@tv/contract/reasons/problem-reasons';
import type { ItemEvent } from '@tv/contract/media-contents/item-history';
import type { Processing } from '@tv/contract/uploads/uploads';
import { createMediaContents } from '../../media-contents/create-db.ts';
import { fieldsOfNewItem } from '../../media-contents/fields-of-new-item.ts';
import { newDraft } from '../../media-contents/new-item.ts';
import { storeOldAddresses } from '../../old-addresses/change-addresses.ts';
import { recordAsUploader } from '../../platform/audit-db.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { notForTheWeb, notFound, Problem } from '../../platform/http/problem.ts';
import { titleOf } from '../../media/file-title.ts';
import { queueUpload } from '../claims-db.ts';
import { refuseIncomplete } from './announce-file.ts';
import {
  completeUploadRow,
  defaultsOfCategories,
  deleteOpenUpload,
  insertCategory,
  isReplacement,
} from './db.ts';
import type { UploadRow } from './db.ts';
import { lockUpload, markArrived } from './sources-db.ts';
import { findProcessing } from './processings-db.ts';

/** Completes an upload: creates the media content as a draft and queues its processing. Safe to repeat. */
export async function completeUpload(
  { db, clock }: { db: Database; clock: Clock },
  upload: UploadRow,
): Promise<Processing> {
  const { id } = upload;
  if (upload.is_growing) throw new Problem(409, 0, because('files.growing'));
  refuseIncomplete(upload.received_bytes, upload.size_in_bytes);
  await db.transaction(async (queries) => {
    await refuseReplacement(queries, id);
    if (!(await lockUpload(queries, id))) throw notFound('This upload');
    await makeOnce(queries, upload, clock());
    await queueUpload(queries, id, clock());
  });
  const made = await findProcessing(db, id);
  if (!made) throw notFound('This upload');
  return made;
}

/** Deletes what has arrived of a file that is not complete. */
export async function discardUpload({ db }: { db: Database }, { id }: UploadRow): Promise<void> {
  await db.transaction(async (queries) => {
    await refuseReplacement(queries, id);
    if (!(await deleteOpenUpload(queries, id))) throw new Problem(409, 0, because('files.complete'));
  });
}

async function refuseReplacement(queries: Queries, id: string): Promise<void> {
  if (await isReplacement(queries, id))
    throw notForTheWeb(
      409,
      0,
      'This file belongs to an item: the calls "Versions" and "SoundTracks" take it.',
    );
}

async function makeOnce(queries: Queries, upload: UploadRow, now: Date): Promise<void> {
  const { id, organization_id: organizationId, created_by: createdBy, details } = upload;
  const categories = await defaultsOfCategories(queries, organizationId, details.categoryNames ?? []);
  const fields = fieldsOfNewItem(details, categories, now);
  const item = newDraft({
    ...fields,
    id,
    organizationId,
    createdBy,
    title: fields.title || titleOf(upload.file_name),
  });
  const [made] = await createMediaContents(queries, [item]);
  await completeUploadRow(queries, id);
  if (!made) return;
  await markArrived(queries, id);
  await storeOldAddresses(queries, organizationId, id, details.oldAddresses ?? []);
  await recordAsUploader(queries, createdBy, {
    organizationId,
    action: 'media content brought in' satisfies ItemEvent,
    subject: id,
    detail: { title: item.title },
    now,
  });
  for (const name of new Set(details.categoryNames)) await insertCategory(queries, upload, name.trim());
}
