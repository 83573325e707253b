import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from '@tv/server/platform/db/sql';
import { anOrganization } from '@tv/server/test-builders';
import { zipOf } from '@tv/sources/test-zip';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureOutput, stubEnvironment } from '../testing/test-commands.ts';
import { writeFolder } from '../testing/test-imports.ts';
import { startTestPortal } from '../testing/test-portal.ts';
import { bringCommand } from './bring.ts';

/** A dry run of each kind: from what is given to the command to what it says. */

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let web: Server;
const pages = new Map<string, string>();
const { out } = captureOutput();
stubEnvironment(() => portal.env);
beforeAll(async () => {
  // Nothing is decoded here; any program that exists will do.
  portal = await startTestPortal({ FFMPEG_PATH: process.execPath });
  await anOrganization(portal.db, { name: 'Own' });
  web = createServer((request, response) => {
    const page = pages.get(request.url!);
    if (page === undefined) response.writeHead(404).end();
    else response.end(page);
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
});
afterAll(async () => {
  web.close();
  web.closeAllConnections();
  await portal.close();
});

const origin = () => `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
async function dryRun(kind: string, what: string): Promise<string> {
  out();
  expect(await bringCommand([kind, what, '--dry-run', '--private-addresses'])).toBe(true);
  const output = out();
  expect(output).toContain('Nothing was done.');
  expect(await portal.db.query(sql`select 1 from uploads`)).toEqual([]);
  return output;
}
const id = '9c9de5e8-0a1e-484a-b099-e80766180a6d';

it('peertube: the archive of an account, packed', async () => {
  const archive = join(portal.folder, 'user-export.zip');
  const stored = (file: string) => `../files/videos/${file}`;
  const videos = [
    {
      uuid: id,
      name: 'From the archive',
      url: `https://tube.example/videos/watch/${id}`,
      privacy: 2,
      channel: { name: 'main' },
      captions: [{ language: 'en', automaticallyGenerated: false }],
      archiveFiles: {
        videoFile: stored(`video-files/${id}.mp4`),
        captions: { en: stored(`captions/${id}-en.vtt`) },
      },
    },
    { uuid: 'b', name: 'On air', isLive: true },
  ];
  writeFileSync(
    archive,
    await zipOf({
      'peertube/videos.json': JSON.stringify({ videos }),
      [`files/videos/video-files/${id}.mp4`]: 'film'.repeat(1000),
      [`files/videos/captions/${id}-en.vtt`]: 'WEBVTT\n',
    }),
  );
  const output = await dryRun('peertube', archive);
  expect(output).toContain(
    'From peertube "tube.example":\nItems: 1. To bring in: 1 (4.0 kB). Already here: 0.',
  );
  expect(output).toContain('From the archive: It is unlisted there.');
  expect(output).toContain('Problems (1):\n  On air: It is a live broadcast');
});

it('peertube: a channel, over its address', async () => {
  const list = '/api/v1/video-channels/main/videos?start=0&count=100&sort=createdAt&nsfw=both';
  const video = {
    uuid: id,
    name: 'From the server',
    files: [{ resolution: { id: 720 }, fileUrl: `${origin()}/a.mp4` }],
  };
  pages.set(list, JSON.stringify({ total: 2, data: [{ uuid: id }, { uuid: 'gone' }] }));
  pages.set(`/api/v1/videos/${id}`, JSON.stringify(video));
  const output = await dryRun('peertube', `${origin()}/c/main`);
  expect(output).toContain(`From peertube "${new URL(origin()).host}":\nItems: 1. To bring in: 1`);
  expect(output).toContain('Its captions cannot be read');
  expect(output).toContain('gone: ');
});

it('mediacms: an author, over the address', async () => {
  pages.set(
    '/api/v1/media?author=ada',
    JSON.stringify({ results: [{ friendly_token: 'm1', title: 'One' }] }),
  );
  pages.set(
    '/api/v1/media/m1',
    JSON.stringify({ title: 'One', media_type: 'audio', original_media_url: '/one.mp3' }),
  );
  const output = await dryRun('mediacms', `${origin()}/user/ada`);
  expect(output).toContain('Items: 1. To bring in: 1');
});

it('kaltura: a bulk upload as a file, with the files beside it', async () => {
  const folder = writeFolder(portal.folder, 'kaltura', {
    'bulk.csv':
      '# a comment\n*title,description,tags,url,contentType\nWind,,,wind.mp4,video\nGone,,,gone.mp4,video\n',
    'wind.mp4': 'film',
  });
  const output = await dryRun('kaltura', join(folder, 'bulk.csv'));
  expect(output).toContain('Items: 2. To bring in: 1');
  expect(output).toContain(
    'Items without a file (1):\n  Gone: bulk.csv, row 4: the file gone.mp4 is not there.',
  );
});

it('panopto: downloads with the podcast', async () => {
  const folder = writeFolder(portal.folder, 'panopto', {
    'podcast.xml': `<rss><channel><title>Systems</title><item><title>Week 1: Basics</title><guid>https://uni.example/${id}.mp4</guid>
      <enclosure type="video/mp4" url="https://uni.example/Panopto/Podcast/Syndication/${id}.mp4"/></item></channel></rss>`,
    'Week 1_ Basics.mp4': 'film',
  });
  expect(await dryRun('panopto', folder)).toMatch(
    /^From panopto "uni\.example":\nItems: 1\. To bring in: 1 \(\d+ bytes\)/,
  );
});

it('bigbluebutton: a published recording', async () => {
  const folder = writeFolder(portal.folder, 'bigbluebutton', {
    'presentation/m-1/metadata.xml':
      '<recording><id>m-1</id><meta><meetingName>Meeting</meetingName></meta></recording>',
    'presentation/m-1/video/webcams.webm': 'film',
    'presentation/m-1/deskshare/deskshare.webm': 'film',
    'presentation/m-2/metadata.xml': '<recording>\n<id>',
  });
  const output = await dryRun('bigbluebutton', folder);
  expect(output).toContain('From bigbluebutton "bigbluebutton":\nItems: 2. To bring in: 2');
  expect(output).toContain('Meeting (screen): It shows the screen, without sound.');
  expect(output).toContain('Problems (1):\n  presentation/m-2/metadata.xml, line 2');
});
