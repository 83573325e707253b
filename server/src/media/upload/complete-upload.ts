import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Processing } from '@tv/contract/management';
import { mediaContentSearchText } from '../../catalog/search-text.ts';
import type { Database, Queries } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { ingestQueue } from '../ingest/ingest-queue.ts';
import { findProcessing, insertCategory, insertMediaContent, markPending, restartProcessing } from './db.ts';
import type { UploadRow } from './db.ts';

/** Everything has arrived: makes the media content, still a draft, and queues its processing. Safe to repeat. */
export async function completeUpload(
  { db, jobs }: { db: Database; jobs: Jobs },
  upload: UploadRow,
): Promise<Processing> {
  if (upload.received_bytes < upload.size_in_bytes)
    throw new Problem(
      409,
      0,
      `${upload.received_bytes} of ${upload.size_in_bytes} bytes have arrived. Send the rest first.`,
      {
        exceptionData: { offset: upload.received_bytes },
      },
    );
  await db.transaction((queries) => makeOnce(queries, upload));
  await restartProcessing(db, upload.id);
  const made = await findProcessing(db, upload.id);
  if (!made) throw notFound('This upload');
  if (
    made.processingStatus === ProcessingStatus.UPLOADED ||
    made.processingStatus === ProcessingStatus.PENDING
  ) {
    await jobs.send(ingestQueue, { uploadId: upload.id }, { key: upload.id });
    await markPending(db, upload.id);
  }
  return (await findProcessing(db, upload.id)) ?? made;
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

/** `safety_walk-2026.final.mp4` → `Safety walk 2026 final`. */
export function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[._\s-]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 300) || 'Untitled';
}
