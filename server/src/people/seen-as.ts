import { hkdfSync } from 'node:crypto';
import { because } from '@tv/contract/reasons/problem-reasons';
import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import { jwtVerify, SignJWT } from 'jose';
import type { Caller, Person } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { notAllowed } from '../platform/http/problem.ts';
import { findSeen, type Seen } from './seen-as-db.ts';

/** Seconds for which a manager sees the portal as somebody else. */
const lifetime = 30 * 60;

type Looker = Extract<Caller, { kind: 'person' }>;

export type SeenAs = {
  issue(looker: Looker, seen: Seen): Promise<{ token: string; expiresAt: Date }>;
  /** Reads a token with each request that carries it. Throws 403 for one of another session, and once it or a right has ended. */
  open(token: string, looker: Looker): Promise<Person>;
};

/** Signs and reads tokens for seeing the portal as somebody else. They have a key of their own, and say nothing without the looker's access token. */
export function createSeenAs({
  db,
  secretKey,
  clock,
}: {
  db: Database;
  secretKey: string;
  clock: Clock;
}): SeenAs {
  const key = new Uint8Array(hkdfSync('sha256', secretKey, '', 'seen-as', 32));
  const boundTo = ({ person, session }: Looker) => ({
    by: person.id,
    o: person.organizationId,
    s: session.sessionId ?? '',
  });
  return {
    async issue(looker, seen) {
      const expiresAt = Math.floor(clock().getTime() / 1000) + lifetime;
      const token = await new SignJWT({ ...boundTo(looker), ...seen })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: new Date(expiresAt * 1000) };
    },
    async open(token, looker) {
      const ended = notAllowed(because('access.seenAsEnded'));
      const verified = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: clock() }).catch(
        () => undefined,
      );
      if (!verified || !hasAtLeast(looker.person.role, Role.OrganizationManager)) throw ended;
      const { payload } = verified;
      if (Object.entries(boundTo(looker)).some(([name, value]) => payload[name] !== value)) throw ended;
      const seen =
        typeof payload['groupId'] === 'string'
          ? { groupId: payload['groupId'] }
          : { personId: String(payload['personId']) };
      const found = await findSeen(db, looker.person, seen);
      if (!found || found === 'higher') throw ended;
      return found.person;
    },
  };
}
