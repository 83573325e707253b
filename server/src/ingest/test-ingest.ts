import type { Database } from '../platform/db/database.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import type { Job } from '../platform/queue/job.ts';
import { claimJob, doDueJobs, onlyJob } from '../platform/queue/test-queue.ts';
import { claimUpload, type Claim, type IngestPayload } from './claims-db.ts';
import { ingestJobs, type IngestDeps } from './process-upload.ts';

type GivenDeps = Omit<IngestDeps, 'outbox'> & Partial<Pick<IngestDeps, 'outbox'>>;

/** Processes the uploads that are due (`only`: that one). Answers how many attempts that took. */
export function processUploads(given: GivenDeps, signal?: AbortSignal, only?: string): Promise<number> {
  const deps = { outbox: createOutbox('a secret key that only tests have'), ...given };
  const work = () => doDueJobs(deps, ingestJobs(deps), signal);
  return only ? onlyJob(deps.db, only, work) : work();
}

/** Begins to work on an upload and does no more. */
export async function beginUpload(db: Database, id: string): Promise<Claim | undefined> {
  const job = await claimJob(db, { kind: 'ingest', leaseSeconds: 90 }, id);
  return job && claimUpload(db, job as Job<IngestPayload>);
}
