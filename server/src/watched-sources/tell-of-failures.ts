import { writeNotices } from '../notifications/write-notices-db.ts';
import type { Queries } from '../platform/db/database.ts';
import type { SourceRow } from './sources-db.ts';

const day = 24 * 3_600_000;

/** Tells who watches a source that it has failed for a day. Of one time of failing this is told once. */
export async function tellOfFailing(db: Queries, source: SourceRow, now: Date): Promise<void> {
  const { failingSince } = source;
  if (!failingSince || now.getTime() - failingSince.getTime() < day) return;
  await tell(db, source, 'sourceFailing', failingSince.toISOString(), now);
}

/** Tells who watches a source that a file was given up; once a day, however many they are. */
export const tellOfGivenUp = (db: Queries, source: SourceRow, now: Date): Promise<void> =>
  tell(db, source, 'sourceGaveUp', now.toISOString().slice(0, 10), now);

async function tell(
  db: Queries,
  { id, organizationId, createdBy }: SourceRow,
  kind: 'sourceFailing' | 'sourceGaveUp',
  when: string,
  now: Date,
): Promise<void> {
  if (!createdBy) return;
  const eventKey = `${kind} ${id} ${when}`;
  await writeNotices(db, [{ personId: createdBy, organizationId, kind, watchedSourceId: id, eventKey }], now);
}
