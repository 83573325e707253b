import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attachPackage } from '../../media-contents/media-package/attach-package.ts';
import { lockItem } from '../../media-contents/lifecycle/db.ts';
import { takeVersionNumber } from '../../media-contents/media-package/processing-db.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import { moveEvent, writeStretches } from '../events-db.ts';
import { findRecorded } from '../stream/segments-db.ts';
import { findMarks, storeMarks } from '../marks-db.ts';
import { stretchesOf } from '../../live-talk/timeline.ts';
import { writeProblem } from './leases-db.ts';
import { joinSegments } from './join-segments.ts';

export type MakeDeps = { db: Database; files: Files; clock: Clock };

/**
 * Makes the item of what was encoded of an event that has ended. Safe to repeat after a kill: the package appears whole, in the
 * transaction that moves the event.
 */
export async function makeItem(
  { db, files, clock }: MakeDeps,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  await moveEvent(db, id, 'make', clock());
  const version = await takeVersionNumber(db, id);
  if (version === undefined) return;
  const folder = await files.temporaryFolder();
  try {
    const made = join(folder, 'package');
    await mkdir(made);
    const recorded = await findRecorded(db, id);
    const mediaPackage = await joinSegments(files, recorded, made, signal);
    if (!mediaPackage) return void (await writeProblem(db, id, 'Nothing was received.'));
    await writeFile(join(made, 'media-package.json'), JSON.stringify(mediaPackage));
    await files.moveIn(made, `media/${id}/${version}`);
    await db.transaction(async (queries) => {
      const item = await lockItem(queries, id);
      if (!item || item.deletedAt) return;
      if (!(await moveEvent(queries, id, 'made', clock()))) return;
      const stretches = stretchesOf(recorded.segments);
      await writeStretches(queries, id, stretches);
      const marked = await findMarks(queries, id);
      // An event without any keeps the chapters of its item.
      if (marked.marks.length > 0) await storeMarks(queries, id, marked, stretches, clock());
      await attachPackage(queries, item, { mediaPackage, version }, clock());
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
