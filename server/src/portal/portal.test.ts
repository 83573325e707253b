import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePaths } from '@tv/contract/pages/every-page-path';
import { sql } from '../platform/db/sql.ts';
import { findEmbedOrigins } from '../organization/db.ts';
import { hashToken } from '../platform/auth/secret-token.ts';
import { aCategory, aGuest, aMediaContent, anInvitation, anOrganization } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { readConfig } from '../platform/config.ts';
import { securityHeaders } from './security-headers.ts';
import { findDefaultLanguage, organizationAt } from './default-language-db.ts';
import { servePortal } from './routes.ts';
import { testPortal } from './test-portal.ts';

const page = `<html><head><title>TV</title><!--head-->
<script type="module" crossorigin src="/assets/index.js"></script>
<script type="application/json" id="configuration">__CONFIGURATION__</script></head><body><!--first-paint--></body></html>`;

let service: TestService;
let folder: string;
let organization: string;
let item: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tv-web-'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'theme.js'), 'export {};');
  writeFileSync(join(folder, 'index.de.html'), page.replace('<html>', '<html lang="de">'));
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://tv.example' });
  service = await startTestService(undefined, async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.headers(securityHeaders(config)));
    await servePortal(app, {
      ...testPortal(folder, config.publicUrl),
      embedOrigins: (id, of) => findEmbedOrigins(service.db, id, of),
      defaultLanguage: (address) => findDefaultLanguage(service.db, organizationAt(address)),
    });
  });
  organization = await anOrganization(service.db, { name: 'North & "South"' });
  const category = await aCategory(service.db, organization);
  item = await aMediaContent(service.db, organization, {
    title: '</script><script>alert(1)</script>',
    description: 'What "it" is',
    visibility: 2,
    isPublicFeatured: true,
    categories: [category],
  });
  await service.db.query(
    sql`update organizations set embed_origins = array['https://intranet.example'] where id = ${organization}`,
  );
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string) => service.app.inject(url);
const configurationIn = (html: string) =>
  JSON.parse(/id="configuration">([^<]*)</.exec(html)?.[1] ?? '') as {
    firstAnswers?: Record<string, unknown>;
  };

test('an address without public content gets the page and the configuration, and nothing else', async () => {
  const answer = await get('/playlist');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(configurationIn(answer.body)).toMatchObject({ version: '1', apiBase: '/api' });
  expect(configurationIn(answer.body).firstAnswers).toBeUndefined();
});

test('the page is in the language that was chosen or is preferred, and says what it depends on', async () => {
  const inGerman = await service.app.inject({ url: '/', headers: { 'accept-language': 'de-CH' } });
  expect(inGerman.body).toContain('<html lang="de">');
  expect(inGerman.headers).toMatchObject({ 'content-language': 'de' });
  expect(inGerman.headers['vary']).toMatch(/Accept-Language, Cookie$/);
  const chosen = await service.app.inject({
    url: '/',
    headers: { 'accept-language': 'de', cookie: 'tv-language=en' },
  });
  expect([chosen.headers['content-language'], chosen.body.includes('lang="de"')]).toEqual(['en', false]);
});

/** The language in which a browser that prefers Dutch, or says what it chose, gets a page. */
async function languageOf(url: string, cookie = '') {
  const headers = { 'accept-language': 'nl', cookie };
  return (await service.app.inject({ url, headers })).headers['content-language'];
}

