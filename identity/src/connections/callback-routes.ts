import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { networkOf } from '@tv/contract/formats/network';
import { originOf } from '../account-events.ts';
import { sendPage } from '../answer.ts';
import { bearerKey } from '../sessions/bearer-key.ts';
import { isOrganizationId as isUuid } from '../branding.ts';
import type { IdentityDeps } from '../deps.ts';
import { failedTryPage, workingTryPage } from '../pages/connection-pages.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import { problemPage } from '../problems.ts';
import type { Connection } from './connections.ts';
import { goOut, stateOf } from './go-out.ts';
import { upstreamProblem } from './problem.ts';
import type { UpstreamProblem } from './problem.ts';
import { storeOutcome, takeBegun } from './states-db.ts';

export type CallbackDeps = Pick<
  IdentityDeps,
  'mountPath' | 'db' | 'createPageContext' | 'throttle' | 'connections' | 'upstream' | 'setCookie'
>;

type ConnectionRequest = FastifyRequest<{ Params: { id: string } }>;

/** Where providers of organizations send browsers back to, and where an admin tries a connection. */
export function callbackRoutes(app: FastifyInstance, deps: CallbackDeps) {
  const { mountPath, db, createPageContext, throttle, connections, upstream, setCookie } = deps;

  const sendProblem = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, 400, problemPage(await createPageContext(request.headers), 'session_not_found'));

  async function sendFailedTry(
    request: FastifyRequest,
    reply: FastifyReply,
    connection: Connection,
    problem: UpstreamProblem,
  ) {
    const context = await createPageContext(request.headers);
    const failed = { connection, problem, redirectUri: upstream.redirectUri(connection) };
    return sendPage(reply, 200, failedTryPage(context, failed));
  }

  app.get('/connections/:id/callback', async (request: ConnectionRequest, reply) => {
    const { id } = request.params;
    const state = stateOf(request, reply, setCookie);
    const begun = state && (await takeBegun(db, state));
    if (!begun || begun.connectionId !== id) return sendProblem(request, reply);
    const connection = await connections.find(id);
    // Settings that have changed meanwhile are not those with which it began.
    if (!connection || connection.version !== begun.version) return sendProblem(request, reply);
    const search = request.url.slice(request.url.indexOf('?'));
    const ended = await upstream
      .finish(connection, state, search)
      .then((person) => ({ person }))
      .catch((error: unknown) => ({ problem: upstreamProblem(error) }));
    const { uid } = begun;
    if (uid === undefined) {
      if ('problem' in ended) return sendFailedTry(request, reply, connection, ended.problem);
      await connections.noteTried(connection);
      const context = await createPageContext(request.headers);
      return sendPage(reply, 200, workingTryPage(context, connection, ended.person));
    }
    if ('problem' in ended) {
      const reason = ended.problem.message;
      await connections.recordFailure(connection, { reason, ...originOf(request) });
      const { code, detail } = ended.problem;
      await storeOutcome(db, bearerKey(state), { ...begun, uid, problem: code, detail });
    } else await storeOutcome(db, bearerKey(state), { ...begun, uid, ...ended });
    return reply.redirect(`${mountPath}/interaction/${uid}/organization/done`, 303);
  });

  app.get('/connections/:id/try', async (request: ConnectionRequest, reply) => {
    const { token } = request.query as { token?: unknown };
    const { id } = request.params;
    const connection =
      isUuid(id) && typeof token === 'string' && /^[\w-]{43}$/.test(token)
        ? await connections.findTried(id, token)
        : undefined;
    const context = await createPageContext(request.headers);
    if (!connection) {
      const { over } = context.text.connections.attempt;
      return sendPage(reply, 404, messagePage(context, { ...over, action: backToPortal(context) }));
    }
    const delay = await throttle.beginInteraction(networkOf(request.ip));
    if (delay > 0) {
      const { title, text } = context.text.tooManySignIns;
      const message = { title, text: text(Math.ceil(delay / 60)), action: backToPortal(context) };
      return sendPage(reply.header('retry-after', delay), 429, messagePage(context, message));
    }
    try {
      await upstream.probe(connection, randomBytes(32).toString('base64url'));
      const { address } = await goOut(deps, reply, connection, {});
      return reply.redirect(address.href, 303);
    } catch (error) {
      return sendFailedTry(request, reply, connection, upstreamProblem(error));
    }
  });
}
