import { expect, test } from 'vitest';
import { liveMainPlaylist, livePlaylist } from './live-playlists.ts';
import type { StoredRun, StoredSegment } from './segments-db.ts';

const picture = (side: number) => ({
  track: `video-${side}`,
  codecs: 'avc1.64001f',
  bitsPerSecond: side * 4000,
  picture: { width: (side * 16) / 9, height: side, framesPerSecond: 30 },
});
const sound = { track: 'audio-1', codecs: 'mp4a.40.2', bitsPerSecond: 128_000, sound: { name: 'Original' } };
const large: StoredRun = { part: 'a', run: 1, tracks: [picture(360), picture(720), sound], startsAt: null };
const small: StoredRun = { part: 'a', run: 2, tracks: [picture(360), sound], startsAt: null };

const startsAt = (number: number) => new Date(Date.UTC(2026, 2, 1) + number * 1000);
const segment = (number: number, run: StoredRun): StoredSegment => ({
  ...{ number, part: run.part, run: run.run, fileNumber: number, startsAt: startsAt(number) },
  lengths: Object.fromEntries(run.tracks.map(({ track }) => [track, { seconds: 1, bytes: 1000 }])),
});
const rows = (count: number, isEnded = false) => ({
  ...{ runs: [large, small], captionsLanguage: null as string | null, makesCaptions: false },
  segments: Array.from({ length: count }, (_each, number) => segment(number, number < 2 ? large : small)),
  isEnded,
});
const ask = (count: number, given: object = {}, isEnded = false, track = 'video-720') =>
  livePlaylist(rows(count, isEnded), track, { token: 'a+b', dvrSeconds: null, skips: false, ...given });

test('a playlist grows, has the token in each address, and says when the encoder began anew', () => {
  expect(ask(3)).toBe(`#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:1
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:EVENT
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=30.0
#EXT-X-MAP:URI="a-video-720-init-1.mp4?jwt=a%2Bb"
#EXT-X-PROGRAM-DATE-TIME:2026-03-01T00:00:00.000Z
#EXTINF:1.000000,
a-video-720-0.m4s?jwt=a%2Bb
#EXTINF:1.000000,
a-video-720-1.m4s?jwt=a%2Bb
#EXT-X-DISCONTINUITY
#EXT-X-MAP:URI="a-video-360-init-2.mp4?jwt=a%2Bb"
#EXT-X-PROGRAM-DATE-TIME:2026-03-01T00:00:02.000Z
#EXTINF:1.000000,
a-video-360-2.m4s?jwt=a%2Bb
`);
});

test('one that ended says so, and nothing may be left out of it', () => {
  const playlist = ask(60, { skips: true }, true)!;
  expect(playlist.endsWith('#EXT-X-ENDLIST\n')).toBe(true);
  expect(playlist).not.toContain('SKIP');
});

test('a window counts what it leaves out', () => {
  const lines = ask(10, { dvrSeconds: 3 })!.split('\n');
  expect(lines).toContain('#EXT-X-MEDIA-SEQUENCE:7');
  expect(lines).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1');
  expect(lines.filter((line) => line.startsWith('a-'))).toHaveLength(3);
  expect(lines.join()).not.toContain('PLAYLIST-TYPE');
});

test('a player that knows the rest gets the last half minute', () => {
  const lines = ask(100, { skips: true })!.split('\n');
  expect(lines).toContain('#EXT-X-SKIP:SKIPPED-SEGMENTS=70');
  expect(lines).toContain('#EXT-X-MEDIA-SEQUENCE:0');
  expect(lines.filter((line) => line.startsWith('a-'))).toHaveLength(30);
  expect(lines.join()).not.toContain('DISCONTINUITY');
});

test('there is none of a track that nobody made, and none before the first segment', () => {
  expect(ask(3, {}, false, 'video-4320')).toBeUndefined();
  expect(ask(0)).toBeUndefined();
  expect(liveMainPlaylist(rows(0), 'public')).toBeUndefined();
});

test('the main playlist names the tracks that are made now', () => {
  expect(liveMainPlaylist(rows(2), 'public')).toContain('RESOLUTION=1280x720');
  const now = liveMainPlaylist(rows(3), 'public')!;
  expect(now).not.toContain('video-720');
  expect(now).toContain('video-360.m3u8?jwt=public');
  expect(now).toContain('NAME="Original"');
});

test('captions are a rendition of every run, beside its segments', () => {
  const main = liveMainPlaylist({ ...rows(3), captionsLanguage: 'en', makesCaptions: true }, 'a+b')!;
  expect(main).toContain(
    'TYPE=SUBTITLES,GROUP-ID="captions",NAME="English (auto-generated)",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions-live.m3u8?jwt=a%2Bb"',
  );
  expect(main).toMatch(/#EXT-X-STREAM-INF:.*SUBTITLES="captions"/);
  expect(ask(3, {}, false, 'captions-live')).toBe(`#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:1
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:EVENT
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=30.0
#EXT-X-PROGRAM-DATE-TIME:2026-03-01T00:00:00.000Z
#EXTINF:1.000000,
captions-live-0.vtt?jwt=a%2Bb
#EXTINF:1.000000,
captions-live-1.vtt?jwt=a%2Bb
#EXT-X-DISCONTINUITY
#EXT-X-PROGRAM-DATE-TIME:2026-03-01T00:00:02.000Z
#EXTINF:1.000000,
captions-live-2.vtt?jwt=a%2Bb
`);
});
