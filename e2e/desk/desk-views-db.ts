import { countEvents } from '../../server/src/analytics/roll-up/count-events.ts';
import type { World } from '../../server/src/open-world.ts';
import { sql } from '../../server/src/platform/db/sql.ts';
import { countVisit, saveProgress } from '../../server/src/playback/db.ts';
import { statusReached, type PlayedRange } from '../../server/src/playback/watch-status.ts';

/** Somebody has watched parts of an item, the whole of it unless told otherwise, and the figures know. */
export async function makeView(
  { db, clock }: World,
  { id, email, played: given }: { id: string; email: string; played?: PlayedRange[] },
): Promise<object> {
  const [found] = await db.query<{ personId: string; organizationId: string; durationInSeconds: number }>(sql`
    select p.id as "personId", mc.organization_id as "organizationId", mc.duration_in_seconds as "durationInSeconds"
    from people p, media_contents mc where p.email = ${email} and mc.id = ${id}::uuid`);
  if (!found) throw new Error(`Nobody has the address ${email}, or no item the id ${id}.`);
  const { personId, organizationId, durationInSeconds } = found;
  const viewerHash = `desk-${personId}`;
  const played = given ?? [[0, durationInSeconds]];
  const viewer = { viewerHash, isMember: true, isMeasured: true };
  await countVisit(db, id, viewer, { device: 'computer', source: 'portal' }, clock());
  const progress = { mediaContentId: id, organizationId, durationInSeconds, position: played.at(-1)![1] };
  const status = statusReached(played, durationInSeconds);
  await saveProgress(db, personId, viewerHash, { ...progress, played, status }, clock());
  await countEvents(db, clock);
  return {};
}
