import { networkOf } from '@tv/contract/formats/network';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '../account-events.ts';
import { createAccount, findAccountByEmail, findAccountBySubject } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import { bearerKey } from '../sessions/bearer-key.ts';
import { isOrganizationId as isUuid } from '../branding.ts';
import type { IdentityDeps } from '../deps.ts';
import { emailProblem } from '../mail/email-problem.ts';
import { failedUpstreamPage, leavingPage } from '../pages/connection-pages.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import type { Interaction, InteractionRequest } from '../sign-in/sign-in-steps.ts';
import type { Connection, UpstreamPerson } from './connections.ts';
import { goOut } from './go-out.ts';
import { store, storedIn } from './in-interaction.ts';
import { UpstreamProblem, upstreamProblem } from './problem.ts';
import { takeOutcome } from './states-db.ts';

export type ConnectionSignInDeps = Pick<
  IdentityDeps,
  | 'mountPath'
  | 'db'
  | 'now'
  | 'createPageContext'
  | 'throttle'
  | 'signInSteps'
  | 'connections'
  | 'upstream'
  | 'setCookie'
  | 'recordEvent'
>;

/** The part of a sign-in that leads over an organization's provider. */
export function connectionSignInRoutes(app: FastifyInstance, deps: ConnectionSignInDeps) {
  const { mountPath, db, now, createPageContext, throttle, signInSteps } = deps;
  const { connections, upstream, recordEvent } = deps;
  const pathOf = ({ params }: InteractionRequest) => `${mountPath}/interaction/${params.uid}`;

  async function sendFailure(
    request: InteractionRequest,
    reply: FastifyReply,
    connection: Connection,
    problem: UpstreamProblem,
  ) {
    const context = await createPageContext(request.headers);
    const failed = { connection, problem, redirectUri: upstream.redirectUri(connection) };
    return sendPage(reply, 403, failedUpstreamPage(context, failed, pathOf(request)));
  }

  async function findActive(id: unknown) {
    const connection = typeof id === 'string' && isUuid(id) ? await connections.find(id) : undefined;
    return connection?.isActive ? connection : undefined;
  }

  app.post('/interaction/:uid/address', async (request: InteractionRequest, reply) => {
    const interaction = await signInSteps.find(request, reply);
    const address = formField(request, 'email').trim().toLowerCase().slice(0, 254);
    await store(interaction, { address });
    const context = await createPageContext(request.headers);
    if (emailProblem(context.text, address)) return reply.redirect(`${pathOf(request)}?way=address`, 303);
    const found = await connections.findForAddress(address);
    const next = found ? `/organization?connection=${found.id}` : '?way=password';
    return reply.redirect(`${pathOf(request)}${next}`, 303);
  });

  app.get('/interaction/:uid/organization', async (request: InteractionRequest, reply) => {
    const interaction = await signInSteps.find(request, reply);
    const { connection: id, account } = request.query as { connection?: unknown; account?: unknown };
    const connection = await findActive(id);
    if (!connection) return reply.redirect(`${pathOf(request)}?way=password`, 303);
    const delay = await throttle.beginInteraction(networkOf(request.ip));
    if (delay > 0) return reply.header('retry-after', delay).redirect(`${pathOf(request)}?way=password`, 303);
    const { address: hint } = storedIn(interaction);
    const prompt = account === 'other' ? 'select_account' : promptOf(interaction);
    const more = { ...(hint && account !== 'other' && { login_hint: hint }), ...(prompt && { prompt }) };
    try {
      const { address, state } = await goOut(deps, reply, connection, { uid: request.params.uid, more });
      await store(interaction, { upstream: bearerKey(state) });
      const context = await createPageContext(request.headers);
      const page = leavingPage(context, connection, address, pathOf(request));
      // A redirect to another site after a form is refused by the page's `form-action`. This one leaves no entry in the history.
      return await sendPage(reply.header('refresh', `0;url=${address.href}`), 200, page);
    } catch (error) {
      const problem = upstreamProblem(error);
      await connections.recordFailure(connection, { reason: problem.message, ...originOf(request) });
      return sendFailure(request, reply, connection, problem);
    }
  });

  app.get('/interaction/:uid/organization/done', async (request: InteractionRequest, reply) => {
    const interaction = await signInSteps.find(request, reply);
    const { upstream: key } = storedIn(interaction);
    const outcome = key && (await takeOutcome(db, key));
    const connection = outcome && (await findActive(outcome.connectionId));
    if (!connection || outcome.uid !== request.params.uid || outcome.version !== connection.version)
      return reply.redirect(pathOf(request), 303);
    if (!('person' in outcome))
      return sendFailure(request, reply, connection, new UpstreamProblem(outcome.problem, outcome.detail));
    const { person } = outcome;
    const found = await findAccount(connection, person);
    if (found === 'elsewhere') {
      const problem = new UpstreamProblem('outsideDomains', person.email);
      await connections.recordFailure(connection, { reason: problem.message, ...originOf(request) });
      return sendFailure(request, reply, connection, problem);
    }
    const { account, isToLink } = found;
    if (account.disabledAt) return sendClosed(request, reply, account);
    const vouched = {
      ...{ connectionId: connection.id, connectionName: connection.name, version: connection.version },
      ...{ person, isToLink },
      ...{ account: account.subject, at: now().getTime() },
    };
    await store(interaction, { vouched });
    if (isToLink) return reply.redirect(pathOf(request), 303);
    const amr = person.amr.includes('mfa') ? ['mfa'] : [];
    return signInSteps.complete(request, reply, account, amr);
  });

  /** The account of a person at a provider, and whether it has to be linked by its own password or passkey first. */
  async function findAccount(
    connection: Connection,
    person: UpstreamPerson,
  ): Promise<'elsewhere' | { account: Account; isToLink: boolean }> {
    const subject = await connections.findLinked(connection, person);
    const linked = subject && (await findAccountBySubject(db, subject));
    if (linked) {
      // The organization may have given up the domain of the account that it once linked.
      const isOwn = connection.domains.includes(linked.email.slice(linked.email.lastIndexOf('@') + 1));
      return isOwn ? { account: linked, isToLink: false } : 'elsewhere';
    }
    const { email, firstName, lastName } = person;
    const names = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
    const made = await createAccount(db, { email, emailVerified: true, ...names }, now());
    if (made) return { account: made, isToLink: false };
    const account = (await findAccountByEmail(db, email))!;
    const isUnused = account.emailVerified && (await connections.mayLinkAtOnce(connection, account));
    return { account, isToLink: !isUnused };
  }

  async function sendClosed(request: InteractionRequest, reply: FastifyReply, account: Account) {
    const detail = { reason: 'closed account' };
    await recordEvent({ action: 'sign-in failed', of: account, ...originOf(request), detail });
    const context = await createPageContext(request.headers);
    const { failed } = context.text.connections;
    const message = { title: failed.title, text: context.text.signIn.closed, action: backToPortal(context) };
    return sendPage(reply, 403, messagePage(context, message));
  }
}

/** A new sign-in that the portal asks for is asked for at the provider, too. */
const promptOf = ({ params }: Interaction) => (params['prompt'] === 'login' ? 'login' : undefined);
