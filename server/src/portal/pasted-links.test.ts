import { escapeMarkup } from '@tv/contract/formats/escape-markup';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEmbedOrigins } from '../organization/db.ts';
import { readConfig } from '../platform/config.ts';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { embedSize } from './embed-size.ts';
import { shortened } from '../media-contents/texts/shortened.ts';
import { findDefaultLanguage, organizationAt } from './default-language-db.ts';
import { servePortal } from './routes.ts';
import { testPortal } from './test-portal.ts';
import { securityHeaders } from './security-headers.ts';

const origin = 'https://tv.example';
let service: TestService;
let folder: string;
let own: string;
let category: string;
let item: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tv-web-'));
  writeFileSync(join(folder, 'index.html'), '<head><title>TV</title><!--head-->__CONFIGURATION__</head>');
  writeFileSync(join(folder, 'embed.js'), 'export {};');
  writeFileSync(join(folder, 'theme.js'), 'export {};');
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: origin });
  service = await startTestService(undefined, async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.headers(securityHeaders(config)));
    await servePortal(app, {
      ...testPortal(folder, origin),
      embedOrigins: (id, of) => findEmbedOrigins(service.db, id, of),
      defaultLanguage: (address) => findDefaultLanguage(service.db, organizationAt(address)),
    });
  });
  own = await anOrganization(service.db, { name: 'Own' });
  category = await aCategory(service.db, own, 'Talks');
  item = await aMediaContent(service.db, own, {
    title: 'A "good" talk',
    description: '**First** line.\nSecond [line](https://a.example).',
    visibility: 2,
    categories: [category],
  });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const frameable = (sites: string[]) =>
  service.db.query(sql`update organizations set embed_origins = ${sites}::text[] where id = ${own}`);
const noEmbed = (id: string) =>
  service.db.query(sql`update media_contents set player_settings = '{"allowEmbed":false}' where id = ${id}`);
const watch = (id: string, organization = own) => `/public/${organization}/watch/${id}`;

