import { limits } from '@tv/contract/limits/limits';
import type { FastifyReply } from 'fastify';
import type { ServiceAccount } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { tooManyTries } from '../platform/http/problem.ts';
import { takeAndTell } from '../platform/limits/limits-db.ts';

const most = limits.apiKeys.callsAMinute;
const seconds = 60;

/**
 * Counts the calls of keys, for all processes together, and says in the answer how many are left (IETF draft
 * httpapi-ratelimit-headers). As many as are left may be made within the seconds of `t`.
 */
export const createCallCounter =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  async ({ id }: ServiceAccount, reply: FastifyReply): Promise<void> => {
    const limit = { key: `call by key ${id} in ${seconds}`, most, seconds };
    const { wait, left } = await takeAndTell(db, limit, clock());
    reply.header('ratelimit-policy', `"key";q=${most};w=${seconds}`);
    reply.header('ratelimit', `"key";r=${left};t=${wait || seconds}`);
    if (wait > 0) throw tooManyTries(wait);
  };
