import type { PlayingReport } from '@tv/contract/playback/playing';
import type { FastifyRequest } from 'fastify';
import { authorizeMediaContent } from '../media-contents/authorize-media-content.ts';
import { itemViewer } from '../media-contents/viewer.ts';
import type { Viewer } from '../media-contents/visibility.ts';
import type { MediaTokens } from '../media/media-token.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Limits } from '../platform/limits/limits.ts';
import { requirePerson } from '../platform/auth/caller.ts';
import { asksForPrivacy } from '../platform/http/asks-for-privacy.ts';
import { misusedField, notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { countPlaying } from '../platform/telemetry/playing-metrics.ts';
import { browserOf } from './browser-of.ts';
import { addPlaying } from './playing-db.ts';

type PlayingDeps = { db: Database; clock: Clock; limits: Limits; mediaTokens: MediaTokens };

/** The reports of players of how an item plays. Nothing of the person is stored with them. */
export function servePlaying(serve: Serve, { db, clock, limits, mediaTokens }: PlayingDeps): void {
  async function count(
    id: string,
    viewer: Viewer,
    person: string | undefined,
    given: { body: PlayingReport; request: FastifyRequest },
  ): Promise<void> {
    const { body: report, request } = given;
    checkReport(report);
    const item = await authorizeMediaContent(db, id, viewer, clock());
    if (!item || item.access !== 'open') throw notFound('This media content');
    if (asksForPrivacy(request)) return;
    const { organizationId } = item;
    await limits.bound(db, 'playing report', {
      // A member's own bound leaves room for the others of an office.
      ...(person
        ? { network: undefined, networkAndItem: undefined, person }
        : { network: request.ip, networkAndItem: `${request.ip} ${id}`, person: undefined }),
      organization: organizationId,
    });
    await addPlaying(
      db,
      { id, organizationId, browser: browserOf(request.headers['user-agent']) },
      report,
      clock(),
    );
    countPlaying(report);
  }

  serve('POST /MediaContents/:id/Playings', ({ params, caller, ...given }) => {
    const person = requirePerson(caller);
    return count(params.id, { kind: 'memberships', personId: person.id }, person.id, given);
  });

  serve('POST /MediaContents/:id/Playings/Publics', async ({ params, caller, ...given }) =>
    count(params.id, await itemViewer(caller, given.request, mediaTokens), undefined, given),
  );
}

/** Throws 400 for a report whose parts contradict each other. */
function checkReport(report: PlayingReport): void {
  const {
    start,
    startMilliseconds,
    rebufferings = 0,
    rebufferedSeconds = 0,
    frames = 0,
    droppedFrames = 0,
  } = report;
  if ((start === 'played') !== (startMilliseconds !== undefined))
    throw misusedField('startMilliseconds', 'must be given with start: played, and only with it.');
  if (rebufferedSeconds > 0 && rebufferings === 0)
    throw misusedField('rebufferings', 'must be at least 1 where rebufferedSeconds is more than 0.');
  if (droppedFrames > frames) throw misusedField('droppedFrames', 'must not be more than frames.');
}
