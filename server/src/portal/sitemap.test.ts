import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSitemapSource } from './sitemap-db.ts';
import { aCategory, aMediaContent, anOrganization } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { serveSitemap } from './sitemap.ts';

const publicUrl = 'https://tv.example';
let service: TestService;
const source = () => createSitemapSource(service.db, service.now);
beforeAll(async () => {
  service = await startTestService(undefined, async (app) =>
    serveSitemap(app, {
      publicUrl,
      sitemap: {
        organizations: () => source().organizations(),
        page: (organizationId, page) => source().page(organizationId, page),
      },
    }),
  );
});
afterAll(() => service.close());

const get = async (url: string) => service.app.inject({ url });
const locationsIn = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);

it('names in robots.txt where the sitemap is', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toContain('User-agent: *\n');
  expect(body).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
  expect(body).not.toMatch(/^Disallow: \/(api|public)?\/?$/m);
});

it('lists what visitors may find, and nothing else', async () => {
  const { db } = service;
  const own = await anOrganization(db);
  const closed = await anOrganization(db, { hasPublicMedia: false });
  const category = await aCategory(db, own);
  const empty = await aCategory(db, own);
  const inIt = { visibility: 2 as const, categories: [category] };
  const item = await aMediaContent(db, own, inIt);
  const locked = await aMediaContent(db, own, { ...inIt, passwordHash: 'a hash' });
  for (const given of [
    { visibility: 1 },
    { status: 0 },
    { isListed: false },
    { scheduledAt: new Date('2100-01-01') },
    { expiresAt: new Date('2020-01-01') },
  ])
    await aMediaContent(db, own, { visibility: 2, ...given } as never);
  await aMediaContent(db, closed, { visibility: 2 });
  const index = locationsIn((await get('/sitemap.xml')).body);
  expect(index).toContain(`${publicUrl}/sitemaps/${own}-1.xml`);
  expect(index.join()).not.toContain(closed);
  const { body, headers } = await get(`/sitemaps/${own}-1.xml`);
  expect(headers['content-type']).toMatch(/^application\/xml/);
  expect(new Set(locationsIn(body))).toEqual(
    new Set([
      `${publicUrl}/public/${own}`,
      `${publicUrl}/public/${own}/categories`,
      `${publicUrl}/public/${own}/categories/${category}`,
      ...[item, locked].map((id) => `${publicUrl}/public/${own}/watch/${id}`),
    ]),
  );
  expect(body).not.toContain(empty);
  expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  expect(locationsIn((await get(`/sitemaps/${own}-2.xml`)).body)).toEqual([]);
  for (const name of [`${closed}-1.xml`, `${own}-0.xml`, `${own}.xml`, 'x.xml'])
    expect((await get(`/sitemaps/${name}`)).statusCode).toBe(404);
});

it('is split into as many pages as the items fill', async () => {
  const app = Fastify();
  const id = '11111111-0000-4000-8000-000000000001';
  serveSitemap(app, {
    publicUrl,
    sitemap: { organizations: async () => [{ id, pages: 3 }], page: async () => undefined },
  });
  expect(locationsIn((await app.inject('/sitemap.xml')).body)).toEqual(
    [1, 2, 3].map((page) => `${publicUrl}/sitemaps/${id}-${page}.xml`),
  );
});
