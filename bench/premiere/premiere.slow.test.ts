// Slow: it starts a portal and thirty players in real time.
// Proves: a countdown becomes a player without an error and without a stampede.
// Ground: bench/premiere, server/src/streaming, server/src/playback.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { callAddress } from '@tv/server/platform/http/call-address';
import { expect, test } from 'vitest';
import { holdPremiere } from './hold-premiere.ts';
import { partsIn, playlistsIn } from './hls-playlist.ts';
import { itemId } from './seed-premiere.ts';
import { nginxVersion } from '../servers/run-nginx.ts';

const viewers = 30;

test('thirty countdowns become players without an error and without a stampede', async (context) => {
  if (nginxVersion() === undefined) context.skip('nginx is not installed');
  if (!existsSync(join(import.meta.dirname, '../../web/dist/.built')))
    context.skip('the web is not built: run npm start first');
  const database = process.env.TEST_DATABASE_URL;
  const { errors, complaintsOfNginx, publication, requests, answers, reminders, ...premiere } =
    await holdPremiere({
      viewers,
      seconds: 20,
      opening: 12,
      database,
      say: () => {},
    });
  expect(errors).toEqual({});
  expect(complaintsOfNginx).toEqual([]);
  expect(premiere.viewers).toEqual({ all: viewers, members: 24, visitors: 6, turned: viewers });

  // A page asks once, and again only where the publication is late.
  const { asksOfAPage, turnedAfter } = publication;
  expect(asksOfAPage.longest).toBeLessThanOrEqual(1 + Math.ceil(turnedAfter.longest / 5_000));
  // The player's place costs each page these requests, once.
  const countOf = (kind: string) => requests[kind]?.count;
  expect(['settings', 'subtitles', 'attachments', 'visit'].map(countOf)).toEqual(Array(4).fill(viewers));
  expect(countOf('playlist')).toBe(3 * viewers);
  // What is the same for all visitors reaches the service once in half a minute.
  const calls = [
    'GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved',
    'GET /MediaContents/Publics/:id/Subtitles',
    'GET /MediaContents/Publics/:id/Attachments',
  ] as const;
  for (const call of calls) {
    const requests = answers.sharedByService[callAddress(call, { params: { id: itemId } })];
    expect([call, requests === 1 || requests === 2]).toEqual([call, true]);
  }
  if (database) expect(reminders).toMatchObject({ sent: 24, waiting: 0 });
});

test('a player reads its playlists: the widest picture, the first sound, and parts by their bytes', () => {
  const master = [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Original",URI="audio-1.m3u8?jwt=a"',
    '#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=640x360,AUDIO="sound"',
    'video-360.m3u8?jwt=a',
    '#EXT-X-STREAM-INF:BANDWIDTH=2,RESOLUTION=1280x720,AUDIO="sound"',
    'video-720.m3u8?jwt=a',
  ].join('\n');
  expect(playlistsIn(master)).toEqual({ video: 'video-720.m3u8?jwt=a', audio: 'audio-1.m3u8?jwt=a' });
  const media = [
    '#EXTM3U',
    '#EXT-X-MAP:URI="video-720.mp4?jwt=a",BYTERANGE="839@0"',
    '#EXTINF:4.000000,',
    '#EXT-X-BYTERANGE:100@839',
    'video-720.mp4?jwt=a',
    '#EXT-X-ENDLIST',
  ].join('\n');
  const address = 'video-720.mp4?jwt=a';
  expect(partsIn(media)).toEqual([
    { address, seconds: 0, start: 0, end: 838 },
    { address, seconds: 4, start: 839, end: 938 },
  ]);
});
