import { expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';
import { readArguments, readId, readInstant, refuseBoth } from './read-arguments.ts';

const options = {
  title: { type: 'string' },
  category: { type: 'string', multiple: true },
  public: { type: 'boolean' },
} as const;
const read = (...args: string[]) => readArguments(args, options, { command: 'edit', most: 2 });

it('reads options and words', () => {
  const { values, positionals } = read('a', '--title=-5 degrees', '--category', 'x', '--category', 'y', 'b');
  expect(values).toEqual({ title: '-5 degrees', category: ['x', 'y'] });
  expect(positionals).toEqual(['a', 'b']);
  expect(read('--', '--title').positionals).toEqual(['--title']);
});

it.each([
  [['--tilte', 'x'], '"edit" has no option --tilte: did you mean --title?'],
  [['--pub'], 'did you mean --public?'],
  [['-x'], '"edit" has no option -x. See "npm run tv -- edit --help".'],
  [['--constructor'], '"edit" has no option --constructor.'],
  [['--title'], '--title needs a value. See "npm run tv -- edit --help".'],
  [['--title', '--public'], '--title has no value before "--public". Write --title=--public'],
  [['--public=yes'], '--public takes no value.'],
  [['--title', 'a', '--title', 'b'], '--title is given twice.'],
  [['a', 'b', 'c d'], '"c d" is one word too many for "edit": put a name of several words in quotes.'],
])('says of %j what is wrong', (args, problem) => {
  expect(() => read(...args)).toThrow(problem);
});

it('refuses options of which only one has a meaning', () => {
  expect(() => refuseBoth({ public: true, internal: true }, 'public', 'internal')).toThrow(
    'Give --public or --internal, not both.',
  );
  refuseBoth({ public: true }, 'public', 'internal');
});

it('finds the word that somebody meant, and none where none is near', () => {
  const words = ['import', 'publish', 'unpublish', 'people'];
  expect(['imprt', 'improt', 'pub', 'peopel', 'xyz', ''].map((typed) => nearestWord(typed, words))).toEqual([
    'import',
    'import',
    'publish',
    'people',
    undefined,
    'import',
  ]);
});

it('reads items and instants, or says how to write them', () => {
  const id = 'aaaaaaaa-0000-4000-8000-000000000001';
  expect([readId(id), readId(`/public/x/watch/${id}#top`)]).toEqual([id, id]);
  expect(() => readId('talk')).toThrow('"talk" is not an item');
  expect(readInstant('at', '2026-12-24T18:30Z')).toBe('2026-12-24T18:30:00.000Z');
  expect(readInstant('at', '2026-12-24 18:30 +0200')).toBe('2026-12-24T16:30:00.000Z');
  expect(readInstant('at', '2026-12-24 18:30')).toBe(new Date(2026, 11, 24, 18, 30).toISOString());
  expect(readInstant('at', '2026-12-24')).toBe(new Date(2026, 11, 24).toISOString());
  expect(() => readInstant('at', '2026-13-24 18:30')).toThrow('is not a valid time');
});
