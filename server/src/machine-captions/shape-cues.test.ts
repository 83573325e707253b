import type { Cue } from '@tv/contract/captions/cues';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { widthOf } from './break-lines.ts';
import type { HeardSegment } from './heard.ts';
import { charactersPerSecond, shapeCues } from './shape-cues.ts';

const segment = (startTime: number, endTime: number, text: string, words: HeardSegment['words'] = []) => ({
  ...{ startTime, endTime, text, words },
});
/** Words said one after another, each for as long. */
const spoken = (text: string, from: number, secondsEach: number) =>
  text.split(' ').map((word, index) => ({
    text: word,
    startTime: from + index * secondsEach,
    endTime: from + (index + 1) * secondsEach,
  }));
const textOf = ({ runs }: Cue) => runs.map(({ text }) => text).join('');

test('captions end with sentences, and lines break behind punctuation', () => {
  const text =
    'Good morning, and welcome to the town hall. Today we look back on a year in which the grid has grown. Then we take your questions.';
  const cues = shapeCues([segment(0, 9, text)], 60);
  expect(cues.map(textOf)).toEqual([
    'Good morning,\nand welcome to the town hall.',
    'Today we look back on a year\nin which the grid has grown.',
    'Then we take your questions.',
  ]);
  expect(cues[0]!.startTime).toBe(0);
  expect(cues[1]!.startTime).toBeCloseTo(3, 0);
});

test('the times of words are those of the captions, with the spelling of the text', () => {
  const words = [...spoken('hello there', 1, 0.5), ...spoken('heat pumps', 7, 0.5)];
  expect(shapeCues([segment(0, 9, 'Hello there. Heat pumps!', words)], 10)).toEqual([
    { startTime: 1, endTime: 2, runs: [{ text: 'Hello there.' }] },
    { startTime: 7, endTime: 8, runs: [{ text: 'Heat pumps!' }] },
  ]);
});

test('a long pause ends a caption, also within a sentence', () => {
  const words = [...spoken('we measure', 0, 0.4), ...spoken('every hour', 3, 0.4)];
  expect(shapeCues([segment(0, 4, 'We measure every hour.', words)], 10).map(textOf)).toEqual([
    'We measure',
    'every hour.',
  ]);
});

test('a caption stays until it is read, as far as the next one lets it', () => {
  const fast = spoken('This is said much faster than anybody can read it in so little time,', 0, 0.1);
  const [first, second] = shapeCues(
    [segment(0, 1.4, fast.map(({ text }) => text).join(' '), fast), segment(5, 6, 'Now there is time.')],
    6,
  );
  expect(first!.endTime - first!.startTime).toBeCloseTo(textOf(first!).length / charactersPerSecond, 1);
  expect(second).toMatchObject({ startTime: 5, endTime: 6 });
});

test('scripts without spaces are broken between words, at half as many characters', () => {
  const cues = shapeCues(
    [segment(0, 20, '電力網は去年大きく成長しました。来年はさらに多くの風力発電所を建設する予定です。')],
    30,
  );
  expect(cues.map(textOf).join('')).not.toContain(' ');
  for (const line of cues.flatMap((cue) => textOf(cue).split('\n')))
    expect(widthOf(line)).toBeLessThanOrEqual(42);
  expect(cues.length).toBeGreaterThan(1);
});

test('any speech becomes captions in order, within their bounds, without a lost word', () => {
  const word = fc.stringMatching(/^[a-zäöü]{1,50}[.,!?]?$/);
  const speech = fc.array(
    fc.tuple(fc.array(word, { minLength: 1, maxLength: 30 }), fc.double({ min: 0, max: 12, noNaN: true })),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(speech, (spoken) => {
      let at = 0;
      const segments = spoken.map(([words, seconds]) => {
        const from = at;
        at += seconds;
        return segment(from, at, words.join(' '));
      });
      const duration = at + 2000;
      const cues = shapeCues(segments, duration);
      const given = spoken.flatMap(([words]) => words).join('');
      expect(cues.map(textOf).join('').replace(/\s/g, '')).toBe(given);
      let end = 0;
      for (const cue of cues) {
        expect(cue.startTime).toBeGreaterThanOrEqual(end);
        expect(cue.endTime).toBeGreaterThan(cue.startTime);
        expect(cue.endTime - cue.startTime).toBeLessThanOrEqual(7.001);
        end = cue.endTime;
        const lines = textOf(cue).split('\n');
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(42);
      }
    }),
    { numRuns: 200 },
  );
});