describe('the first HTML', () => {
  test('has what search engines read as data that no browser runs, whatever the title says', async () => {
    const id = await aMediaContent(service.db, own, {
      title: '</script><script>alert(1)</script>',
      visibility: 2,
      package: { chapters: [{ title: 'Begin', startTime: 0, endTime: 10 }] },
    });
    const { body } = await service.app.inject(watch(id));
    const [, data = ''] = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'VideoObject',
      name: '</script><script>alert(1)</script>',
      hasPart: [{ '@type': 'Clip', name: 'Begin' }],
    });
    expect(body).not.toContain('<script>alert');
  });

  test('asks to be left alone by search engines where the item is not listed', async () => {
    const id = await aMediaContent(service.db, own, { visibility: 2, isListed: false });
    const { body, statusCode } = await service.app.inject(watch(id));
    expect([statusCode, body.includes('<meta name="robots" content="noindex" />')]).toEqual([200, true]);
    expect(body).not.toContain('ld+json');
    expect((await service.app.inject(watch(item))).body).not.toContain('noindex');
  });

  const tags = async (path: string) => {
    const { body } = await service.app.inject(path);
    const found = [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
    return Object.fromEntries(found.map(([, name, content]) => [name, content]));
  };
  const links = async (path: string) => {
    const { body } = await service.app.inject(path);
    return [...body.matchAll(/<link rel="(?:alternate|canonical)"[^>]*>/g)].map(([link]) => link);
  };

  test('of an item has what other sites show of it', async () => {
    expect(await tags(watch(item))).toMatchObject({
      'og:type': 'video.other',
      'og:title': 'A &quot;good&quot; talk',
      'og:description': 'First line. Second line.',
      description: 'First line. Second line.',
      'og:url': origin + watch(item),
      'og:image': expect.stringMatching(/^https:\/\/tv\.example\/api\/media\/.*&amp;jwt=public$/) as string,
      'og:image:alt': 'A &quot;good&quot; talk',
      'video:duration': '100',
      'video:release_date': '2026-03-01T00:00:00.000Z',
      'twitter:card': 'summary_large_image',
      'og:video': `${origin}/api/Feeds/Media/${item}/video.mp4`,
      'og:video:type': 'video/mp4',
    });
    const address = encodeURIComponent(origin + watch(item));
    expect(await links(`/public/${own}/embed/${item}`)).toEqual([
      `<link rel="canonical" href="${origin}${watch(item)}" />`,
      ...['application/json', 'text/xml'].map(
        (type) =>
          `<link rel="alternate" type="${type}+oembed" title="A &quot;good&quot; talk" href="${origin}/oembed?format=${type.split('/')[1]}&amp;url=${address}" />`,
      ),
    ]);
  });

  test('has a card that plays only where the organization lets that site frame it', async () => {
    await frameable(['https://x.com']);
    expect(await tags(watch(item))).toMatchObject({
      'twitter:card': 'player',
      'twitter:player': `${origin}/public/${own}/embed/${item}`,
      'twitter:player:width': '1280',
    });
    await frameable([]);
  });

  test('of what is locked or to come says no more than may be known', async () => {
    const locked = await aMediaContent(service.db, own, { visibility: 2, passwordHash: 'x' });
    const upcoming = await aMediaContent(service.db, own, {
      visibility: 2,
      scheduledAt: new Date('2027-01-01T00:00:00Z'),
    });
    for (const id of [locked, upcoming]) {
      const found = await tags(watch(id));
      expect(Object.keys(found)).not.toContain('video:duration');
      expect(Object.keys(found)).not.toContain('og:video');
      expect(found).toMatchObject({
        'og:title': `Media content ${id}`,
        'og:image': expect.anything() as string,
      });
    }
    expect(await links(watch(upcoming))).toHaveLength(1);
  });

  test('of a category and of a home names them, with the picture of their newest item', async () => {
    const pictured = { 'og:type': 'website', 'og:image': expect.stringContaining(item) as string };
    expect(await tags(`/public/${own}/categories/${category}`)).toMatchObject({
      ...pictured,
      'og:title': 'Talks',
    });
    expect(await links(`/public/${own}/categories/${category}`)).toContain(
      `<link rel="alternate" type="application/rss+xml" title="Talks" href="${origin}/api/Organizations/${own}/Publics/Categories/${category}/feed.xml" />`,
    );
    expect(await tags(`/public/${own}`)).toMatchObject({ 'og:title': 'Own', 'og:type': 'website' });
    const other = await anOrganization(service.db);
    for (const path of [`/public/${other}/categories/${category}`, watch(item, other)]) {
      const { statusCode, body } = await service.app.inject(path);
      expect([path, statusCode, body.includes('og:')]).toEqual([path, 404, false]);
    }
  });

  test('opens to other sites by the item’s own organization only, and where the item allows it', async () => {
    const ancestors = async (path: string) => {
      const { headers } = await service.app.inject(path);
      return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    };
    const other = await anOrganization(service.db);
    await service.db.query(
      sql`update organizations set embed_origins = array['https://evil.example'] where id = ${other}`,
    );
    await frameable(['https://intranet.example']);
    const closed = await aMediaContent(service.db, own, { visibility: 2 });
    await noEmbed(closed);
    expect(await ancestors(`/public/${own}/embed/${item}`)).toBe("'self' https://intranet.example");
    expect(await ancestors(`/public/${other}/embed/${item}`)).toBe("'none'");
    expect(await ancestors(`/public/${own}/embed/${closed}`)).toBe("'none'");
    expect(await links(watch(closed))).toHaveLength(1);
    const { body } = await service.app.inject(`/public/${own}/embed/${item}`);
    expect(body).toContain('"embedOrigins":["https://intranet.example"]');
    expect((await service.app.inject(watch(item))).body).not.toContain('embedOrigins');
    await frameable([]);
  });

  test('other sites may load the module that steers an embed, and nothing else', async () => {
    const allowed = async (path: string) => {
      const { headers } = await service.app.inject({
        url: path,
        headers: { origin: 'https://intranet.example' },
      });
      return [headers['access-control-allow-origin'], headers['cross-origin-resource-policy']];
    };
    expect(await allowed('/embed.js')).toEqual(['*', 'cross-origin']);
    expect(await allowed('/theme.js')).toEqual([undefined, 'same-origin']);
  });
});

