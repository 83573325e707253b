import { publicItem, publicPlayerSettings } from '@tv/contract/calls/first-calls';
import { matchPage } from './match-page.ts';
import { screenPath } from '@tv/contract/pages/page-paths';
import { MediaType } from '@tv/contract/enumerations';
import { escapeMarkup } from '@tv/contract/formats/escape-markup';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { ProblemCode } from '@tv/contract/problems';
import type { FastifyInstance } from 'fastify';
import { misusedField, notForTheWeb, notFound } from '../platform/http/problem.ts';
import type { Language } from '@tv/contract/languages/languages';
import { pageLanguage } from '@tv/contract/languages/page-language';
import { inReadersLanguage } from '@tv/contract/languages/in-readers-language';
import { addVary } from '../platform/http/entity-tag.ts';
import type { AskAsVisitor } from './ask-as-visitor.ts';
import { element, textElement, xmlDocument } from '@tv/contract/formats/write-xml';
import { embedSize } from './embed-size.ts';

type OEmbedQuery = Record<'url' | 'format' | 'maxwidth' | 'maxheight', unknown>;
type OembedDeps = {
  ask: AskAsVisitor;
  publicUrl: string;
  /** The default language of the organization at an address of the portal. */
  defaultLanguage(address: string): Promise<Language | undefined>;
};

/** The oEmbed answer (oembed.com, 1.0), with which other sites show an item for a pasted link. */
export function serveOembed(app: FastifyInstance, { ask, publicUrl, ...deps }: OembedDeps): void {
  app.get<{ Querystring: OEmbedQuery }>('/oembed', async ({ query, headers }, reply) => {
    const size = {
      maxwidth: pixels('maxwidth', query.maxwidth),
      maxheight: pixels('maxheight', query.maxheight),
    };
    const address = readAddress(query.url);
    const format = query.format ?? 'json';
    if (format !== 'json' && format !== 'xml')
      throw notForTheWeb(501, ProblemCode.Other, 'Formats are "json" and "xml".');
    const found = await find(ask, publicUrl, address);
    const organization = await deps.defaultLanguage(address.pathname).catch(() => undefined);
    const { item, isEmbeddable } = inReadersLanguage(found, pageLanguage(headers, { organization }));
    const embedding = {
      version: '1.0',
      title: item.title,
      author_name: item.organization.name,
      author_url: publicUrl + screenPath(item.organizationId, ''),
      provider_name: 'TV',
      provider_url: publicUrl,
      cache_age: 3600,
      ...thumbnail(item, publicUrl, size),
      ...(isEmbeddable ? player(item, publicUrl, address, size) : { type: 'link' }),
    };
    addVary(reply, 'Accept-Language', 'Cookie');
    reply.headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' });
    if (format === 'json') return embedding;
    const elements = Object.entries(embedding).map(([name, value]) => textElement(name, String(value)));
    return reply.type('text/xml; charset=utf-8').send(xmlDocument(element('oembed', {}, elements.join(''))));
  });
}

async function find(ask: AskAsVisitor, publicUrl: string, address: URL) {
  const { pathname } = address;
  const shown =
    matchPage('/public/:orgId/watch/:id', pathname) ?? matchPage('/public/:orgId/embed/:id', pathname);
  const internal = matchPage('/watch/:id', pathname) ?? matchPage('/embed/:id', pathname);
  const isOurs = address.origin === new URL(publicUrl).origin;
  // The same answer for existing and missing items, because internal items are for signed-in people only.
  if (isOurs && internal) throw linkOnly('This address needs a sign-in');
  const missing = notFound('This address');
  if (!isOurs || !shown) throw missing;
  const [item, settings] = await Promise.all([
    ask(publicItem(shown.id)),
    ask(publicPlayerSettings(shown.id)),
  ]);
  if (!item || !settings || item.organizationId !== shown.orgId.toLowerCase()) throw missing;
  if (!settings.allowEmbed) throw linkOnly('This item may not stand in other pages');
  // An upcoming item has no player yet.
  return { item, isEmbeddable: item.videoUrl !== undefined || item.isPasswordProtected };
}

const linkOnly = (why: string) => notForTheWeb(401, ProblemCode.Other, `${why}: link to it instead.`);

function player(item: MediaContent, publicUrl: string, address: URL, size: Parameters<typeof embedSize>[1]) {
  const { width, height } = embedSize(item.thumbnailAspectRatio, size);
  const start = address.searchParams.get('t');
  const source = new URL(publicUrl + screenPath(item.organizationId, 'embed/:id', item));
  if (start) source.searchParams.set('t', start.slice(0, 20));
  return {
    type: item.type === MediaType.VIDEO ? 'video' : 'rich',
    width,
    height,
    html: `<iframe src="${escapeMarkup(source.href)}" width="${width}" height="${height}" title="${escapeMarkup(item.title)}" style="border:0" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>`,
  };
}

/** The width of the picture. A smaller picture is scaled up. */
function thumbnail(item: MediaContent, publicUrl: string, size: Parameters<typeof embedSize>[1]) {
  if (!item.thumbnailUrl) return {};
  const { width, height } = embedSize(item.thumbnailAspectRatio, {
    maxwidth: Math.min(640, size?.maxwidth ?? 640),
    maxheight: Math.min(640, size?.maxheight ?? 640),
  });
  return {
    thumbnail_url: `${publicUrl}${item.thumbnailUrl}?width=${width}&jwt=public`,
    thumbnail_width: width,
    thumbnail_height: height,
  };
}

function readAddress(value: unknown): URL {
  if (typeof value === 'string' && value.length <= 2000 && URL.canParse(value)) return new URL(value);
  throw misusedField('url', 'must be the address of an item.');
}

function pixels(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw misusedField(name, 'must be a number of pixels.');
}
