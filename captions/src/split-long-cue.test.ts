import type { CueRun } from '@tv/contract/captions/cues';
import { limits } from '@tv/contract/limits/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSubtitles } from './parse-subtitles.ts';
import { normalRuns } from './runs.ts';
import { splitLongCue } from './split-long-cue.ts';

const split = (runs: CueRun[], startTime = 10, endTime = 20) =>
  splitLongCue({ id: 'a', startTime, endTime, place: { line: 0 }, runs });
const textOf = ({ runs }: { runs: CueRun[] }) => runs.map(({ text }) => text).join('');

it('leaves a cue of the greatest length as it is', () => {
  const cue = { startTime: 1, endTime: 2, runs: [{ text: 'a'.repeat(limits.cueLength) }] };
  expect(splitLongCue(cue)).toEqual([cue]);
});

it('splits between words, with the time of the characters', () => {
  const cues = split([{ text: 'abcd '.repeat(2400).trim(), italic: true }]);
  expect(cues.map(({ id, startTime, endTime }) => [id, startTime, endTime])).toEqual([
    ['a', 10, expect.closeTo(13.33, 1)],
    [undefined, expect.closeTo(13.33, 1), expect.closeTo(16.67, 1)],
    [undefined, expect.closeTo(16.67, 1), 20],
  ]);
  expect(cues.every((cue) => /^abcd( abcd)+$/.test(textOf(cue)) && cue.runs[0]!.italic)).toBe(true);
  expect(cues.map(({ place }) => place)).toEqual([{ line: 0 }, { line: 0 }, { line: 0 }]);
});

it('splits a text without spaces between words where the language has them, and never inside a letter', () => {
  const chinese = split([{ text: '我们今天学习语言'.repeat(1000) }]);
  expect(chinese.map(textOf).join('')).toBe('我们今天学习语言'.repeat(1000));
  for (const text of ['👩🏽‍🚀'.repeat(2000), 'x'.repeat(12_001), `${'a'.repeat(4999)}😀${'b'.repeat(4998)}`]) {
    const parts = split([{ text }]).map(textOf);
    expect(parts.join('')).toBe(text);
    expect(parts.every((part) => part.isWellFormed())).toBe(true);
  }
});

it('splits a cue of too many styles between words', () => {
  const runs = Array.from({ length: 450 }, (_, index) => ({
    text: index % 3 === 2 ? 'c ' : 'ab',
    ...(index % 2 === 0 && { bold: true as const }),
  }));
  const cues = split(normalRuns(runs));
  expect(cues.map((cue) => cue.runs.length)).toEqual([
    expect.any(Number),
    expect.any(Number),
    expect.any(Number),
  ]);
  expect(cues.every((cue) => cue.runs.length <= limits.cueRuns && /^(ababc ?)+$/.test(textOf(cue)))).toBe(
    true,
  );
});

it('keeps a word and its reading together, and moments while their words are shown', () => {
  const word = { text: '東京', ruby: 'とうきょう' };
  const cues = split([
    ...Array.from({ length: 100 }, () => [{ text: 'a'.repeat(99) }, word]).flat(),
    { text: ' now'.repeat(1000), from: 19 },
    { text: ' then', from: 11 },
  ]);
  expect(cues.length).toBeGreaterThan(1);
  expect(cues.flatMap(({ runs }) => runs.filter(({ ruby }) => ruby))).toHaveLength(100);
  expect(cues.at(-1)!.runs.slice(-2)).toEqual([
    { text: expect.stringMatching(/^now now.* $/), from: 19 },
    { text: 'then' },
  ]);
});

it('shows all at once where there is no time to show one after the other', () => {
  const cues = split([{ text: 'abcd '.repeat(5000) }], 1, 1.002);
  expect(cues.length).toBeGreaterThan(1);
  expect(new Set(cues.map(({ startTime, endTime }) => `${startTime} ${endTime}`))).toEqual(
    new Set(['1 1.002']),
  );
});

it('loses no word of any cue', () => {
  const piece = fc.record({
    text: fc.oneof(
      fc.integer({ min: 1, max: 9000 }).map((length) => 'lorem ipsum\n'.repeat(1000).slice(0, length)),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    ),
    ruby: fc.option(fc.constant('r'), { nil: undefined, freq: 8 }),
  });
  const withoutSpace = (text: string) => text.replace(/\s+/g, '');
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 300 }), (pieces) => {
      const runs = normalRuns(pieces.map(({ text, ruby }) => (ruby ? { text, ruby } : { text })));
      const cues = split(runs);
      expect(withoutSpace(cues.map(textOf).join(''))).toBe(withoutSpace(textOf({ runs })));
      for (const cue of cues) {
        expect(textOf(cue).length).toBeLessThanOrEqual(limits.cueLength);
        expect(cue.runs.length).toBeLessThanOrEqual(limits.cueRuns);
        expect(cue.endTime).toBeGreaterThan(cue.startTime);
      }
    }),
    { numRuns: 15 },
  );
});

it('takes a file with a caption like a book, and says so', () => {
  const file = `WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n00:03.000 --> 01:00.000\n${'a '.repeat(3000)}\n`;
  const { cues, notes } = parseSubtitles(Buffer.from(file));
  expect(cues).toHaveLength(3);
  expect(notes).toEqual(['Line 6: the caption is very long and was split into 2 consecutive ones.']);
});

it('takes a caption as large as a file in time', () => {
  const file = `WEBVTT\n\n00:01.000 --> 01:00:00.000\n${'abcd '.repeat(200_000)}\n`;
  expect(parseSubtitles(Buffer.from(file)).cues).toHaveLength(200);
});
