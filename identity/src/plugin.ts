import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendPage } from './answer.ts';
import { networkOf } from '@tv/contract/network';
import { confirmEmailRoutes } from './confirm-email.ts';
import { forgottenPasswordRoutes } from './forgotten-password.ts';
import { newPasswordRoutes } from './new-password.ts';
import { backToPortal, messagePage } from './pages/message-page.ts';
import { pageRoutes } from './pages.ts';
import { problemPage } from './problems.ts';
import type { Identity } from './provider.ts';
import { secondStepRoutes } from './second-step.ts';
import { securityRoutes } from './security/routes.ts';
import { signInRoutes } from './sign-in.ts';
import { userinfoRoute } from './userinfo.ts';
import { routedPath } from './routed-path.ts';

/** Milliseconds; far less than a new key is published before it signs. */
const tidyEvery = 10 * 60 * 1000;

/** Cookies and addresses follow the configured issuer, never what a request claims of its host. */
function asSeenByIssuer(request: IncomingMessage, issuer: URL, address: string) {
  // What the service takes for the sender's address, not what a request claims.
  request.headers['x-forwarded-for'] = address;
  request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  request.headers['x-forwarded-host'] = issuer.host;
  request.headers.host = issuer.host;
}

/** Asking who is signed in already begins none, nor does going on with one. */
const startsInteraction = ({ url, query }: FastifyRequest, mountPath: string) => {
  const path = routedPath(url.split('?')[0] ?? '');
  return path === `${mountPath}/auth` && (query as { prompt?: unknown }).prompt !== 'none';
};

/** Mounts the provider at the path of its issuer: `await app.register(identityPlugin, { identity })`. */
export async function identityPlugin(app: FastifyInstance, { identity }: { identity: Identity }) {
  const { mountPath } = identity;
  const issuer = new URL(identity.issuer);
  identity.onFailure((error) => app.log.error({ err: error }, 'identity provider failed'));

  app.addHook('onRequest', async (request) => asSeenByIssuer(request.raw, issuer, request.ip));
  await app.register(
    async (pages) => {
      pageRoutes(pages, identity);
      signInRoutes(pages, identity);
      secondStepRoutes(pages, identity);
      forgottenPasswordRoutes(pages, identity);
      newPasswordRoutes(pages, identity);
      confirmEmailRoutes(pages, identity);
      securityRoutes(pages, identity);
      userinfoRoute(pages, identity);
    },
    { prefix: mountPath },
  );

  await app.register(async (protocol) => {
    // The library reads bodies itself.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null));
    protocol.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${mountPath}/*`,
      handler: async (request, reply) => {
        // What it keeps of an address goes to PostgreSQL, which takes no NUL.
        if (request.url.includes('%00'))
          return sendPage(
            reply,
            400,
            problemPage(await identity.createPageContext(request.headers), 'invalid_request'),
          );
        const delay = startsInteraction(request, mountPath)
          ? await identity.throttle.beginInteraction(networkOf(request.ip))
          : 0;
        if (delay > 0) {
          const context = await identity.createPageContext(request.headers);
          const { title, text } = context.text.tooManySignIns;
          const said = { title, text: text(Math.ceil(delay / 60)), action: backToPortal(context) };
          return sendPage(reply.header('retry-after', delay), 429, messagePage(context, said));
        }
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
  let tidying: Promise<unknown> = Promise.resolve();
  const tidy = async () => {
    await identity.renewKeys();
    await identity.prune();
  };
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      tidying = tidy().catch((error: unknown) => app.log.warn({ err: error }, 'identity not tidied'));
    }, tidyEvery).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await tidying;
  });
}
