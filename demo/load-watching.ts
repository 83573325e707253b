import { WatchStatus } from '@tv/contract/enumerations';
import { countSearches } from '@tv/server/analytics/searches-db';
import { countVisit, saveProgress, saveVisitorProgress } from '@tv/server/playback/db';
import { removeFromHistory } from '@tv/server/playback/history-db';
import type { Queries } from '@tv/server/platform/db/database';
import { createViewerHash } from '@tv/server/platform/viewer-hash';
import { completed } from './beginnings.ts';
import { durationOf } from './item.ts';
import { organizations } from './organizations.ts';
import { people } from './people.ts';
import { type DemoView, searches, watchingUntil } from './watching.ts';
import { items } from './world.ts';

type Hash = (id: string) => string;
const minute = 60_000;
const day = 86_400_000;

/** Writes what the demo's viewers watched and searched for, as the service writes it. The figures are then counted as any others. */
export async function loadWatching(db: Queries, secretKey: string, now: Date): Promise<void> {
  const hash = createViewerHash(secretKey);
  for (const view of watchingUntil(now)) await watch(db, hash, view);
  // Managers see who completed a training; the members' own pages begin empty.
  for (const { person, item } of completed)
    await removeFromHistory(db, personId(person), items.find(({ slug }) => slug === item)!.id, now);
  for (const { organization, term, people: count, resultCount } of searches) {
    const { id: organizationId } = organizations.find(({ slug }) => slug === organization)!;
    for (let each = 0; each < count; each++)
      await countSearches(
        db,
        [{ organizationId, term, resultCount }],
        hash(`searcher ${each}`),
        new Date(now.getTime() - (1 + ((each * 5) % 26)) * day),
      );
  }
}

async function watch(db: Queries, hash: Hash, { item, viewer, at, device, source, played, again }: DemoView) {
  const id = 'person' in viewer ? personId(viewer.person) : viewer.visitor;
  const measured = { viewerHash: hash(id), isMember: 'person' in viewer, isMeasured: true };
  await countVisit(db, item.id, measured, { device, source }, at);
  for (const [index, range] of [played, ...(again ? [again] : [])].entries()) {
    const playback = {
      mediaContentId: item.id,
      organizationId: item.organizationId,
      durationInSeconds: durationOf(item),
      position: range[1],
      played: [range],
      status: range[1] >= durationOf(item) * 0.9 ? WatchStatus.WATCHED : WatchStatus.WATCHING,
    };
    const later = new Date(at.getTime() + index * 5 * minute);
    if (measured.isMember) await saveProgress(db, id, measured.viewerHash, playback, later);
    else await saveVisitorProgress(db, measured, playback, later);
  }
}

const personId = (key: string): string => people.find((person) => person.key === key)!.id;
