import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import {
  endRebuild,
  findOldTexts,
  type OldTexts,
  organizationsToRebuild,
  planRebuilds,
  writeSome,
} from './rebuild-db.ts';

type Deps = { db: Database; log: Pick<Log, 'info' | 'error'> };
/** Milliseconds between two lines of the log about what is left, and after which everything is looked through again. */
const tellEvery = 60_000;
const planEvery = 3_600_000;

/**
 * Writes the search documents that an older version of the program wrote, or that are missing. Organizations get some of theirs in
 * turn, and several workers write those of different organizations. What a worker left is gone on with at the next run of any.
 */
export function createRebuild({ db, log }: Deps): { run(signal?: AbortSignal): Promise<void> } {
  let plannedAt = -Infinity;
  return {
    async run(signal) {
      if (performance.now() - plannedAt >= planEvery) {
        const documents = await planRebuilds(db);
        plannedAt = performance.now();
        if (documents > 0) log.info({ documents }, 'search documents of an older version are written anew');
      }
      await writeAll({ db, log }, signal);
    },
  };
}

async function writeAll({ db, log }: Deps, signal?: AbortSignal): Promise<void> {
  const found = new Map<string, OldTexts>();
  const failed = new Set<string>();
  let loggedAt = performance.now();
  for (let hasWritten = true; hasWritten;) {
    hasWritten = false;
    for (const organizationId of await organizationsToRebuild(db)) {
      if (signal?.aborted) return;
      if (failed.has(organizationId)) continue;
      try {
        if (await writeNext(organizationId)) hasWritten = true;
      } catch (err) {
        // Those of the others are written. The next run tries again.
        failed.add(organizationId);
        log.error({ err, organizationId }, 'search documents of an organization could not be written');
      }
    }
    if (performance.now() - loggedAt < tellEvery) continue;
    loggedAt = performance.now();
    log.info(
      { organizations: (await organizationsToRebuild(db)).length },
      'search documents are being written',
    );
  }

  /** Answers whether it wrote some. */
  async function writeNext(organizationId: string): Promise<boolean> {
    let old = found.get(organizationId);
    if (!old || old.items.length + old.subtitles.length === 0) {
      old = await findOldTexts(db, organizationId);
      found.set(organizationId, old);
    }
    if (old.items.length + old.subtitles.length > 0) return writeSome(db, organizationId, old);
    const documents = await endRebuild(db, organizationId);
    if (documents !== undefined)
      log.info({ organizationId, documents }, 'the search documents of an organization were written');
    return false;
  }
}
