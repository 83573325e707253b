import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAccountBySubject, setPassword, signOutEverywhere, verifyPassword } from './accounts.ts';
import type { Account } from './accounts.ts';
import { BusyError } from './password-hash.ts';
import { validatePassword } from './password-rules.ts';
import { backToPortal, messagePage } from './pages/message-page.ts';
import { securityPage } from './pages/security-page.ts';
import type { SecurityState } from './pages/security-page.ts';
import type { Identity } from './provider.ts';

/** What the portal calls security settings: the person's own password and sessions. */
export function securityRoutes(app: FastifyInstance, identity: Identity) {
  const { provider, surroundings, mountPath, attempts, db } = identity;
  const action = `${mountPath}/security`;
  const send = (reply: FastifyReply, status: number, body: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(body);
  const show = (
    reply: FastifyReply,
    status: number,
    { email }: Account,
    problems: SecurityState['problems'],
  ) => send(reply, status, securityPage(surroundings, { action, email, problems }));
  const say = (reply: FastifyReply, status: number, title: string, text: string) =>
    send(
      reply,
      status,
      messagePage(surroundings, { title, text, action: backToPortal(surroundings.portalUrl) }),
    );

  async function signedIn(request: FastifyRequest, reply: FastifyReply) {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw) as never);
    const account = session.accountId ? await findAccountBySubject(db, session.accountId) : undefined;
    if (account && !account.disabledAt) return { account, session };
    say(
      reply,
      401,
      'Sign in first',
      'Go to the portal, sign in, and open the security settings from your menu.',
    );
    return undefined;
  }

  // The session's cookie is SameSite=Lax; this also keeps out pages of sibling domains.
  app.addHook('preHandler', async (request, reply) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isForeign = site
      ? site !== 'same-origin'
      : origin !== undefined && origin !== new URL(identity.issuer).origin;
    if (request.method === 'POST' && request.url.startsWith(action) && isForeign)
      return say(
        reply,
        403,
        'This did not come from here',
        'Open the security settings from the portal and try again.',
      );
    return undefined;
  });

  app.get('/security', async (request, reply) => {
    const person = await signedIn(request, reply);
    return person ? show(reply, 200, person.account, {}) : reply;
  });

  app.post('/security/password', async (request, reply) => {
    const person = await signedIn(request, reply);
    if (!person) return reply;
    const { account, session } = person;
    const body = (request.body ?? {}) as Record<string, string | undefined>;
    const [current, next] = [(body.current ?? '').slice(0, 512), (body.next ?? '').slice(0, 512)];
    const [broken] = validatePassword(next, [
      account.email,
      [account.firstName, account.lastName].join(' '),
    ]).errors;
    if (current === '' || broken)
      return show(reply, 422, account, {
        ...(current === '' ? { current: 'Enter your current password.' } : {}),
        ...(broken ? { next: broken.description } : {}),
      });

    const attempt = { email: account.email, from: `session ${session.uid}`, knownBrowser: true };
    const pause = await attempts.begin(attempt);
    if (pause > 0)
      return show(reply.header('retry-after', pause), 429, account, {
        form: `Too many attempts. Wait ${pause} seconds, then try again.`,
      });
    try {
      if (!(await verifyPassword(db, account.email, current)))
        return show(reply, 422, account, { current: 'This is not your current password.' });
      await attempts.succeeded(attempt);
      await setPassword(db, account.subject, next);
    } catch (problem) {
      if (!(problem instanceof BusyError)) throw problem;
      return show(reply.header('retry-after', 5), 503, account, { form: problem.message });
    }
    return say(
      reply,
      200,
      'Your password is changed',
      'You are signed out everywhere. Sign in again with the new one.',
    );
  });

  app.post('/security/sign-out', async (request, reply) => {
    const person = await signedIn(request, reply);
    if (!person) return reply;
    await signOutEverywhere(db, person.account.subject);
    return say(reply, 200, 'You are signed out everywhere', 'Other devices notice within five minutes.');
  });
}
