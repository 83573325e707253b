import type { Processing } from '@tv/contract/uploads';
import { mediaContentSearchText } from '../../media-contents/search/search-text.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { titleOf } from '../../media/file-title.ts';
import { queueUpload } from '../claims-db.ts';
import { insertCategory, insertMediaContent } from './db.ts';
import type { UploadRow } from './db.ts';
import { findProcessing } from './processings-db.ts';

/** Everything has arrived: makes the media content, still a draft, and queues its processing. Safe to repeat. */
export async function completeUpload(
  { db, clock }: { db: Database; clock: Clock },
  upload: UploadRow,
): Promise<Processing> {
  const { id, received_bytes: offset, size_in_bytes: size } = upload;
  if (offset < size)
    throw new Problem(409, 0, `${offset} of ${size} bytes have arrived. Send the rest first.`, {
      exceptionData: { offset },
    });
  await db.transaction(async (queries) => {
    await makeOnce(queries, upload);
    await queueUpload(queries, id, clock());
  });
  const made = await findProcessing(db, id);
  if (!made) throw notFound('This upload');
  return made;
}

async function makeOnce(queries: Queries, upload: UploadRow): Promise<void> {
  const { details } = upload;
  const words = {
    title: details.title ?? titleOf(upload.file_name),
    description: details.description ?? '',
    tags: details.tags ?? [],
  };
  const isNew = await insertMediaContent(queries, upload, { ...words, ...mediaContentSearchText(words) });
  if (!isNew) return;
  for (const name of new Set(details.categoryNames)) await insertCategory(queries, upload, name.trim());
}
