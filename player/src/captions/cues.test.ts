import type { Cues } from '@tv/contract/captions/cues';
import { describe, expect, it } from 'vitest';
import { cueIndexAt, cuesUrl, readCues, readSpokenCues, shownAt, spokenRuns } from './cues.ts';

const file: Cues = {
  cues: [
    {
      startTime: 1,
      endTime: 3.5,
      runs: [{ text: 'Wind & ' }, { text: 'weather\n', italic: true }, { text: 'second line' }],
    },
    {
      startTime: 3,
      endTime: 6,
      runs: [
        { text: 'We listen\n', speaker: 'Ann' },
        { text: 'And ', speaker: 'Bob' },
        { text: 'act.', speaker: 'Bob', bold: true },
      ],
    },
    { startTime: 3600, endTime: 3601, runs: [{ text: 'ANN: Late', speaker: 'Ann' }] },
  ],
  regions: [],
};
const json = JSON.stringify(file);

it('asks the service for what it read', () =>
  expect(cuesUrl('/api/media/1/subtitles/2')).toBe('/api/media/1/subtitles/2?format=cues'));

describe('cues', () => {
  it('are what the service answers', () => expect(readCues(json)).toEqual(file));

  it('say who speaks before the first that they say, and once', () => {
    const named = file.cues.map((cue) => spokenRuns(cue).map(({ speaker }) => speaker));
    expect(named).toEqual([[undefined, undefined, undefined], ['Ann', 'Bob', undefined], [undefined]]);
    expect(readSpokenCues(json)).toEqual([
      { startTime: 1, endTime: 3.5, text: 'Wind & weather\nsecond line' },
      { startTime: 3, endTime: 6, text: 'We listen\nBob: And act.', speaker: 'Ann' },
      { startTime: 3600, endTime: 3601, text: 'ANN: Late' },
    ]);
  });

  it('are found by their time, several at once where they overlap', () => {
    const { cues } = file;
    expect(shownAt(cues, 0.5)).toEqual([]);
    expect(shownAt(cues, 3.2)).toEqual([0, 1]);
    expect(shownAt(cues, 6)).toEqual([]);
    expect(cueIndexAt(cues, 0)).toBe(-1);
    expect(cueIndexAt(cues, 4000)).toBe(2);
  });

  it('stay for as long as they last, however many come and go meanwhile', () => {
    const short = Array.from({ length: 50 }, (_, at) => ({ startTime: at + 1, endTime: at + 2 }));
    expect(shownAt([{ startTime: 0, endTime: 100 }, ...short], 40.5)).toEqual([0, 40]);
    expect(shownAt([{ startTime: 0, endTime: 100 }, ...short], 99)).toEqual([0]);
  });
});
