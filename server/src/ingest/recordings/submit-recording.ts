import { ContentStatus } from '@tv/contract/enumerations';
import { lockItem } from '../../media-contents/lifecycle/db.ts';
import { submitItem } from '../../media-contents/lifecycle/review.ts';
import { recordAsUploader } from '../../platform/audit-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findRecorder } from './own-recordings-db.ts';

/** Belongs into the transaction that gave an item its first package. Submits what a member recorded for review. */
export async function submitRecording(queries: Queries, id: string, now: Date): Promise<void> {
  const personId = await findRecorder(queries, id);
  const item = personId === undefined ? undefined : await lockItem(queries, id);
  if (item?.status !== ContentStatus.DRAFT) return;
  const recorded = await submitItem(queries, item, { personId }, '', now);
  if (recorded)
    await recordAsUploader(queries, item.createdBy, {
      ...recorded,
      organizationId: item.organizationId,
      subject: id,
      now,
    });
}
