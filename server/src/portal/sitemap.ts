import { studioPath } from '@tv/contract/pages/studio-paths';
import { screenPath } from '@tv/contract/pages/page-paths';
import { publicScope, withinScope } from '../platform/db/second-lock/scope.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { element, textElement, xmlDocument } from '@tv/contract/formats/write-xml';
import { answerBadAddress } from '../platform/http/answer-problems.ts';

/** The addresses for search engines: the listed public items and the categories of all organizations with public pages. */
export type SitemapSource = {
  organizations(): Promise<{ id: string; pages: number }[]>;
  page(
    organizationId: string,
    page: number,
  ): Promise<{ categories: string[]; items: { id: string; modifiedAt: Date }[] } | undefined>;
};

const id = '([0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})';
const name = new RegExp(`^${id}-([1-9]\\d{0,4})\\.xml$`);
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Serves `/robots.txt` (RFC 9309) and `/sitemap.xml`, an index of sitemaps (sitemaps.org 0.9). */
export function serveSitemap(
  app: FastifyInstance,
  { publicUrl, sitemap }: { publicUrl: string; sitemap: SitemapSource },
): void {
  const send = (reply: FastifyReply, name: string, entries: string[]) =>
    reply
      .header('cache-control', 'public, max-age=600, s-maxage=600')
      .type('application/xml; charset=utf-8')
      .send(xmlDocument(element(name, { xmlns: namespace }, `\n${entries.join('\n')}\n`)));
  const entry = (tag: string, path: string, modifiedAt?: Date) =>
    element(
      tag,
      {},
      textElement('loc', publicUrl + path) +
        (modifiedAt ? textElement('lastmod', modifiedAt.toISOString()) : ''),
    );

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          // Pages behind the sign-in are useless to search engines.
          ...[
            '/oidc/',
            '/scim/',
            studioPath(''),
            screenPath('*', 'search'),
            screenPath('*', 'embed/:id', { id: '' }),
          ].map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const sitemaps = (await withinScope(publicScope, () => sitemap.organizations())).flatMap((organization) =>
      Array.from({ length: organization.pages }, (_, at) =>
        entry('sitemap', `/sitemaps/${organization.id}-${at + 1}.xml`),
      ),
    );
    return send(reply, 'sitemapindex', sitemaps);
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const [, organizationId = '', page = ''] = name.exec(request.params.name) ?? [];
    const found =
      organizationId && (await withinScope(publicScope, () => sitemap.page(organizationId, Number(page))));
    if (!found) return answerBadAddress(request, reply);
    const own = organizationId.toLowerCase();
    const urls = [
      ...(page === '1'
        ? [entry('url', screenPath(own, '')), entry('url', screenPath(own, 'categories'))]
        : []),
      ...found.categories.map((each) => entry('url', screenPath(own, 'categories/:id', { id: each }))),
      ...found.items.map((each) => entry('url', screenPath(own, 'watch/:id', each), each.modifiedAt)),
    ];
    return send(reply, 'urlset', urls);
  });
}
