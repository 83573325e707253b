import { describe, expect, it } from 'vitest';
import { parseSeekPreviews } from './seek-previews.ts';

describe('parseSeekPreviews', () => {
  it('reads the place in the sprite and makes its address absolute', () => {
    const sprite =
      'WEBVTT\n\n00:00.000 --> 00:05.000\nseek-previews.webp?jwt=x#xywh=160,90,160,90\n\n01:00:05.000 --> 01:00:10.500\nseek-previews.webp#xywh=0,0,160,90';
    const size = { width: 160, height: 90 };
    expect(parseSeekPreviews(sprite, 'https://tv.example/files/1/seek-previews.vtt?jwt=x')).toEqual([
      {
        startTime: 0,
        endTime: 5,
        url: 'https://tv.example/files/1/seek-previews.webp?jwt=x',
        x: 160,
        y: 90,
        ...size,
      },
      {
        startTime: 3605,
        endTime: 3610.5,
        url: 'https://tv.example/files/1/seek-previews.webp',
        x: 0,
        y: 0,
        ...size,
      },
    ]);
  });

  it('passes over a picture without a place', () => {
    const sprite = 'WEBVTT\n\n00:00.000 --> 00:05.000\nseek-previews.webp\n';
    expect(parseSeekPreviews(sprite, 'https://tv.example/')).toEqual([]);
  });
});
