import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { servePortal } from './routes.ts';
import { testPortal } from './test-portal.ts';

const origin = 'https://tv.example';
let service: TestService;
let folder: string;
let own: string;
let category: string;
let item: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tv-web-'));
  for (const file of ['index.html', 'index.de.html', 'index.fr.html'])
    writeFileSync(join(folder, file), '<head><title>TV</title><!--head-->__CONFIGURATION__</head>');
  for (const file of ['embed.js', 'theme.js']) writeFileSync(join(folder, file), 'export {};');
  service = await startTestService(undefined, (app) =>
    servePortal(app, {
      ...testPortal(folder, origin),
    }),
  );
  own = await anOrganization(service.db, { name: 'Own' });
  category = await aCategory(service.db, own, 'Talks');
  await service.db.query(
    sql`update categories set translations = '{"de": {"name": "Vorträge"}}' where id = ${category}`,
  );
  item = await aMediaContent(service.db, own, {
    title: 'Review',
    description: 'The year',
    translations: { de: { title: 'Rückblick' } },
    visibility: 2,
    categories: [category],
  });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, language: string) =>
  service.app.inject({ url, headers: { 'accept-language': language } });

test('a page for pasted links and search engines is in the language of its reader', async () => {
  const address = `/public/${own}/watch/${item}`;
  const german = (await get(address, 'de')).body;
  expect(german).toContain('<title>Rückblick | Own</title>');
  expect(german).toContain('<meta property="og:title" content="Rückblick" />');
  expect(german).toContain('<meta name="description" content="The year" />');
  expect(german).toMatch(/<script type="application\/ld\+json">[^<]*"Rückblick"/);
  const french = (await get(address, 'fr')).body;
  expect(french).toContain('<title>Review | Own</title>');
  expect(french).not.toContain('Rückblick');
  const ofCategory = await get(`/public/${own}/categories/${category}`, 'de');
  expect(ofCategory.body).toContain('<title>Vorträge | Own</title>');
});

test('an oEmbed answer is in the language that is asked for, and says that others differ', async () => {
  const url = `/oembed?url=${encodeURIComponent(`${origin}/public/${own}/watch/${item}`)}`;
  const german = await get(url, 'de-AT, en;q=0.5');
  expect(german.json<{ title: string }>().title).toBe('Rückblick');
  expect(german.headers['vary']).toMatch(/accept-language/i);
  expect((await get(url, 'fr')).json<{ title: string }>().title).toBe('Review');
});
