import { expect, test } from 'vitest';
import { instantOf } from './instants.ts';
import type { NoteOrSentence } from './say.ts';
import { emptyItem, type SourceItem } from './source.ts';
import { inWords } from './test-files.ts';
import { withinLimits } from './within-limits.ts';

const fitted = (item: Partial<SourceItem>) =>
  inWords(withinLimits({ instance: 'x', items: [{ ...emptyItem('1', 'A talk'), ...item }], problems: [] }))
    .items[0]!;

test('a title of 5,000 characters is shortened, and a note says so', () => {
  const { title, notes } = fitted({ title: `${'long '.repeat(1000)}` });
  expect(title).toMatch(/^long .*…$/);
  expect(title.length).toBeLessThanOrEqual(300);
  expect(notes).toEqual(['The title had 4999 characters, and is shortened to 300.']);
  // A character of two halves is not cut in the middle.
  expect(fitted({ title: '😀'.repeat(200) }).title.replace('…', '')).toBe('😀'.repeat(149));
});

test('without a title the file names the item', () => {
  expect(fitted({ title: ' \n', media: { path: 'a/b.mp4' } })).toMatchObject({
    title: 'b.mp4',
    notes: [expect.any(String)],
  });
});

test('an id that comes again is named, and its first item stays', () => {
  const items = [
    emptyItem('1', 'First'),
    emptyItem('1', 'Second'),
    emptyItem(' ', 'Third'),
    emptyItem('x'.repeat(1001), 'Fourth'),
  ];
  const reading = withinLimits({ instance: '', items, problems: [] });
  expect(reading.items.map(({ title }) => title)).toEqual(['First']);
  expect(reading.problems.map(({ where }) => where)).toEqual(['Second', 'Third', 'Fourth']);
});

test('lists, chapters, captions and addresses are those that the portal takes', () => {
  const item = fitted({
    tags: ['one', 'One', ' ', 'x'.repeat(60), ...Array.from({ length: 40 }, (_, index) => `tag ${index}`)],
    chapters: [
      { startSeconds: 9, title: 'Second' },
      { startSeconds: 0, title: 'First' },
      { startSeconds: 9, title: 'Again' },
      { startSeconds: -1, title: 'Wrong' },
      { startSeconds: NaN, title: 'Wrong' },
      { startSeconds: 60, title: 'Past the end' },
    ],
    captions: [
      { languageCode: 'en', isMadeByMachine: true, file: { path: 'machine.vtt' } },
      { languageCode: 'EN', isMadeByMachine: false, file: { path: 'people.vtt' } },
      { languageCode: 'pt_BR', isMadeByMachine: false, file: { path: 'pt.vtt' } },
      { languageCode: 'Klingon!', isMadeByMachine: false, file: { path: 'und.vtt' } },
    ],
    attachments: [
      { name: '../../slides.pdf', file: { path: 'a' } },
      { name: 'Slides.pdf', file: { path: 'b' } },
    ],
    oldAddresses: ['https://old.example/1', 'javascript:alert(1)'],
    durationSeconds: 60,
    viewsBefore: -4,
  });
  expect(item.tags).toHaveLength(30);
  expect(item.tags[1]).toHaveLength(50);
  expect(item.chapters).toEqual([
    { startSeconds: 0, title: 'First' },
    { startSeconds: 9, title: 'Second' },
  ]);
  expect(item.captions.map(({ languageCode, file }) => [languageCode, file])).toEqual([
    ['EN', { path: 'people.vtt' }],
    ['pt-BR', { path: 'pt.vtt' }],
    ['und', { path: 'und.vtt' }],
  ]);
  expect(item.attachments.map(({ name }) => name)).toEqual(['slides.pdf', '2 Slides.pdf']);
  expect(item.oldAddresses).toEqual(['https://old.example/1']);
  expect(item).not.toHaveProperty('viewsBefore');
  expect(item.notes).toHaveLength(7);
});

test('notes and problems are lines without control characters', () => {
  const gone: NoteOrSentence = ['fileNotThere', { file: '\u001b[2Ja\nb' }];
  const item = { ...emptyItem('a', 'A'), notes: [gone, { sentence: 'gone: \u001b[2Ja\nb' }] };
  const long: NoteOrSentence = ['captionsUnread', { why: ['notFeed', { where: 'y'.repeat(1e6) }] }];
  const reading = withinLimits({
    instance: '',
    items: [item],
    problems: [{ where: 'x\u0007', message: long }],
  });
  const words = inWords(reading);
  expect(words.items[0]!.notes).toEqual(['The file [2Ja b is not there.', 'gone: [2Ja b']);
  expect(words.problems[0]!.where).toBe('x');
  expect(words.problems[0]!.message).toHaveLength(500);
  expect(JSON.stringify(reading.problems).length).toBeLessThan(600);
});

test('dates before 1970 are kept, those that are none or in the future are named', () => {
  expect(fitted({ publishedAt: '1964-08-20' }).publishedAt).toBe('1964-08-20T12:00:00.000Z');
  const { notes, ...item } = fitted({ publishedAt: '1964-13-20', createdAt: '2999-01-01' });
  expect([item.publishedAt, item.createdAt]).toEqual([undefined, undefined]);
  expect(notes).toEqual([
    'The date of publication "1964-13-20" cannot be read, and is left out.',
    'The date 2999-01-01T12:00:00.000Z is in the future, and is left out.',
  ]);
});

test.each([
  ['2024-05-01T10:00:00Z', '2024-05-01T10:00:00.000Z'],
  ['2024-05-01 10:00:00 +0200', '2024-05-01T08:00:00.000Z'],
  ['2024-05-01 9:00', '2024-05-01T09:00:00.000Z'],
  ['2023-02-28 21:04:05 UTC', '2023-02-28T21:04:05.000Z'],
  ['20110504', '2011-05-04T12:00:00.000Z'],
  ['Wed, 04 May 2011 18:30:00 +0200', '2011-05-04T16:30:00.000Z'],
  ['Wed, 04 May 2011 18:30:00 GMT', '2011-05-04T18:30:00.000Z'],
  ['May 4, 2011 6:30 PM', '2011-05-04T18:30:00.000Z'],
  ['1901-01-01', '1901-01-01T12:00:00.000Z'],
  ['2023-02-30', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('the instant of %j', (text, instant) => {
  expect(instantOf(text)).toBe(instant);
});

test('as many old addresses come, and as long ones, as an item may have', () => {
  const long = `https://old.example/${'x'.repeat(2028)}`;
  const addresses = [
    long,
    `${long}x`,
    ...Array.from({ length: 60 }, (_, nth) => `https://old.example/${nth}`),
  ];
  const { items } = withinLimits({
    instance: '',
    items: [{ ...emptyItem('one', 'One'), oldAddresses: addresses }],
    problems: [],
  });
  expect(items[0]!.oldAddresses).toEqual([long, ...addresses.slice(2, 51)]);
});
