import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeSubtitle } from '../captions/store-subtitle.ts';
import { sql } from '../platform/db/sql.ts';
import {
  aMediaContent,
  anOrganization,
  aPackage,
  aPerson,
  type GivenMediaContent,
} from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { hashMediaPassword } from '../media/media-password.ts';

let service: TestService;
let organizationId: string;
beforeAll(async () => {
  service = await startTestService();
  organizationId = await anOrganization(service.db);
});
afterAll(() => service.close());

const vtt =
  'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ann>Good morning\n\n00:40.000 --> 00:41.000 line:0\nGood night\n';
const rendition = {
  playlist: 'video-360.m3u8',
  width: 640,
  height: 360,
  frameRate: 25,
  bandwidth: 1,
  averageBandwidth: 1,
  codecs: 'avc1.64001f',
  sizeInBytes: 1,
};

/** An item of 45 seconds with captions, a translation and a spoken description. */
async function captioned(given: GivenMediaContent) {
  const id = await aMediaContent(service.db, organizationId, {
    package: aPackage({ renditions: [rendition], durationInSeconds: 45 }),
    ...given,
  });
  const ids = [];
  for (const [kind, name] of [
    [0, 'English'],
    [1, 'English'],
    [2, 'Spoken'],
  ] as const) {
    const stored = await storeSubtitle(service.files, id, { languageCode: 'en' }, Buffer.from(vtt));
    const subtitleId = randomUUID();
    await service.db.query(sql`
      insert into subtitles (id, media_content_id, language_code, language_name, kind, format, original_file, vtt_file)
      values (${subtitleId}, ${id}, 'en', ${name}, ${kind}, 'VTT', ${stored.originalFile}, ${stored.vttFile})`);
    ids.push(subtitleId);
  }
  const get = (file: string, jwt = 'public') =>
    service.app.inject({ url: `/api/media/${id}/1/${file}?jwt=${jwt}` });
  return { id, get, ids };
}

test('a stream lists what can be read, in segments that carry the token on', async () => {
  const { get, ids } = await captioned({ visibility: 2 });
  const master = (await get('master.m3u8')).body;
  expect(master.match(/TYPE=SUBTITLES,.*?NAME="[^"]+"/g)).toEqual([
    'TYPE=SUBTITLES,GROUP-ID="captions",NAME="English"',
    'TYPE=SUBTITLES,GROUP-ID="captions",NAME="English 2"',
  ]);
  expect(master).not.toContain(ids[2]);
  const playlist = await get(`captions-${ids[0]}.m3u8`);
  expect(playlist.headers['content-type']).toContain('mpegurl');
  expect(playlist.body).toContain(`#EXTINF:15.000,\ncaptions-${ids[0]}-1.vtt?jwt=public\n`);
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((at) => get(`captions-${ids[0]}-${at}.vtt`)),
  );
  expect([first!.statusCode, first!.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
  expect(first!.body).toContain('X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000');
  expect(first!.body).toContain('00:00:01.000 --> 00:00:02.000\n<v Ann>Good morning</v>');
  expect(second!.body).toContain('00:00:40.000 --> 00:00:41.000 line:0\nGood night');
  expect(third!.statusCode).toBe(404);
});

test('a stream carries what the editor of captions made once it is published, and no draft', async () => {
  const { id, get } = await captioned({ visibility: 2 });
  const { subject } = await aPerson(service.db, {
    organizations: [[organizationId, 'OrganizationManager']],
  });
  const draft = (languageCode: string, text: string) =>
    service.call('PUT /Management/MediaContents/:id/Subtitles/:languageCode/Cues', {
      as: subject,
      params: { id, languageCode },
      body: { cues: [{ key: 'a', startTime: 29, endTime: 31, runs: [{ text }] }] },
    });
  const publish = (languageCode: string) =>
    service.call('POST /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Publications', {
      as: subject,
      params: { id, languageCode },
    });
  /** Languages of the renditions, and the words of their first and second segment. */
  const streamed = async () => {
    const lines = (await get('master.m3u8')).body.match(/#EXT-X-MEDIA:TYPE=SUBTITLES.*/g) ?? [];
    return Promise.all(
      lines.map(async (line) => {
        const [, language, name] = /LANGUAGE="(\w+)".*URI="(captions-[0-9a-f-]{36})\./.exec(line)!;
        const segments = await Promise.all([0, 1].map((at) => get(`${name}-${at}.vtt`)));
        return [language, ...segments.map(({ body }) => /Good \w+|Draft \w+/.exec(body)?.[0])];
      }),
    );
  };
  const before = await streamed();
  expect(before[0]).toEqual(['en', 'Good morning', 'Good night']);
  await draft('en', 'Draft one');
  await draft('de', 'Draft two');
  expect(await streamed()).toEqual(before);
  await publish('en');
  await publish('de');
  const after = await streamed();
  // A cue that is shown across the border is in both segments.
  expect(after).toHaveLength(before.length + 1);
  expect(after).toContainEqual(['en', 'Draft one', 'Draft one']);
  expect(after).toContainEqual(['de', 'Draft two', 'Draft two']);
});

test('shared caches store the playlists of a public item, and nobody stores those with a token', async () => {
  const { get, ids } = await captioned({ visibility: 2 });
  const { subject } = await aPerson(service.db, { organizations: [organizationId] });
  const { mediaToken } = (await service.call('GET /Users/Me', { as: subject })).body;
  for (const file of ['master.m3u8', `captions-${ids[0]}.m3u8`]) {
    const lives = [await get(file), await get(file, mediaToken)].map(
      ({ headers }) => headers['cache-control'],
    );
    expect(lives).toEqual(['public, s-maxage=30', 'private, no-store']);
  }
});

test.each<[what: string, given: GivenMediaContent]>([
  ['is internal', { visibility: 1 }],
  ['is locked', { visibility: 2, passwordHash: await hashMediaPassword('open sesame') }],
  ['is no longer shown to the public', { visibility: 2, expiresAt: new Date(0) }],
  ['comes later', { visibility: 2, scheduledAt: new Date('2100-01-01') }],
])('nobody gets captions of an item that %s', async (_, given) => {
  const { get, ids } = await captioned(given);
  for (const file of ['master.m3u8', `captions-${ids[0]}.m3u8`, `captions-${ids[0]}-0.vtt`])
    expect([file, (await get(file)).statusCode]).toEqual([file, 404]);
});

test('captions of another item do not exist under this one', async () => {
  const [one, other] = [await captioned({ visibility: 2 }), await captioned({ visibility: 2 })];
  expect((await one.get(`captions-${other.ids[0]}.m3u8`)).statusCode).toBe(404);
  expect((await one.get(`captions-${other.ids[0]}-0.vtt`)).statusCode).toBe(404);
  expect((await one.get(`captions-${randomUUID()}.m3u8`)).statusCode).toBe(404);
});
