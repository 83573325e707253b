import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../cookies.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Connection } from './connections.ts';
import { storeBegun } from './states-db.ts';

/** Seconds that the browser keeps a state. */
const cookieSeconds = 1800;

const cookieOf = (state: string) => `tv_up_${state.slice(0, 8)}`;
const pathOf = (connectionId: string) => `/connections/${connectionId}/callback`;

/** Begins a sign-in at a provider in this browser. The address there, and the state, which also is in a cookie of this browser. */
export async function goOut(
  { db, setCookie, upstream }: Pick<IdentityDeps, 'db' | 'setCookie' | 'upstream'>,
  reply: FastifyReply,
  connection: Connection,
  { uid, more }: { uid?: string; more?: Record<string, string> },
) {
  const state = randomBytes(32).toString('base64url');
  const address = await upstream.begin(connection, state, more);
  const { id, version } = connection;
  await storeBegun(db, state, { connectionId: id, version, ...(uid && { uid }) });
  setCookie(reply, { name: cookieOf(state), value: state, path: pathOf(id), seconds: cookieSeconds });
  return { address, state };
}

/**
 * The state of a request that comes back from a provider, where this browser has begun it. Nobody can bring somebody else's
 * sign-in into their own browser, nor theirs into another one.
 */
export function stateOf(
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
  setCookie: IdentityDeps['setCookie'],
): string | undefined {
  const { state } = request.query as { state?: unknown };
  if (typeof state !== 'string' || !/^[\w-]{43}$/.test(state)) return undefined;
  if (readCookie(request.headers.cookie, cookieOf(state)) !== state) return undefined;
  setCookie(reply, { name: cookieOf(state), value: '', path: pathOf(request.params.id), seconds: 0 });
  return state;
}
