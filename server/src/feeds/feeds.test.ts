import sharp from 'sharp';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let category: string;

beforeAll(async () => {
  service = await startTestService(new Date('2026-03-02T09:00:00Z'));
  own = await anOrganization(service.db, { name: 'Own' });
  category = await aCategory(service.db, own, 'Talks');
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  service.app.inject({ url: path.replace('https://tv.example', ''), headers });
const titlesIn = (xml: string) => [...xml.matchAll(/<item>\s*<title>([^<]*)/g)].map(([, title]) => title);
const item = (title: string, given: Parameters<typeof aMediaContent>[2] = {}, organization = own) =>
  aMediaContent(service.db, organization, { title, ...given });

describe('the feed of a public category', () => {
  const address = (id: string, organization = own) =>
    `/api/Organizations/${organization}/Publics/Categories/${id}/feed.xml`;

  test('has what anybody may play, newest first, and nothing else', async () => {
    const inIt = { categories: [category], visibility: 2 as const };
    await item('Older', { ...inIt, publishDate: new Date('2026-01-01T00:00:00Z') });
    const newer = await item('Newer', { ...inIt, publishDate: new Date('2026-02-01T00:00:00Z') });
    await item('Locked', { ...inIt, passwordHash: 'x' });
    await item('Upcoming', { ...inIt, scheduledAt: new Date('2027-01-01T00:00:00Z') });
    await item('Ended', { ...inIt, expiresAt: new Date('2026-03-01T00:00:00Z') });
    await item('Internal', { categories: [category] });
    await item('Elsewhere', { visibility: 2 });
    const { statusCode, headers, body } = await get(address(category));
    expect([statusCode, titlesIn(body)]).toEqual([200, ['Newer', 'Older']]);
    expect(headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'last-modified': 'Sun, 01 Feb 2026 00:00:00 GMT',
      'access-control-allow-origin': '*',
    });
    expect(body).toContain(`<link>https://tv.example/public/${own}/watch/${newer}</link>`);
    expect(body).toContain(`https://tv.example/api/Feeds/Media/${newer}/artwork.jpg`);
    const again = await get(address(category), { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await service.db.query(sql`update media_contents set visibility = 1 where id = ${newer}`);
    const changed = await get(address(category), { 'if-none-match': String(headers['etag']) });
    expect([changed.statusCode, titlesIn(changed.body)]).toEqual([200, ['Older']]);
  });

  test('names what is said as transcripts, not what is described of the picture', async () => {
    const talks = await aCategory(service.db, own);
    const id = await item('Told', { categories: [talks], visibility: 2 });
    const [spoken, described] = [randomUUID(), randomUUID()];
    for (const [subtitle, kind] of [
      [spoken, 0],
      [described, 2],
    ] as const)
      await service.db.query(sql`
        insert into subtitles (id, media_content_id, language_code, language_name, kind, format, original_file, vtt_file)
        values (${subtitle}, ${id}, 'en', 'English', ${kind}, 'VTT', 'a', 'b')`);
    const { body } = await get(address(talks));
    expect(body).toContain(`/${spoken}.vtt`);
    expect(body).not.toContain(described);
  });

  test('is in the default language of its organization, as far as it is translated', async () => {
    const german = await anOrganization(service.db);
    await service.db.query(sql`update organizations set default_language = 'de' where id = ${german}`);
    const talks = await aCategory(service.db, german, 'Talks');
    await service.db.query(
      sql`update categories set translations = '{"de": {"name": "Vorträge"}}' where id = ${talks}`,
    );
    const shown = { categories: [talks], visibility: 2 as const };
    await item('Review', { ...shown, translations: { de: { title: 'Rückblick' } } }, german);
    await item('Bare', { ...shown, publishDate: new Date('2026-01-01T00:00:00Z') }, german);
    const { body } = await get(address(talks, german));
    expect(titlesIn(body)).toEqual(['Rückblick', 'Bare']);
    expect(body).toContain('<title>Vorträge | ');
  });

  test('is bounded', async () => {
    const full = await aCategory(service.db, own);
    for (let each = 0; each < 101; each++) await item(`Talk ${each}`, { categories: [full], visibility: 2 });
    expect(titlesIn((await get(address(full))).body)).toHaveLength(100);
  });

  test('does not exist where the category, or the public pages, do not', async () => {
    const other = await anOrganization(service.db);
    const closed = await anOrganization(service.db, { hasPublicMedia: false });
    const ofClosed = await aCategory(service.db, closed);
    await item('Hidden', { categories: [ofClosed], visibility: 2 }, closed);
    const internal = await aCategory(service.db, own);
    await item('Internal', { categories: [internal] });
    for (const path of [address(category, other), address(ofClosed, closed), address(internal), address(own)])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  });
});

describe('a person’s own feed', () => {
  const make = async (as: string) =>
    (await service.call('PUT /Users/Me/Feed', { as })).body as { url: string; createdDate: string };

  test('has what they follow and saved, in all their organizations, as far as they may see it now', async () => {
    const other = await anOrganization(service.db);
    const foreign = await anOrganization(service.db);
    const person = await aPerson(service.db, { organizations: [own, other] });
    const followed = await aCategory(service.db, own);
    await service.call('POST /Categories/:id/Followers', { as: person.subject, params: { id: followed } });
    const publishDate = (day: number) => new Date(`2026-02-0${day}T00:00:00Z`);
    await item('Followed', { categories: [followed], publishDate: publishDate(2) });
    await item('Draft', { categories: [followed], status: 0 });
    const saved = [
      await item('Saved', { publishDate: publishDate(1), passwordHash: 'x', visibility: 2 }),
      await item('Of the other', { publishDate: publishDate(3) }, other),
      await item('Foreign', {}, foreign),
    ];
    for (const id of saved)
      await service.db.query(
        sql`insert into playlist_items (person_id, media_content_id) values (${person.id}, ${id})`,
      );
    const { url } = await make(person.subject);
    const { headers, body } = await get(url);
    expect(titlesIn(body)).toEqual(['Of the other', 'Followed', 'Saved']);
    expect(headers['cache-control']).toBe('private, no-cache');
    const files = [...body.matchAll(/https:\/\/tv\.example\/api\/Feeds\/Media\/[^<"]*/g)].map(
      ([file]) => file,
    );
    expect(files.every((file) => file.endsWith(new URL(url).search))).toBe(true);
    await service.db.query(
      sql`delete from memberships where person_id = ${person.id} and organization_id = ${other}`,
    );
    expect(titlesIn((await get(url)).body)).toEqual(['Followed', 'Saved']);
  });

  test('is told once, ends when another is made or it is taken back, and with the account', async () => {
    const person = await aPerson(service.db, { organizations: [own] });
    const as = person.subject;
    const feed = async () => (await service.call('GET /Users/Me/Feed', { as })).body;
    const organizations = [{ id: own, name: 'Own' }];
    expect(await feed()).toEqual({ organizations });
    const first = await make(as);
    expect(await feed()).toEqual({ createdDate: first.createdDate, organizations });
    expect((await get(first.url)).statusCode).toBe(200);
    expect(await feed()).toMatchObject({ lastReadDate: service.now().toISOString() });
    const second = await make(as);
    expect([(await get(first.url)).statusCode, (await get(second.url)).statusCode]).toEqual([404, 200]);
    const stored = await service.db.query(sql`select * from feeds where person_id = ${person.id}`);
    expect(JSON.stringify(stored)).not.toContain(new URL(second.url).searchParams.get('token'));
    await service.db.query(sql`update people set status = 1 where id = ${person.id}`);
    expect((await get(second.url)).statusCode).toBe(404);
    await service.db.query(sql`update people set status = 0 where id = ${person.id}`);
    for (let time = 0; time < 2; time++)
      expect((await service.call('DELETE /Users/Me/Feed', { as })).status).toBe(204);
    expect((await get(second.url)).statusCode).toBe(404);
    expect(await feed()).toEqual({ organizations });
  });
});

test('what a feed points to opens to whoever may play the item, downloads only where they are allowed', async () => {
  const person = await aPerson(service.db, { organizations: [own] });
  const { body } = await service.call('PUT /Users/Me/Feed', { as: person.subject });
  const token = new URL(body.url).search;
  const internal = await item('Internal');
  const shared = await item('Shared', { visibility: 2 });
  const foreign = await item('Foreign', { visibility: 1 }, await anOrganization(service.db));
  for (const id of [internal, shared, foreign])
    await service.files.write(`media/${id}/1/poster-640.jpg`, 'a picture');
  const status = async (id: string, query = '') =>
    (await get(`/api/Feeds/Media/${id}/poster.jpg${query}`)).statusCode;
  expect([await status(internal), await status(internal, token)]).toEqual([404, 200]);
  expect([await status(shared), await status(shared, token)]).toEqual([200, 200]);
  expect(await status(foreign, token)).toBe(404);
  expect(await status(shared, '?token=somebody-elses')).toBe(404);
  const { headers } = await get(`/api/Feeds/Media/${shared}/poster.jpg`);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
  });
  for (const file of ['video.mp4', 'audio.m4a', 'master.m3u8', '../x', `${shared}.vtt`])
    expect([file, (await get(`/api/Feeds/Media/${shared}/${file}`)).statusCode]).toEqual([file, 404]);
});

test('every feed has a square picture of its own, an empty one too', async () => {
  const { db, files } = service;
  const organization = await anOrganization(db);
  const category = await aCategory(db, organization);
  const artwork = (of: string) =>
    get(`/api/Organizations/${organization}/Publics/Categories/${of}/artwork.jpg`);
  const colours = async (body: Buffer) => {
    const { format, width, height, space } = await sharp(body).metadata();
    return { format, width, height, space };
  };
  const square = { format: 'jpeg', width: 1500, height: 1500, space: 'srgb' };
  const id = await aMediaContent(db, organization, {
    visibility: 2,
    categories: [category],
    package: { chapters: [{ title: 'Begin', startTime: 0, endTime: 10 }] },
  });
  // Without a picture that can be read: the organization's colours.
  const plain = await artwork(category);
  expect(await colours(plain.rawPayload)).toEqual(square);
  expect(plain.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
  });
  await db.query(sql`update media_contents set package_version = 2 where id = ${id}`);
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#c03020' } })
    .jpeg()
    .toBuffer();
  await files.write(`media/${id}/2/poster-640.jpg`, picture);
  const drawn = await artwork(category);
  expect(await colours(drawn.rawPayload)).toEqual(square);
  expect(drawn.rawPayload.equals(plain.rawPayload)).toBe(false);
  expect(await colours((await get(`/api/Feeds/Media/${id}/artwork.jpg`)).rawPayload)).toEqual(square);
  expect(await colours((await get('/api/Feeds/Artwork.jpg')).rawPayload)).toEqual(square);
  const chapters = await get(`/api/Feeds/Media/${id}/chapters.json`);
  expect([chapters.headers['content-type'], chapters.json()]).toEqual([
    expect.stringContaining('application/json+chapters'),
    { version: '1.2.0', chapters: [{ startTime: 0, endTime: 10, title: 'Begin' }] },
  ]);
});

test('a picture shows the logo for the background that it is drawn on', async () => {
  const { db, files } = service;
  const organization = await anOrganization(db);
  const category = await aCategory(db, organization);
  await aMediaContent(db, organization, { visibility: 2, categories: [category] });
  for (const [name, background] of [
    ['light', '#200000'],
    ['dark', '#ffe0e0'],
  ] as const)
    await files.write(
      `organizations/${organization}/${name}.png`,
      await sharp({ create: { width: 90, height: 90, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  const middleOn = async (header: string) => {
    const colors = JSON.stringify({ headerAndSideMenuBackgroundColor: header });
    await db.query(sql`
      update organizations set logo_file = ${`organizations/${organization}/light.png`},
        logo_dark_file = ${`organizations/${organization}/dark.png`}, ui_customizations = ${colors}::jsonb
      where id = ${organization}`);
    const { rawPayload } = await get(
      `/api/Organizations/${organization}/Publics/Categories/${category}/artwork.jpg`,
    );
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    return data[(750 * info.width + 750) * info.channels]!;
  };
  expect(await middleOn('#101820')).toBeGreaterThan(200);
  expect(await middleOn('#F4F4F4')).toBeLessThan(60);
});

test('an old talk retains its date in a feed, and what is moved on later is not new again', async () => {
  const { db } = service;
  const organization = await anOrganization(db);
  const category = await aCategory(db, organization);
  const given = { visibility: 2 as const, categories: [category] };
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  await aMediaContent(db, organization, {
    ...given,
    publishDate: day('2011-05-04'),
    firstPublishedAt: day('2026-03-01'),
  });
  await aMediaContent(db, organization, {
    ...given,
    publishDate: day('2026-03-01'),
    firstPublishedAt: day('2020-01-01'),
  });
  const { body } = await get(`/api/Organizations/${organization}/Publics/Categories/${category}/feed.xml`);
  expect([...body.matchAll(/<pubDate>([^<]+)</g)].map(([, date]) => date)).toEqual([
    'Wed, 01 Jan 2020 00:00:00 GMT',
    'Wed, 04 May 2011 00:00:00 GMT',
  ]);
});
