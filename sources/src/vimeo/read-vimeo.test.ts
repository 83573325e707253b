import { expect, test } from 'vitest';
import { filesIn, readInWords } from '../test-files.ts';

test('a table of videos with semicolons, and files by name, id and title', async () => {
  const { items, problems } = await readInWords('vimeo', {
    files: filesIn({
      'videos.csv':
        `Video URI;Title;Description;Tags;Folder;Created time;Plays;Duration;Link;File name;Unknown
/videos/123456;First;Words;"a, b";Talks;2019-03-04T05:06:07+00:00;1,234;1:30;https://vimeo.com/123456;first.mov;x
/videos/234567;Second;;;;;;;;;
/videos/345678;Third: "here";;;;;;;;;
;No id;;;;;;;;;
`.replaceAll('Third: "here"', '"Third: ""here"""'),
      'first.mov': 'film',
      'anything 234567.mp4': 'film',
      'Third_ _here_.mp4': 'film',
      'Third_ _here_.en.vtt': 'WEBVTT',
      'other.mp4': 'film',
    }),
  });
  expect(items.map(({ sourceId, media }) => [sourceId, media])).toEqual([
    ['123456', { path: 'first.mov' }],
    ['234567', { path: 'anything 234567.mp4' }],
    ['345678', { path: 'Third_ _here_.mp4' }],
    ['other.mp4', { path: 'other.mp4' }],
  ]);
  expect(items[0]).toMatchObject({
    tags: ['a', 'b'],
    categories: ['Talks'],
    createdAt: '2019-03-04T05:06:07.000Z',
    viewsBefore: 1234,
    durationSeconds: 90,
    oldAddresses: ['https://vimeo.com/123456'],
  });
  expect(items[2]!.captions).toHaveLength(1);
  expect(problems).toEqual([{ where: 'videos.csv, row 5', message: expect.stringContaining('no id') }]);
});

test('answers of the API', async () => {
  const video = {
    uri: '/videos/999999',
    name: 'By the API',
    link: 'https://vimeo.com/999999/abc',
    language: 'de',
    created_time: '2020-01-02T03:04:05+00:00',
    duration: 61,
    stats: { plays: 7 },
    tags: [{ name: 'x' }],
    parent_folder: { name: 'Folder' },
    pictures: { base_link: 'https://i.vimeocdn.com/video/1' },
    user: { uri: '/users/42' },
  };
  const { instance, items } = await readInWords('vimeo', {
    files: filesIn({ 'page.json': JSON.stringify({ data: [video] }), '999999.mp4': 'film' }),
  });
  expect(instance).toBe('42');
  expect(items).toMatchObject([
    {
      title: 'By the API',
      media: { path: '999999.mp4' },
      viewsBefore: 7,
      categories: ['Folder'],
      tags: ['x'],
      poster: { address: 'https://i.vimeocdn.com/video/1' },
      oldAddresses: ['https://vimeo.com/999999/abc'],
    },
  ]);
});
