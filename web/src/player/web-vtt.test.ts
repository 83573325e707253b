import { describe, expect, it } from 'vitest';
import { cueIndexAt, cuesAt, parseSeekPreviews, parseWebVtt } from './web-vtt.ts';

const file = `\uFEFFWEBVTT - a title\r
Language: en\r
\r
NOTE nothing to show\r
\r
STYLE\r
::cue { color: lime }\r
\r
intro\r
00:01.000 --> 00:03.500 line:10% align:start\r
Wind &amp; <i>weather</i>\r
second line\r
\r
00:00:05.000 --> 00:00:04.000\r
ends before it begins\r
\r
00:03.000 --> 00:06.000\r
<v Head of grid>We listen earlier.</v>\r
\r
01:00:00.000 --> 01:00:01.000\r
late\r
`;

describe('parseWebVtt', () => {
  const cues = parseWebVtt(file);

  it('keeps what is said, in order, without markup', () => {
    expect(cues).toEqual([
      { startTime: 1, endTime: 3.5, text: 'Wind & weather\nsecond line' },
      { startTime: 3, endTime: 6, text: 'We listen earlier.', speaker: 'Head of grid' },
      { startTime: 3600, endTime: 3601, text: 'late' },
    ]);
  });

  it('finds the cues of a moment, two at once where they overlap', () => {
    expect(cuesAt(cues, 0.5)).toEqual([]);
    expect(cuesAt(cues, 3.2).map((cue) => cue.startTime)).toEqual([1, 3]);
    expect(cuesAt(cues, 6)).toEqual([]);
    expect(cueIndexAt(cues, 0)).toBe(-1);
    expect(cueIndexAt(cues, 4000)).toBe(2);
  });

  it('answers nothing for what is no caption file', () => {
    expect(parseWebVtt('<html>not found</html>')).toEqual([]);
    expect(parseWebVtt('')).toEqual([]);
  });
});

describe('parseSeekPreviews', () => {
  it('reads the place in the sprite and makes its address absolute', () => {
    const sprite = 'WEBVTT\n\n00:00.000 --> 00:05.000\nseek-previews.webp?jwt=x#xywh=160,90,160,90\n';
    expect(parseSeekPreviews(sprite, 'https://tv.example/files/1/seek-previews.vtt?jwt=x')).toEqual([
      {
        startTime: 0,
        endTime: 5,
        url: 'https://tv.example/files/1/seek-previews.webp?jwt=x',
        x: 160,
        y: 90,
        width: 160,
        height: 90,
      },
    ]);
  });

  it('passes over a picture without a place', () => {
    const sprite = 'WEBVTT\n\n00:00.000 --> 00:05.000\nseek-previews.webp\n';
    expect(parseSeekPreviews(sprite, 'https://tv.example/')).toEqual([]);
  });
});
