import { expect, test } from 'vitest';
import { livePlaylist } from './live-playlists.ts';
import { sharedPlaylists } from './shared-playlists.ts';

const sound = { track: 'audio-1', codecs: 'mp4a.40.2', bitsPerSecond: 128_000, sound: { name: 'Original' } };
const stream = (count: number) => ({
  ...{ state: 'onAir' as const, startedAt: null, dvrSeconds: null, isEnded: false },
  ...{ captionsLanguage: null, makesCaptions: false },
  ...{ runs: [{ part: 'a', run: 1, tracks: [sound], startsAt: null }], received: [], cues: [] },
  segments: Array.from({ length: count }, (_each, number) => ({
    ...{ number, part: 'a', run: 1, fileNumber: number, startsAt: new Date(number * 1000) },
    lengths: { 'audio-1': { seconds: 1, bytes: 1000 } },
  })),
});

test('everybody gets the playlist of the stream with a token of their own', () => {
  const playlistOf = sharedPlaylists();
  const [before, now] = [stream(40), stream(41)];
  for (const [of, token, skips] of [
    [before, 'public', false],
    [before, 'a+b', false],
    [before, 'a+b', true],
    [now, 'a+b', true],
  ] as const)
    expect(playlistOf(of, 'audio-1', token, skips)).toBe(
      livePlaylist(of, 'audio-1', { token, dvrSeconds: null, skips }),
    );
  expect(playlistOf(now, 'video-720', 'public', false)).toBeUndefined();
});
