import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { isCrossOrigin, sendPage } from './answer.ts';
import { isOrganizationId } from './branding.ts';
import type { Branding } from './branding.ts';
import type { IdentityDeps } from './deps.ts';
import { brandingArtwork, brandingStyles } from './pages/branding-styles.ts';
import { backToPortal, messagePage } from './pages/message-page.ts';
import { pageHeaders } from './pages/page.ts';
import { problemPage } from './problems.ts';

export type PageDeps = Pick<
  IdentityDeps,
  'issuer' | 'mountPath' | 'assets' | 'findBranding' | 'createPageContext'
>;

type BrandingRequest = FastifyRequest<{ Params: { id: string } }>;

/** What all pages of the provider share: form parsing, headers, error pages, files and the branding of organizations. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps) {
  const { issuer, mountPath, assets, findBranding, createPageContext } = deps;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    (_request, body, done) => {
      const fields = new URLSearchParams(String(body));
      // No keyboard writes a NUL, and PostgreSQL accepts none.
      const isText = ![...fields.values()].some((value) => value.includes('\0'));
      done(isText ? null : new errors.InvalidRequest('no text'), Object.fromEntries(fields));
    },
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.removeHeader('cross-origin-opener-policy').headers(pageHeaders);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.url === `${mountPath}/me`) return undefined;
    if (!isCrossOrigin(request, issuer)) return undefined;
    const context = await createPageContext(request.headers);
    const { crossOrigin } = context.text.problems;
    return sendPage(reply, 403, messagePage(context, { ...crossOrigin, action: backToPortal(context) }));
  });

  const sendProblem = async (request: FastifyRequest, reply: FastifyReply, status: number, error: string) =>
    sendPage(reply, status, problemPage(await createPageContext(request.headers), error));

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof errors.SessionNotFound) return sendProblem(request, reply, 400, 'session_not_found');
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'sign-in failed');
    const problem = status >= 500 ? 'server_error' : 'invalid_request';
    return sendProblem(request, reply, status, problem);
  });

  app.get('/pages/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const file = assets.files.get(request.params.file);
    if (!file) return sendProblem(request, reply, 404, 'not_found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(file.type)
      .send(file.body);
  });

  const sendBranding = async (
    request: BrandingRequest,
    reply: FastifyReply,
    type: string,
    draw: (branding: Branding) => string,
  ) => {
    const { id } = request.params;
    const branding = isOrganizationId(id) ? await findBranding({ organizationId: id }) : undefined;
    if (!branding) return sendProblem(request, reply, 404, 'not_found');
    return reply.header('cache-control', 'public, max-age=300').type(type).send(draw(branding));
  };
  app.get('/look/:id.css', (request: BrandingRequest, reply) =>
    sendBranding(request, reply, 'text/css; charset=utf-8', ({ id, colors }) =>
      brandingStyles(`${mountPath}/look/${id}`, colors),
    ),
  );
  for (const theme of ['light', 'dark'] as const)
    app.get(`/look/:id/${theme}.svg`, (request: BrandingRequest, reply) =>
      sendBranding(request, reply, 'image/svg+xml', ({ colors }) => brandingArtwork(theme, colors)),
    );
}
