import { describe, expect, it } from 'vitest';
import { measureBandwidth, parseMediaPlaylist, playlistDuration } from './media-playlist.ts';

const playlist = (...segments: [seconds: number, bytes: number][]) =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-MAP:URI="v.mp4",BYTERANGE="800@0"',
    ...segments.flatMap(([seconds, bytes], index) => [
      `#EXTINF:${seconds},`,
      index === 0 ? `#EXT-X-BYTERANGE:${bytes}@800` : `#EXT-X-BYTERANGE:${bytes}`,
      'v.mp4',
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

describe('parseMediaPlaylist', () => {
  it('reads durations and ranges; a range without an offset follows the one before', () => {
    const read = parseMediaPlaylist(playlist([4, 1000], [2.5, 500]));
    expect(read.segments).toEqual([
      { uri: 'v.mp4', durationInSeconds: 4, offset: 800, length: 1000 },
      { uri: 'v.mp4', durationInSeconds: 2.5, offset: 1800, length: 500 },
    ]);
    expect(read).toMatchObject({
      targetDuration: 4,
      isEnded: true,
      initialization: { offset: 0, length: 800 },
    });
    expect(playlistDuration(read)).toBe(6.5);
  });

  it('refuses what is none', () => {
    expect(() => parseMediaPlaylist('hello')).toThrow('#EXTM3U');
  });
});

describe('measureBandwidth', () => {
  it('takes the peak over sets from half to one and a half target durations', () => {
    // 4 s at 2000 bits a second, 4 s at 4000, and 1 s at 80,000, which counts only together with the one before.
    const measured = measureBandwidth(parseMediaPlaylist(playlist([4, 1000], [4, 2000], [1, 10_000])));
    expect(measured).toEqual({
      bandwidth: Math.ceil((12_000 * 8) / 5),
      averageBandwidth: Math.ceil((13_000 * 8) / 9),
    });
  });

  it('is the mean of something shorter than half a target duration', () => {
    expect(measureBandwidth(parseMediaPlaylist(playlist([1, 1000])))).toEqual({
      bandwidth: 8000,
      averageBandwidth: 8000,
    });
  });
});
