import { inGigabytes } from '../../organization/storage-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { Problem, waitInWords } from '../../platform/http/problem.ts';
import { findExceeded, type PersonQuota } from './quota-db.ts';

/**
 * Belongs into the transaction that announced an upload. Throws where the person now has more than their quota: 413 where
 * waiting does not help, else 429. Uploads of the command line have no quota.
 */
export async function refuseBeyondQuota(
  transaction: Queries,
  upload: { organization_id: string; created_by: string | null; size_in_bytes: number },
  quota: PersonQuota,
): Promise<void> {
  if (upload.created_by === null) return;
  const owner = { organizationId: upload.organization_id, personId: upload.created_by };
  const exceeded = await findExceeded(transaction, owner, quota);
  if (!exceeded) return;
  const { name, most, used, freeAfter } = exceeded;
  const exceptionData = { quota: name, most, used };
  if (name === 'personStorage')
    throw new Problem(
      413,
      0,
      `Each person may store ${inGigabytes(most)} GB, and with this file it would be ${inGigabytes(used)} GB. Delete items for good, or ask whoever runs the portal for more.`,
      { exceptionData },
    );
  if (name === 'bytesPerDay' && upload.size_in_bytes > most)
    throw new Problem(
      413,
      0,
      `Each person may upload ${inGigabytes(most)} GB within 24 hours, and this file alone is larger. Ask whoever runs the portal to bring it in.`,
      { exceptionData },
    );
  const later = { exceptionData, retryAfterSeconds: Math.max(1, freeAfter ?? 1) };
  const when = `The first of them count no more in ${waitInWords(freeAfter ?? 0)}.`;
  throw new Problem(
    429,
    0,
    name === 'uploadsPerDay'
      ? `Each person may upload ${most} files within 24 hours. ${when}`
      : `Each person may upload ${inGigabytes(most)} GB within 24 hours, and with this file it would be ${inGigabytes(used)} GB. ${when}`,
    later,
  );
}
