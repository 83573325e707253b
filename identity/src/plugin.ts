import type { IncomingMessage } from 'node:http';
import { networkOf } from '@tv/contract/formats/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from './answer.ts';
import { callbackRoutes } from './connections/callback-routes.ts';
import { connectionSignInRoutes } from './connections/sign-in-routes.ts';
import { consentRoutes } from './sign-in/consent.ts';
import { confirmEmailRoutes } from './mail/confirm-email.ts';
import { forgottenPasswordRoutes } from './passwords/forgotten-password.ts';
import { newPasswordRoutes } from './passwords/new-password.ts';
import { backToPortal, messagePage } from './pages/message-page.ts';
import { pageRoutes } from './pages.ts';
import { problemPage } from './problems.ts';
import type { Identity } from './provider.ts';
import { routedPath } from './routed-path.ts';
import { secondStepRoutes } from './second-step/second-step.ts';
import { securityRoutes } from './security/routes.ts';
import { setUpSecondStepRoutes } from './second-step/set-up-second-step.ts';
import { signInRoutes } from './sign-in/sign-in.ts';
import { userinfoRoute } from './applications/userinfo.ts';

/** Milliseconds. Far less than the time for which a new key is published before it signs. */
const maintenanceInterval = 10 * 60 * 1000;

/** Sets the headers from which the provider makes cookies and addresses: those of the issuer, never those of a request. */
function setForwardingHeaders(request: IncomingMessage, issuer: URL, address: string) {
  // The address that the service trusts, not the one that a request claims.
  request.headers['x-forwarded-for'] = address;
  request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  request.headers['x-forwarded-host'] = issuer.host;
  request.headers.host = issuer.host;
}

/** A silent request (`prompt=none`) starts no sign-in, and neither does going on with one. */
const startsInteraction = ({ url, query }: FastifyRequest, mountPath: string) => {
  const path = routedPath(url.split('?')[0] ?? '');
  return path === `${mountPath}/auth` && (query as { prompt?: unknown }).prompt !== 'none';
};

type IdentityPluginOptions = {
  identity: Identity;
  /** Headers of an answer that oidc-provider writes, which passes through no reply, by name. */
  headersOf?: (request: FastifyRequest) => Record<string, string>;
};

/** Mounts the provider at the path of its issuer: `await app.register(identityPlugin, { identity })`. */
export async function identityPlugin(
  app: FastifyInstance,
  { identity, headersOf = () => ({}) }: IdentityPluginOptions,
) {
  const { mountPath, throttle, createPageContext } = identity;
  const issuer = new URL(identity.issuer);
  identity.onFailure((error) => app.log.error({ err: error }, 'identity provider failed'));

  app.addHook('onRequest', async (request) => setForwardingHeaders(request.raw, issuer, request.ip));
  await app.register(
    async (pages) => {
      pageRoutes(pages, identity);
      signInRoutes(pages, identity);
      connectionSignInRoutes(pages, identity);
      callbackRoutes(pages, identity);
      consentRoutes(pages, identity);
      secondStepRoutes(pages, identity);
      setUpSecondStepRoutes(pages, identity);
      forgottenPasswordRoutes(pages, identity);
      newPasswordRoutes(pages, identity);
      confirmEmailRoutes(pages, identity);
      securityRoutes(pages, identity);
      userinfoRoute(pages, identity);
    },
    { prefix: mountPath },
  );

  async function refuseNul(request: FastifyRequest, reply: FastifyReply) {
    const context = await createPageContext(request.headers);
    return sendPage(reply, 400, problemPage(context, 'invalid_request'));
  }

  async function askToWait(request: FastifyRequest, reply: FastifyReply, delay: number) {
    const context = await createPageContext(request.headers);
    const { title, text } = context.text.tooManySignIns;
    const message = { title, text: text(Math.ceil(delay / 60)), action: backToPortal(context) };
    return sendPage(reply.header('retry-after', delay), 429, messagePage(context, message));
  }

  await app.register(async (protocol) => {
    // oidc-provider reads bodies itself.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null));
    protocol.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${mountPath}/*`,
      handler: async (request, reply) => {
        // oidc-provider stores parameters of the address, and PostgreSQL accepts no NUL.
        if (request.url.includes('%00')) return refuseNul(request, reply);
        if (startsInteraction(request, mountPath)) {
          const delay = await throttle.beginInteraction(networkOf(request.ip));
          if (delay > 0) return askToWait(request, reply, delay);
        }
        // oidc-provider writes its answers itself.
        reply.raw.setHeaders(new Map(Object.entries(headersOf(request))));
        reply.hijack();
        const { raw } = request as { raw: IncomingMessage & { originalUrl?: string } };
        raw.originalUrl = raw.url;
        raw.url = (raw.url ?? '').slice(mountPath.length);
        void identity.handle(raw, reply.raw);
        return reply;
      },
    });
  });

  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  async function maintain() {
    await identity.renewKeys();
    await identity.prune();
  }
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      running = maintain().catch((error: unknown) =>
        app.log.warn({ err: error }, 'identity maintenance failed'),
      );
    }, maintenanceInterval).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
