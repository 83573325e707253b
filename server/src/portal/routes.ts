import { apiBase } from '../platform/http/call-address.ts';
import { portalPath } from '@tv/contract/pages/page-paths';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PortalConfiguration } from '@tv/contract/calls/configuration';
import { defaultLanguage, languages, type Language } from '@tv/contract/languages/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerBadAddress } from '../platform/http/answer-problems.ts';
import { addVary } from '../platform/http/entity-tag.ts';
import { StartupProblem } from '../platform/startup-problem.ts';
import { createAskAsVisitor } from './ask-as-visitor.ts';
import { beginPage, missingPage, type PageStart } from './begin-page.ts';
import { serveOembed } from './oembed.ts';
import { compressed } from './compressed.ts';
import { isKnownPage, matchPage } from './match-page.ts';
import { pageWith } from './page-html.ts';
import { chosenLanguage, pageLanguage } from '@tv/contract/languages/page-language';
import { serveSitemap, type SitemapSource } from './sitemap.ts';
import { serveWellKnown } from './well-known.ts';
import { screenLinks, type Screen } from './screen-links.ts';

export type PortalDeps = {
  webFolder: string;
  sitemap: SitemapSource;
  publicUrl: string;
  configuration: PortalConfiguration;
  /** Finds the sites that may frame an item, at its public address (with the organization in the address) or its internal one. */
  embedOrigins(mediaContentId: string, organizationId?: string): Promise<string[]>;
  /** Finds the default language of the organization whose page an address is. */
  defaultLanguage(address: string): Promise<Language | undefined>;
};

/** Serves the web's files, and its one page for every other address. */
export async function servePortal(app: FastifyInstance, deps: PortalDeps): Promise<void> {
  const { webFolder, configuration } = deps;
  const pages = readPages(webFolder);
  const ask = createAskAsVisitor(app);
  serveOembed(app, { ...deps, ask });
  serveSitemap(app, deps);
  serveWellKnown(app, deps);
  const linksOf = linksFor(webFolder, [...pages.keys()]);

  await app.register(fastifyStatic, {
    root: webFolder,
    index: false,
    wildcard: false,
    // The pages' own template answers at the addresses of pages alone.
    globIgnore: ['index*.html'],
    decorateReply: false,
    setHeaders(reply, path) {
      const isOfPlayer = path.includes('/player/');
      const isHashed = path.includes('/assets/') || (isOfPlayer && /-[\w-]{8}\.js$/.test(path));
      reply.header(
        'cache-control',
        isHashed
          ? 'public, max-age=31536000, immutable'
          : // Its parts belong together, and have other names after an upgrade.
            isOfPlayer
            ? 'no-cache'
            : 'public, max-age=3600',
      );
      addVary(reply, 'accept-encoding');
      // The modules for other sites (docs/embed.md, docs/players.md).
      if (path.endsWith('/embed.js') || isOfPlayer)
        reply
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isKnown = isKnownPage(path);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || (!isKnown && !isForPeople(path))) return answerBadAddress(request, reply);
    const built = [...pages.keys()];
    // Without the organization's default the page is still one that can be read.
    const organization =
      isKnown && !chosenLanguage(request.headers, built)
        ? await deps.defaultLanguage(request.url).catch(() => undefined)
        : undefined;
    const language = pageLanguage(request.headers, { built, organization });
    const start: PageStart = isKnown ? await beginPage({ ...deps, ask }, path, language) : missingPage;
    if (start.status === 404) reply.header('x-robots-tag', 'noindex');
    const embedOrigins = start.refusesFrames
      ? undefined
      : await openFrames(reply, path, async (...of) => start.embedOrigins ?? deps.embedOrigins(...of));
    const disclosed = embedOrigins ? { ...configuration, embedOrigins } : configuration;
    const page = pageWith(pages.get(language)!, disclosed, start, linksOf(language, start.screen));
    // Only routes are compressed automatically, and this handler is not a route.
    const { body, encoding } = await compressed(page, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    addVary(reply, 'Accept-Encoding', 'Accept-Language', 'Cookie');
    return reply
      .code(start.status)
      .header('cache-control', 'no-cache')
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(body);
  });
}

/** Whether a person may have asked for a page at this path: not below the API, not a file, not a well-known address (RFC 8615). */
const isForPeople = (path: string) =>
  !`${path.toLowerCase()}/`.startsWith(`${apiBase}/`) &&
  !path.startsWith('/.') &&
  !/\.[a-z0-9]{2,16}$/i.test(path);

/** Reads the web's one page in each language. */
function readPages(webFolder: string): Map<Language, string> {
  const fileOf = (language: Language) =>
    join(webFolder, language === defaultLanguage ? 'index.html' : `index.${language}.html`);
  const built = languages.filter((language) => existsSync(fileOf(language)));
  if (!built.includes(defaultLanguage))
    throw new StartupProblem('The web is not built: run "npm run build".');
  return new Map(built.map((language) => [language, readFileSync(fileOf(language), 'utf8')]));
}

/** Reads the links of each screen, once. */
function linksFor(webFolder: string, built: Language[]) {
  const screens: Screen[] = ['home', 'watch'];
  const links = new Map(
    built.flatMap((language) =>
      screens.map((screen) => [language + screen, screenLinks(webFolder, language, screen)] as const),
    ),
  );
  return (language: Language, screen: Screen | undefined) => links.get(language + (screen ?? '')) ?? '';
}

/**
 * Sets the frame policy of a page. Pages refuse frames, except embeds (sites that the item's organization lists) and the silent
 * sign-in (this origin). Returns the sites that may frame an embed.
 */
async function openFrames(
  reply: FastifyReply,
  path: string,
  embedOrigins: PortalDeps['embedOrigins'],
): Promise<string[] | undefined> {
  const open = matchPage('/public/:orgId/embed/:id', path);
  const embed = open ?? matchPage('/embed/:id', path);
  const origins = embed && (await embedOrigins(embed.id, open?.orgId));
  if (path === portalPath('auth') || origins) reply.removeHeader('cross-origin-opener-policy');
  if (!origins && path !== portalPath('silent-auth')) return undefined;
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${["'self'", ...(origins ?? [])].join(' ')}`),
  );
  return origins;
}
