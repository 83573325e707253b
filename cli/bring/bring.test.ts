import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readTable } from '@tv/contract/uploads/read-table';
import { sql } from '@tv/server/platform/db/sql';
import { anApiKey, anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deleteCommand } from '../items/contents.ts';
import { captureOutput, stubEnvironment } from '../testing/test-commands.ts';
import { itemsOf, standInForWorker, writeFolder } from '../testing/test-imports.ts';
import { startTestPortal } from '../testing/test-portal.ts';
import { bringCommand } from './bring.ts';
import { zipOf } from '@tv/sources/test-zip';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let organizationId: string;
let stop: () => Promise<void>;
let web: Server;
/** What the server of the feed answers, by path. */
const pages = new Map<string, { body: Buffer; type?: string; breaksOffAt?: number }>();
const { out } = captureOutput();
stubEnvironment(() => portal.env);
beforeAll(async () => {
  // Nothing is decoded here; any program that exists will do.
  portal = await startTestPortal({ FFMPEG_PATH: process.execPath });
  organizationId = await anOrganization(portal.db, { name: 'Works' });
  stop = standInForWorker(portal.db);
  web = createServer((request, response) => {
    const path = request.url!.replace(/\?.*/, '');
    const page = pages.get(path);
    if (path === '/moved.mp3') return response.writeHead(302, { location: '/film.mp3' }).end();
    if (!page) return response.writeHead(404).end();
    const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    const body = page.body.subarray(Number(from ?? 0));
    response.writeHead(from ? 206 : 200, {
      'content-length': body.length,
      etag: '"one"',
      ...(from && { 'content-range': `bytes ${from}-${page.body.length - 1}/${page.body.length}` }),
    });
    if (page.breaksOffAt === undefined || from) return response.end(body);
    response.write(body.subarray(0, page.breaksOffAt), () => response.destroy());
  }).listen(0, '127.0.0.1');
});
afterAll(async () => {
  web.close();
  web.closeAllConnections();
  await stop();
  await portal.close();
});

const address = (path: string) => `http://127.0.0.1:${(web.address() as AddressInfo).port}${path}`;
const aFolder = (name: string, files: Record<string, string>) => writeFolder(portal.folder, name, files);
const reportIn = (file: string) => readTable(readFileSync(file)).map(({ cells }) => cells);

