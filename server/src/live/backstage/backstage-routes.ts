import type { LiveEvent } from '@tv/contract/live/live';
import { isOnAir, isOver } from '@tv/contract/live/live-states';
import { because } from '@tv/contract/reasons/problem-reasons';
import { ProblemCode } from '@tv/contract/problems';
import { findOrganization } from '../../organization/db.ts';
import { isKeyText } from '../../platform/auth/key-text.ts';
import { hashToken } from '../../platform/auth/secret-token.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { liveFileAddress } from '../../platform/http/call-address.ts';
import { outsideNetworks, Problem } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { createLiveTickets } from '../live-tickets.ts';
import { type BackstageRow, findBackstage } from './backstage-db.ts';
import { createBackstageTokens, linkOf } from './backstage-tokens.ts';

export type BackstageDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  environment: string;
  secretKey: string;
  encoderAddresses?: LiveEvent['addresses'];
};

/** The calls of a guest of a live event: the link opens them, and the stream of that event (ADR 97). */
export function serveBackstage(serve: Serve, deps: BackstageDeps): void {
  const { db, clock, limits, environment, secretKey, encoderAddresses = {} } = deps;
  const tickets = createLiveTickets(secretKey);
  const tokens = createBackstageTokens(secretKey);

  const open = async (key: string, address: string): Promise<BackstageRow> => {
    const found = isKeyText(key, environment) && (await findBackstage(db, hashToken(key), address));
    if (found && found.isInNetwork) return found;
    if (found) throw outsideNetworks();
    await limits.bound(db, 'backstage key', { network: address });
    throw new Problem(404, ProblemCode.NotFound, because('backstage.noLink'));
  };

  serve('POST /Backstage', async ({ body, request }) => {
    const { id, organizationId, title, name, hash, scheduledAt, state, input, report } = await open(
      body.key,
      request.ip,
    );
    const { webSocket } = encoderAddresses;
    return {
      ...{ title, name, state, organization: (await findOrganization(db, organizationId))! },
      ...(scheduledAt && { scheduledAt: scheduledAt.toISOString() }),
      isOnAir: isOnAir(state) && input === 'guest' && report?.health.chosen === 'guest',
      ...(webSocket && { webSocket }),
      ...(!isOver(state) &&
        state !== 'waiting' && {
          stream: {
            url: liveFileAddress(id, 'master.m3u8'),
            token: tokens.issue({ eventId: id, link: linkOf(hash) }),
          },
        }),
    };
  });

  serve('POST /Backstage/Tickets', async ({ body, request }) => {
    const { id, hash, state } = await open(body.key, request.ip);
    if (isOver(state)) throw new Problem(409, 0, because('live.isOver'));
    const { ticket, until } = tickets.issue(id, 'guest', clock(), linkOf(hash));
    return { ticket, expiresAt: until.toISOString() };
  });
}