test('whoever chose no language gets the default of the organization whose page it is', async () => {
  const other = await anOrganization(service.db, { name: 'With a default' });
  const internal = await aMediaContent(service.db, other);
  const speaks = (id: string) =>
    service.db.query(sql`update organizations set default_language = 'de' where id = ${id}`);
  await speaks(other);
  const guest = await aGuest(service.db, other, { item: internal });
  const invitation = 'the token of an invitation';
  const onboarding = await anInvitation(service.db, other);
  await service.db.query(sql`
    insert into onboarding_tokens (hash, onboarding_id, expires_at)
    values (${hashToken(invitation)}, ${onboarding}::uuid, now() + interval '1 day')`);
  for (const url of [
    `/public/${other}`,
    `/public/${other}/self-registration/x`,
    `/accessibility?organization=${other}`,
    `/guest/${guest}`,
    `/embed/${internal}`,
    `/account-setup?token=${invitation}`,
  ]) {
    expect([url, await languageOf(url)]).toEqual([url, 'de']);
    expect([url, await languageOf(url, 'tv-language=en')]).toEqual([url, 'en']);
  }
  // Of two organizations none speaks for the others' pages.
  for (const url of [
    '/',
    `/public/${organization}`,
    '/account-setup?token=another',
    '/accessibility?organization=x',
  ])
    expect([url, await languageOf(url)]).toEqual([url, 'en']);
  expect(await languageOf('/', 'tv-organization-language=de')).toBe('de');
  await service.db.query(sql`update organizations set is_provider = true where id = ${organization}`);
  expect(await languageOf('/')).toBe('de');
  await service.db.query(sql`update organizations set is_provider = false where id = ${organization}`);
});

