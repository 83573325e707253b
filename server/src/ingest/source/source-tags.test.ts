import { itemLimits } from '@tv/contract/limits/item-limits';
import { expect, it } from 'vitest';
import { readSourceTags } from './source-tags.ts';

const now = new Date('2026-03-02T09:00:00Z');
const read = (tags: Record<string, string>) => readSourceTags(tags, { now });

it('reads the names of every container', () => {
  expect(
    read({
      title: 'US-China',
      ARTIST: 'A person',
      COMMENT: 'On trade',
      GENRE: 'Asia; Politics',
      DATE: '2011-05-04',
    }),
  ).toEqual({
    title: 'US-China',
    description: 'A person\n\nOn trade',
    tags: ['Asia', 'Politics'],
    date: '2011-05-04T12:00:00.000Z',
  });
  expect(read({ artist: 'A person', description: 'A person' })).toEqual({ description: 'A person' });
});

it('takes the artists of a sound file for its speakers', () => {
  const sound = (tags: Record<string, string>) => readSourceTags(tags, { isAudio: true, now });
  expect(sound({ artist: 'Host; Guest / Host', comment: 'On trade' })).toEqual({
    speakers: ['Host', 'Guest'],
    description: 'On trade',
  });
  expect(sound({ performer: `${'a'.repeat(200)};${' b;'.repeat(40)}` }).speakers).toEqual([
    'a'.repeat(itemLimits.speaker),
    'b',
  ]);
});

it.each([
  ['2011', '2011-01-01T12:00:00.000Z'],
  ['20110504', '2011-05-04T12:00:00.000Z'],
  ['2011-05-04 18:30', '2011-05-04T18:30:00.000Z'],
  ['2011-05-04T18:30:00.000000Z', '2011-05-04T18:30:00.000Z'],
  ['2011-05-04T18:30:00+02:00', '2011-05-04T16:30:00.000Z'],
  ['2031-05-04', undefined],
  ['2011-13-44', undefined],
  ['0000', undefined],
  ['May 4th', undefined],
])('reads the date %s as %s', (date, expected) => expect(read({ date }).date).toBe(expected));

it('takes nothing that programs write by themselves, and nothing without bounds', () => {
  expect(
    read({ title: 'Track 01', comment: 'Created with a converter', genre: ' ; ', encoder: 'x' }),
  ).toEqual({});
  const long = read({
    title: 'a\u0000b'.repeat(400),
    genre: Array.from({ length: 99 }, (_, n) => `g${n}`).join(';'),
  });
  expect(long.title).toHaveLength(300);
  expect(long.title).not.toContain('\u0000');
  expect(long.tags).toHaveLength(30);
});
