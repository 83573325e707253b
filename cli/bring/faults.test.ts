import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@tv/server/platform/db/sql';
import { anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureOutput, stubEnvironment } from '../testing/test-commands.ts';
import { writeFolder } from '../testing/test-imports.ts';
import { startTestPortal } from '../testing/test-portal.ts';
import { bringCommand } from './bring.ts';
import { download } from './web.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let web: Server;
let answer: RequestListener;
const folder = mkdtempSync(join(tmpdir(), 'tv-bring-faults-'));
captureOutput();
stubEnvironment(() => portal.env);
beforeAll(async () => {
  // Nothing is decoded here; any program that exists will do.
  portal = await startTestPortal({ FFMPEG_PATH: process.execPath });
  await anOrganization(portal.db, { name: 'Own' });
  web = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(web, 'listening');
});
afterAll(async () => {
  web.close();
  web.closeAllConnections();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});
const origin = () => `http://127.0.0.1:${(web.address() as AddressInfo).port}`;

it('takes no rest of a file that begins elsewhere', async () => {
  const film = Buffer.from('a film of some length');
  const file = join(folder, 'film');
  answer = (request, response) => {
    if (request.headers.range) {
      response.writeHead(206, {
        'content-range': `bytes 0-${film.length - 1}/${film.length}`,
        etag: '"one"',
      });
      response.end(film);
      return;
    }
    response.writeHead(200, { 'content-length': film.length, etag: '"one"' });
    response.write(film.subarray(0, 7));
    // It breaks off once its beginning lies on the disk.
    const breakOff = () => {
      if (statSync(file, { throwIfNoEntry: false })?.size === 7) response.destroy();
      else setImmediate(breakOff);
    };
    breakOff();
  };
  const settings = { allowsPrivate: true, pace: async () => {}, pauses: [0] };
  await expect(download(settings, `${origin()}/film.mp4?key=secret`, file)).rejects.toThrow(
    /^(?!.*secret).*continued at a different position/,
  );
});

it.each([
  ['an empty folder', 'feed', {}, 'There is no feed'],
  ['a feed that breaks off', 'feed', { 'feed.xml': '<rss><channel>\n<item><title>' }, 'feed.xml, line 2'],
  ['an archive that is none', 'peertube', { 'export.zip': 'PK' }, 'no complete archive'],
])('%s is an error in words', async (_, kind, files, message) => {
  const source = writeFolder(folder, 'given', files as Record<string, string>);
  mkdirSync(source, { recursive: true });
  const given = 'export.zip' in files ? join(source, 'export.zip') : source;
  await expect(bringCommand([kind, given, '--dry-run'])).rejects.toThrow(message);
  rmSync(source, { recursive: true });
});

it('says before it sends that the report cannot be written', async () => {
  const source = writeFolder(folder, 'films', { 'a.mp4': 'film' });
  // A folder that leads to itself holds nothing new.
  symlinkSync(source, join(source, 'again'));
  const args = ['folder', source, '--yes', '--report', join(folder, 'none', 'report.csv')];
  await expect(bringCommand(args)).rejects.toThrow('cannot be written (ENOENT)');
  expect(await portal.db.query(sql`select 1 from uploads`)).toEqual([]);
});

it('leaves no copies behind when it is ended', async () => {
  const copies = join(folder, 'temporary');
  mkdirSync(copies);
  const requested = Promise.withResolvers<void>();
  // The feed never comes to its end.
  answer = (_, response) => {
    response.write('<rss>');
    requested.resolve();
  };
  const tv = spawn(
    process.execPath,
    [join(import.meta.dirname, '../tv.ts'), 'bring', 'feed', `${origin()}/feed.xml`, '--private-addresses'],
    { env: { ...process.env, ...portal.env, TMPDIR: copies }, stdio: 'ignore' },
  );
  const ended = once(tv, 'exit');
  await requested.promise;
  expect(readdirSync(copies)).toEqual([expect.stringMatching(/^tv-bring-/)]);
  tv.kill('SIGINT');
  expect(await ended).toEqual([null, 'SIGINT']);
  expect(readdirSync(copies)).toEqual([]);
});
