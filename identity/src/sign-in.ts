import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { verifyPassword } from './accounts.ts';
import { networkOf } from './attempts.ts';
import { BusyError } from './password-hash.ts';
import { pageHeaders } from './pages/page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import type { SignInState } from './pages/sign-in-page.ts';
import { problemPage } from './problems.ts';
import type { Identity } from './provider.ts';
import { endSession } from './sign-out.ts';

type Problems = SignInState['problems'];
type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>;

const browserCookie = 'tv_browser';
const browserKnownFor = 180 * 24 * 3600;

/** What is wrong before anything is looked up. */
function missing(email: string, password: string): Problems {
  return {
    ...(email === '' ? { email: 'Enter your email address.' } : {}),
    ...(email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)
      ? { email: 'Enter the whole email address, like name@example.com.' }
      : {}),
    ...(password === '' ? { password: 'Enter your password.' } : {}),
  };
}

export function signInRoutes(app: FastifyInstance, identity: Identity) {
  const { provider, surroundings, mountPath, attempts, db } = identity;
  const secure = identity.issuer.startsWith('https:') ? '; Secure' : '';

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.removeHeader('cross-origin-opener-policy').headers(pageHeaders);
  });
  const send = (reply: FastifyReply, status: number, body: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(body);

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof errors.SessionNotFound)
      return send(reply, 400, problemPage(surroundings, 'session_not_found'));
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'sign-in failed');
    return send(reply, status, problemPage(surroundings, status >= 500 ? 'server_error' : 'invalid_request'));
  });

  const show = (
    request: InteractionRequest,
    reply: FastifyReply,
    status: number,
    email: string,
    problems: Problems,
  ) =>
    send(
      reply,
      status,
      signInPage(surroundings, { action: `${mountPath}/interaction/${request.params.uid}`, email, problems }),
    );

  /** A browser that this account has signed in with before is counted apart from its network address. */
  function seenFrom(request: FastifyRequest, email: string) {
    const cookie = new RegExp(`(?:^|; )${browserCookie}=([\\w-]+)\\.([\\w-]+)`).exec(
      request.headers.cookie ?? '',
    );
    const [, id = '', mark] = cookie ?? [];
    const knownBrowser = mark === identity.browserMark(id, email);
    return { email, knownBrowser, from: knownBrowser ? `browser ${id}` : networkOf(request.ip) };
  }

  function remember(reply: FastifyReply, email: string) {
    const id = randomBytes(16).toString('base64url');
    const value = `${id}.${identity.browserMark(id, email)}`;
    reply.header(
      'set-cookie',
      `${browserCookie}=${value}; Path=${mountPath}/interaction; Max-Age=${browserKnownFor}; HttpOnly; SameSite=Lax${secure}`,
    );
  }

  app.get('/interaction/:uid', async (request: InteractionRequest, reply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    const hint = typeof params.login_hint === 'string' ? params.login_hint.slice(0, 254) : '';
    return show(request, reply, 200, hint, {});
  });

  app.post('/interaction/:uid', async (request: InteractionRequest, reply) => {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    const body = (request.body ?? {}) as Record<string, string | undefined>;
    const email = (body.email ?? '').trim().toLowerCase().slice(0, 254);
    const password = (body.password ?? '').slice(0, 512);
    const incomplete = missing(email, password);
    if (Object.keys(incomplete).length > 0) return show(request, reply, 422, email, incomplete);

    const attempt = seenFrom(request, email);
    const pause = await attempts.begin(attempt);
    if (pause > 0) {
      reply.header('retry-after', pause);
      const seconds = pause === 1 ? '1 second' : `${pause} seconds`;
      return show(request, reply, 429, email, {
        form: `Too many attempts. Wait ${seconds}, then try again.`,
      });
    }

    let account;
    try {
      account = await verifyPassword(db, email, password);
    } catch (problem) {
      if (!(problem instanceof BusyError)) throw problem;
      return show(request, reply.header('retry-after', 5), 503, email, { form: problem.message });
    }
    if (!account)
      return show(request, reply, 422, email, {
        password: 'Email or password is not right. Check both and try again.',
      });
    await attempts.succeeded(attempt);
    if (account.disabledAt)
      return show(request, reply, 403, email, {
        form: 'This account is closed. Ask your organization’s administrator to open it again.',
      });

    // Another person was signed in here: their session ends, with everything handed out under it.
    const { session } = interaction;
    if (session?.accountId && session.accountId !== account.subject) {
      const previous = await provider.Session.findByUid(session.uid);
      delete (interaction as { session?: unknown }).session;
      await interaction.persist();
      if (previous) await endSession(provider, previous);
    }
    const target = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login: { accountId: account.subject, amr: ['pwd'] } },
      { mergeWithLastSubmission: false },
    );
    remember(reply, email);
    return reply.redirect(target, 303);
  });

  app.post('/interaction/:uid/cancel', async (request: InteractionRequest, reply) => {
    const target = await provider.interactionResult(
      request.raw,
      reply.raw,
      { error: 'access_denied', error_description: 'The person went back to the portal' },
      { mergeWithLastSubmission: false },
    );
    return reply.redirect(target, 303);
  });

  app.get('/pages/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const file = surroundings.assets.files.get(request.params.file);
    if (!file) return send(reply, 404, problemPage(surroundings, 'not_found'));
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(file.type)
      .send(file.body);
  });
}
