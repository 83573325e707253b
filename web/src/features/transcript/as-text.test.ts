import { expect, it } from 'vitest';
import { asText } from './as-text.ts';

const cues = [
  { startTime: 0, endTime: 2, text: 'Good morning.' },
  { startTime: 65.5, endTime: 70, text: 'Four thousand panels\nturn.', speaker: 'Ada' },
  { startTime: 3725, endTime: 3730, text: 'Good night.' },
];

it('gives each cue its line and time', () => {
  expect(asText(cues, [])).toBe(
    '0:00  Good morning.\n1:05  Ada: Four thousand panels turn.\n1:02:05  Good night.',
  );
});

it('puts the names of chapters over theirs', () => {
  const chapters = [
    { title: 'Morning', startTime: 0, endTime: 60 },
    { title: 'Noon', startTime: 60, endTime: 4000 },
  ];
  expect(asText(cues, chapters).split('\n')).toEqual([
    'Morning',
    '0:00  Good morning.',
    '',
    'Noon',
    '1:05  Ada: Four thousand panels turn.',
    '1:02:05  Good night.',
  ]);
});

it('isolates the name of a speaker from words of another direction', () => {
  const textOf = (speaker: string, text: string) => asText([{ startTime: 0, endTime: 1, speaker, text }], []);
  expect(textOf('Ada', 'مرحبا.')).toBe('0:00  \u2068Ada\u2069: مرحبا.');
  expect(textOf('ليلى', 'Hello.')).toBe('0:00  \u2068ليلى\u2069: Hello.');
});
