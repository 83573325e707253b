import { because } from '@tv/contract/reasons/problem-reasons';
import type { Queries } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
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
    throw new Problem(413, 0, because('quota.personStorage', { most, used }), { exceptionData });
  if (name === 'bytesPerDay' && upload.size_in_bytes > most)
    throw new Problem(413, 0, because('quota.fileBeyondDay', { most }), { exceptionData });
  const wait = Math.max(1, freeAfter ?? 1);
  const reason =
    name === 'uploadsPerDay'
      ? because('quota.uploadsPerDay', { most, wait })
      : because('quota.bytesPerDay', { most, used, wait });
  throw new Problem(429, 0, reason, { exceptionData, retryAfterSeconds: wait });
}
