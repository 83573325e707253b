import { expect } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { type AddressPolicy, loopbackAddresses } from '../platform/http/public-address.ts';
import type { Job } from '../platform/queue/job.ts';
import { testSecretKey, type TestService } from '../test-service.ts';
import { lookJobs } from './look-jobs.ts';
import type { LookPayload } from './looks-db.ts';

/** Looks at a source as a worker does. */
export async function lookAt(
  service: TestService,
  sourceId: string,
  { addresses = loopbackAddresses, storageLimit }: { addresses?: AddressPolicy; storageLimit?: number } = {},
): Promise<void> {
  const errors: unknown[] = [];
  const log = { info() {}, warn() {}, error: (problem: unknown) => void errors.push(problem) };
  const [row] = await service.db.query<{ createdBy: string | null; organizationId: string }>(
    sql`select created_by as "createdBy", organization_id as "organizationId" from watched_sources where id = ${sourceId}`,
  );
  const { db, files, watchedFolder, watchedEndpoints } = service;
  const jobs = lookJobs({
    ...{ db, files, clock: service.now, log, addresses, storageLimit, secretKey: testSecretKey },
    ...{ watchedFolders: [watchedFolder], watchedEndpoints },
  });
  const payload = { sourceId, organizationId: row!.organizationId, personId: row!.createdBy };
  await jobs.run({ payload } as Job<LookPayload>, new AbortController().signal);
  expect(errors).toEqual([]);
}