describe('oEmbed', () => {
  const ask = async (path: string, more = '') => {
    const answer = await service.app.inject(
      `/oembed?format=json&url=${encodeURIComponent(path.startsWith('/') ? origin + path : path)}${more}`,
    );
    return {
      status: answer.statusCode,
      body: answer.json<Record<string, unknown>>(),
      headers: answer.headers,
    };
  };

  test('answers the player in a frame, as large as asked and in the shape of the item', async () => {
    const { status, body, headers } = await ask(`${watch(item)}?t=90`, '&maxwidth=640&maxheight=400');
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(body).toEqual({
      version: '1.0',
      type: 'video',
      title: 'A "good" talk',
      author_name: 'Own',
      author_url: `${origin}/public/${own}`,
      provider_name: 'TV',
      provider_url: origin,
      cache_age: 3600,
      width: 640,
      height: 360,
      html: `<iframe src="${origin}/public/${own}/embed/${item}?t=90" width="640" height="360" title="A &quot;good&quot; talk" style="border:0" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>`,
      thumbnail_url: expect.stringMatching(/poster\?width=640&jwt=public$/) as string,
      thumbnail_width: 640,
      thumbnail_height: 360,
    });
  });

  test('says the same as XML', async () => {
    const { body } = await ask(watch(item));
    const address = encodeURIComponent(origin + watch(item));
    const xml = await service.app.inject(`/oembed?format=xml&url=${address}`);
    expect([xml.statusCode, xml.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
    const entries = [...xml.body.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, text]) => [name, text]);
    const escaped = Object.entries(body).map(([name, value]) => [name, escapeMarkup(String(value))]);
    expect(entries).toEqual(escaped);
    expect(xml.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<oembed>.*<\/oembed>\n$/);
  });

  test('of sound is rich, of a locked item its frame, of one to come a link', async () => {
    const public_ = { visibility: 2 } as const;
    const sound = await aMediaContent(service.db, own, { ...public_, mediaType: 0 });
    const locked = await aMediaContent(service.db, own, { ...public_, passwordHash: 'x' });
    const upcoming = await aMediaContent(service.db, own, {
      ...public_,
      scheduledAt: new Date('2027-01-01T00:00:00Z'),
    });
    const types = [sound, locked, upcoming].map(async (id) => (await ask(watch(id))).body['type']);
    expect(await Promise.all(types)).toEqual(['rich', 'video', 'link']);
  });

  test('tells what is missing from what is not for everybody', async () => {
    const internal = await aMediaContent(service.db, own);
    const closed = await aMediaContent(service.db, own, { visibility: 2 });
    await noEmbed(closed);
    const other = await anOrganization(service.db);
    const status = async (path: string, more = '') => (await ask(path, more)).status;
    for (const path of [watch(internal), watch(own), watch(item, other), '/', `/public/${own}`])
      expect([path, await status(path)]).toEqual([path, 404]);
    expect(await status(`https://elsewhere.example${watch(item)}`)).toBe(404);
    // The same whether there is such an item or not.
    for (const path of [`/watch/${internal}`, `/watch/${own}`, watch(closed)])
      expect([path, await status(path)]).toEqual([path, 401]);
    expect(await status('nothing')).toBe(400);
    expect(await status(watch(item), '&maxwidth=wide')).toBe(400);
    const yaml = `/oembed?format=yaml&url=${encodeURIComponent(origin + watch(item))}`;
    expect((await service.app.inject(yaml)).statusCode).toBe(501);
    expect((await service.app.inject('/oembed')).statusCode).toBe(400);
  });
});

test('a frame retains its shape within what it is given', () => {
  expect(embedSize()).toEqual({ width: 1280, height: 720 });
  expect(embedSize(9 / 16)).toEqual({ width: 405, height: 720 });
  expect(embedSize(2, { maxwidth: 300 })).toEqual({ width: 300, height: 150 });
  expect(embedSize(2, { maxheight: 1 })).toEqual({ width: 2, height: 1 });
});

test('a description becomes a line that ends with a word', () => {
  expect(shortened(' one\n two ', 20)).toBe('one two');
  expect(shortened('one two three', 9)).toBe('one two…');
  expect(shortened('🎈🎈🎈🎈', 3)).toBe('🎈…');
});