it('brings a folder in: a preview, drafts, what the sheet says, a report, and nothing twice', async () => {
  const folder = aFolder('bring', {
    'Talks/items.csv':
      'file;title;date;status;visibility;unknown\nb-year.mp4;The year;1961-04-12;published;public;x\nb-gone.mp4;Gone;;;;\n',
    'Talks/b-year.mp4': 'film of the year',
    // UTF-16, and a language that nobody has.
    'Talks/b-year.en.vtt': '',
    'deep/er/b-long.mp4': 'long film',
    'deep/er/b-long.json': JSON.stringify({ title: 'x'.repeat(5000) }),
  });
  const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nGrüße\n';
  writeFileSync(join(folder, 'Talks/b-year.en.vtt'), Buffer.from(`\uFEFF${captions}`, 'utf16le'));
  mkdirSync(join(portal.folder, 'outside'), { recursive: true });
  writeFileSync(join(portal.folder, 'outside/b-secret.mp4'), 'secret');
  symlinkSync(join(portal.folder, 'outside/b-secret.mp4'), join(folder, 'b-secret.mp4'));
  const report = join(portal.folder, 'report.csv');

  expect(await bringCommand(['folder', folder, '--dry-run', '--report', report])).toBe(true);
  const preview = out();
  expect(preview).toContain('From folder "bring":\nItems: 3. To bring in: 2 (25 bytes). Already here: 0.');
  expect(preview).toContain(
    'Items without a file (1):\n  Gone: Talks/items.csv, row 3: there is no file Talks/b-gone.mp4.',
  );
  expect(preview).toContain('The title had 5000 characters, and is shortened to 300.');
  expect(preview).toContain('b-secret.mp4: It is a link that leads out of the folder');
  expect(preview).toContain('Nothing was done.');
  expect(await itemsOf(portal.db, 'b-')).toEqual([]);
  expect(reportIn(report).map(({ outcome }) => outcome)).toEqual([
    'would come',
    'would come',
    'no file',
    'left out',
  ]);

  await expect(bringCommand(['folder', folder])).rejects.toThrow('Confirm with --yes. Nothing was done.');
  expect(
    await bringCommand([
      'folder',
      folder,
      '--yes',
      '--category',
      'Moved',
      '--limit',
      '9GB/s',
      '--report',
      report,
    ]),
  ).toBe(false);
  expect(out()).toContain('2 of 2 are here now.');
  const [long, year] = await itemsOf(portal.db, 'b-');
  expect(long).toMatchObject({ status: 0, visibility: 1, categories: ['Moved', 'deep'] });
  expect(year).toMatchObject({
    title: 'The year',
    status: 1,
    visibility: 2,
    date: expect.stringContaining('1961-04-1'),
    categories: ['Moved', 'Talks'],
    beside: ['subtitles en 0'],
  });
  const lines = reportIn(report);
  expect(lines.map(({ title, outcome }) => `${title!.slice(0, 12)}: ${outcome}`)).toEqual([
    `${'x'.repeat(12)}: brought in`,
    'The year: brought in',
    'Gone: no file',
    'b-secret.mp4: left out',
  ]);
  expect(lines[1]!.address).toMatch(/^http:.*\/watch\//);

  expect(await bringCommand(['folder', folder, '--yes'])).toBe(false);
  expect(out()).toContain('Items: 3. To bring in: 0. Already here: 2.');
  expect(await itemsOf(portal.db, 'b-')).toHaveLength(2);
});

it('leaves out what was deleted here, until it is asked for again', async () => {
  const folder = aFolder('again', { 'd-one.mp4': 'film' });
  expect(await bringCommand(['folder', folder, '--yes'])).toBe(true);
  const [row] = await portal.db.query<{ id: string }>(
    sql`select id from uploads where file_name = 'd-one.mp4'`,
  );
  await deleteCommand([row!.id]);
  out();
  expect(await bringCommand(['folder', folder, '--yes'])).toBe(true);
  expect(out()).toContain('Deleted here: 1; --again brings them back.');
  expect(await bringCommand(['folder', folder, '--yes', '--again'])).toBe(true);
  expect(out()).toContain('1 of 1 are here now.');
  expect(await itemsOf(portal.db, 'd-')).toHaveLength(2);
});

it('brings a feed in by an API key, from addresses: redirects, a connection that breaks off, what fails', async () => {
  const film = Buffer.from('the whole film, of which the half comes first');
  pages.set('/film.mp3', { body: film });
  pages.set('/halved.mp3', { body: film, breaksOffAt: 10 });
  pages.set('/one.vtt', { body: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n') });
  pages.set('/bad.vtt', { body: Buffer.from('no captions at all') });
  const item = (id: string, file: string, more = '') =>
    `<item><title>${id}</title><guid isPermaLink="false">${id}</guid><enclosure type="audio/mpeg" url="${file}"/>${more}</item>`;
  pages.set('/feed.xml', {
    body: Buffer.from(`<rss xmlns:media="http://search.yahoo.com/mrss/" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Voices</title>
      ${item('halved', '/halved.mp3', '<podcast:transcript url="/one.vtt" type="text/vtt" language="en"/><podcast:transcript url="/bad.vtt" type="text/vtt" language="de"/><media:community><media:statistics views="4711"/></media:community><link>https://voices.example/1?b=2&amp;a=1#top</link>')}
      ${item('moved', '/moved.mp3')}${item('missing', '/missing.mp3')}${item('broken', '/broken.mp3')}</channel></rss>`),
  });
  pages.set('/broken.mp3', { body: Buffer.from('this cannot be processed') });
  const { key } = await anApiKey(portal.db, organizationId, { scopes: ['content:read', 'content:write'] });
  vi.stubEnv('TV_KEY', key);
  await expect(bringCommand(['feed', address('/feed.xml'), '--yes'])).rejects.toThrow(
    'address of a private network',
  );
  const report = join(portal.folder, 'feed.csv');
  const args = [
    'feed',
    address('/feed.xml'),
    '--yes',
    '--private-addresses',
    '--at-once',
    '2',
    '--report',
    report,
  ];
  expect(await bringCommand(args)).toBe(false);
  const outcomes = Object.fromEntries(reportIn(report).map((line) => [line.title!, line]));
  expect(outcomes['halved']).toMatchObject({
    outcome: 'brought in',
    notes: expect.stringContaining('captions in de could not be brought in'),
  });
  expect(outcomes['moved']).toMatchObject({ outcome: 'brought in' });
  expect(outcomes['missing']).toMatchObject({
    outcome: 'failed',
    notes: expect.stringContaining('answers 404'),
  });
  expect(outcomes['broken']).toMatchObject({ outcome: 'failed' });
  const [halved] = await portal.db.query<{
    title: string;
    size: number;
    views: number;
    machine: boolean;
  }>(sql`
    select m.title, u.size_in_bytes::int as size, s.views_before::int as views from media_contents m join uploads u on u.id = m.id
      join item_sources s on s.item_id = m.id where m.title = 'halved'`);
  expect(halved).toMatchObject({ size: film.length, views: 4711 });
  // The two files have the same bytes, and are two items all the same.
  const [count] = await portal.db.query<{ count: number }>(
    sql`select count(*)::int as count from media_contents where title in ('halved', 'moved')`,
  );
  expect(count!.count).toBe(2);
  expect(await portal.db.query(sql`select address from old_addresses`)).toEqual([
    { address: 'https://voices.example/1?a=1&b=2' },
  ]);
});

it('reads archives in place, and leaves out what leads out of them', async () => {
  const archive = join(portal.folder, 'export-001.zip');
  writeFileSync(
    archive,
    await zipOf({
      'in/z-one.mp4': 'film in an archive',
      '../z-evil.mp4': 'evil',
      'in/items.csv': 'file,title\nz-one.mp4,Packed\n',
    }),
  );
  expect(await bringCommand(['folder', archive, '--yes'])).toBe(false);
  expect(out()).toContain('../z-evil.mp4 leads out of the archive, and is left out.');
  expect(await itemsOf(portal.db, 'z-')).toMatchObject([
    { title: 'Packed', file: 'z-one.mp4', categories: ['in'] },
  ]);
});

it.each([
  [['tape', '/x'], '"tape" is not a kind of source'],
  [['feed'], 'Name what to bring in'],
  [['folder', '/no/such/folder'], 'There is no file or folder /no/such/folder.'],
  [['folder', 'https://old.example/'], 'not from an address'],
  [['folder', '/tmp', '--limit', 'fast'], '--limit "fast" is not a speed'],
  [['folder', '/tmp', '--at-once', '99'], '--at-once must be a whole number from 1 to 8.'],
])('refuses %j in words', async (args, message) => {
  await expect(bringCommand(args)).rejects.toThrow(message);
});