test('a public home begins with its name, its first answers and its largest picture', async () => {
  const { statusCode, body } = await get(`/public/${organization}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>North &amp; &quot;South&quot; | TV</title>');
  expect(body).toMatch(/<link rel="preload" as="image" fetchpriority="high" imagesrcset="\/api\/media\//);
  expect(body).toContain('<script fetchpriority="low" type="module" crossorigin');
  expect(body).toMatch(/<body><div id="first-paint" data-screen="home"[^>]*><img srcset="\/api\/media\//);
  const answers = configurationIn(body).firstAnswers!;
  expect(Object.keys(answers)).toHaveLength(5);
  const categories = Object.entries(answers).find(([path]) => path.includes('/Categories?'))?.[1];
  expect(categories).toMatchObject([{ mediaContents: [{ id: item }] }]);
});

test('a pasted link to an item has a title, a description and a picture, and no markup of its own', async () => {
  const { body } = await get(`/public/${organization}/watch/${item}`);
  expect(body).not.toContain('<script>alert');
  expect(body).toContain(
    '<meta property="og:title" content="&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;" />',
  );
  expect(body).toContain('<meta name="description" content="What &quot;it&quot; is" />');
  expect(body).toMatch(/og:image" content="https:\/\/tv\.example\/api\/media\/[^"]*jwt=public"/);
  expect(configurationIn(body).firstAnswers).toHaveProperty(`/api/MediaContents/Publics/${item}`);
});

test('the watch page paints the picture of what can be played, in its shape; of a locked item it does not', async () => {
  const first = async (of: string) =>
    (await get(`/public/${organization}/watch/${of}`)).body.includes('id="first-paint" data-screen="watch"');
  expect(await first(item)).toBe(true);
  const locked = await aMediaContent(service.db, organization, { visibility: 2, passwordHash: 'x' });
  expect(await first(locked)).toBe(false);
  expect((await get(`/public/${organization}/embed/${item}`)).body).not.toContain('first-paint');
});

test('a file says that it depends on the encoding, also where it is sent as it is', async () => {
  const { headers } = await get('/theme.js');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['vary']).toContain('accept-encoding');
});

test('the page travels compressed', async () => {
  const as = async (accepted: string) => {
    const url = `/public/${organization}`;
    const { headers, rawPayload } = await service.app.inject({
      url,
      headers: { 'accept-encoding': accepted },
    });
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
    const page = (decode ? decode(rawPayload) : rawPayload).toString();
    return [headers['content-encoding'], page.includes('North &amp; &quot;South&quot;')];
  };
  expect(await as('gzip, deflate, br')).toEqual(['br', true]);
  expect(await as('br;q=0, gzip;q=0.8')).toEqual(['gzip', true]);
  expect(await as('identity')).toEqual([undefined, true]);
});

test('what is not public answers 404, and the page that says so', async () => {
  const hidden = await aMediaContent(service.db, organization);
  const missing = '99999999-9999-4999-8999-999999999999';
  for (const path of [
    `/public/${organization}/watch/${hidden}`,
    `/public/${organization}/watch/${missing}`,
    `/public/${organization}/watch/${item}/more`,
    `/public/${organization}/watch/${missing}/`,
    `/public/${organization}/categories/${missing}`,
    `/public/${organization}/embed/${missing}`,
    `/public/${missing}`,
    `/public/${missing}/search`,
    '/public',
    '/no-such-page',
    '/watch/12',
  ]) {
    const { statusCode, body, headers } = await get(path);
    expect([path, statusCode, headers['x-robots-tag']]).toEqual([path, 404, 'noindex']);
    expect(body).toContain('id="configuration"');
    expect(body).toContain('<meta name="robots" content="noindex" />');
  }
});

test('an unknown call or file is JSON, never the page', async () => {
  for (const path of [
    '/api',
    '/api/nothing',
    '/api/v2/nothing',
    '/API/About/Version',
    '/assets/gone.js',
    '/gone.txt',
    '/.well-known/nothing',
    '/.env',
    '/manifest.webmanifest',
    '/index.html',
    '/index.de.html',
  ]) {
    const answer = await get(path);
    expect([path, answer.statusCode, answer.headers['x-robots-tag']]).toEqual([path, 404, 'noindex']);
    expect(answer.json()).toMatchObject({ errorCode: 14 });
  }
});

test('every page of the portal is there', async () => {
  const category = await aCategory(service.db, organization, 'Of public pages');
  await service.db.query(sql`insert into media_content_categories (media_content_id, category_id)
    values (${item}, ${category})`);
  for (const template of pagePaths) {
    const path = template
      .replace(':orgId', organization)
      .replace(/:(\w+)/g, () => (template.includes('categories') ? category : item));
    const { statusCode, headers } = await get(path);
    expect([path, statusCode, headers['x-robots-tag']]).toEqual([path, 200, undefined]);
  }
});

test('registration opens where an organization has no public pages', async () => {
  const closed = await anOrganization(service.db, { name: 'Closed', hasPublicMedia: false });
  expect((await get(`/public/${closed}`)).statusCode).toBe(404);
  expect((await get(`/public/${closed}/self-registration/${item}`)).statusCode).toBe(200);
  expect((await get(`/public/${closed}/not-registered`)).statusCode).toBe(200);
});

test('pages refuse frames; embeds open to the sites of their organization, silent sign-in to this origin', async () => {
  const ancestors = async (path: string) =>
    /frame-ancestors ([^;]*)/.exec(String((await get(path)).headers['content-security-policy']))?.[1];
  expect(await ancestors('/')).toBe("'none'");
  expect(await ancestors(`/public/${organization}/watch/${item}`)).toBe("'none'");
  expect(await ancestors(`/public/${organization}/embed/${item}`)).toBe("'self' https://intranet.example");
  expect(await ancestors('/silent-auth')).toBe("'self'");
  // Others' lists, however many, say nothing of this item.
  for (let other = 0; other < 3; other++)
    await service.db.query(sql`
      update organizations set embed_origins = array(select 'https://' || n || '.example' from generate_series(1, 50) n)
      where id = ${await anOrganization(service.db)}`);
  expect(await ancestors(`/embed/${item}`)).toBe("'self' https://intranet.example");
  expect(await ancestors(`/embed/${randomUUID()}`)).toBe("'self'");
  expect(await ancestors(`/public/${await anOrganization(service.db)}/embed/${item}`)).toBe("'none'");
  expect(await ancestors('/embed/no-id')).toBe("'none'");
  expect((await get('/auth')).headers['cross-origin-opener-policy']).toBeUndefined();
});

test('while the service cannot answer, nothing is said to be missing', async () => {
  await service.db.execute('alter table organizations rename to away');
  try {
    for (const path of ['', `/watch/${item}`, `/embed/${item}`]) {
      const answer = await service.app.inject({ url: `/public/${organization}${path}` });
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
        path,
        503,
        'text/html; charset=utf-8',
      ]);
    }
    const address = encodeURIComponent(`https://tv.example/public/${organization}/watch/${item}`);
    const pasted = await service.app.inject({ url: `/oembed?url=${address}` });
    expect([pasted.statusCode, pasted.headers['retry-after']]).toEqual([503, '10']);
  } finally {
    await service.db.execute('alter table away rename to organizations');
  }
  expect((await service.app.inject({ url: `/public/${organization}` })).statusCode).toBe(200);
});
