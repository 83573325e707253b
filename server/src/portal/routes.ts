import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PortalConfiguration } from '@tv/contract/configuration';
import { languages, type Language } from '@tv/contract/languages';
import { ProblemCode } from '@tv/contract/problems';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { StartupProblem } from '../platform/startup-problem.ts';
import { beginPage, type PageStart } from './begin-page.ts';
import { pageWith } from './page-html.ts';
import { pageLanguage } from './page-language.ts';

export type PortalParts = {
  webFolder: string;
  apiBase: string;
  publicUrl: string;
  configuration: PortalConfiguration;
  /** Sites that may frame an organization's embeds. */
  embedOrigins(organizationId: string | undefined): Promise<string[]>;
};

const idPattern = '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}';
const embedPath = new RegExp(`^(?:/public/(${idPattern}))?/embed/`);

/** The web's files, and its one page for every address that is nothing else. */
export async function servePortal(app: FastifyInstance, parts: PortalParts): Promise<void> {
  const { webFolder, apiBase, configuration } = parts;
  const pages = readPages(webFolder);

  await app.register(fastifyStatic, {
    root: webFolder,
    index: false,
    wildcard: false,
    decorateReply: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith(`${apiBase}/`);
    if (!isPage || /\.[a-z0-9]{2,5}$/.test(path))
      return reply.code(404).send({
        errorCode: ProblemCode.NotFound,
        message: 'This address does not exist.',
        traceId: request.id,
      });
    const start: PageStart = await beginPage(app, parts.publicUrl, path, apiBase);
    await openFrames(reply, path, parts);
    const language = pageLanguage(request.headers, [...pages.keys()]);
    return reply
      .code(start.status)
      .header('cache-control', 'no-cache')
      .header('content-language', language)
      .header('vary', [reply.getHeader('vary') ?? [], 'Accept-Language', 'Cookie'].flat().join(', '))
      .type('text/html; charset=utf-8')
      .send(pageWith(pages.get(language)!, configuration, start));
  });
}

/** The web's one page in each language that it is built in. */
function readPages(webFolder: string): Map<Language, string> {
  const fileOf = (language: Language) =>
    join(webFolder, language === languages[0] ? 'index.html' : `index.${language}.html`);
  const built = languages.filter((language) => existsSync(fileOf(language)));
  if (!built.includes(languages[0])) throw new StartupProblem('The web is not built: run "npm run build".');
  return new Map(built.map((language) => [language, readFileSync(fileOf(language), 'utf8')]));
}

/** Pages refuse frames, except embeds (an organization's list of sites) and the silent sign-in (this origin). */
async function openFrames(reply: FastifyReply, path: string, { embedOrigins }: PortalParts): Promise<void> {
  const embed = embedPath.exec(path);
  const ancestors = embed
    ? ["'self'", ...(await embedOrigins(embed[1]))]
    : path === '/silent-auth'
      ? ["'self'"]
      : undefined;
  if (path === '/auth' || embed) reply.removeHeader('cross-origin-opener-policy');
  if (!ancestors) return;
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors.join(' ')}`),
  );
}
