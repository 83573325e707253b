import { expect, test } from 'vitest';
import { filesIn, readInWords } from '../test-files.ts';
import { chaptersIn } from './chapters-in-description.ts';

const headings =
  'Video ID,Approx Duration (ms),Video Audio Language,Video Category,Video Description (Original),Channel ID,Tag 1,Tag 2,Video Title (Original),Privacy,Video State,Video Create Timestamp,Video Publish Timestamp,Something New';

test('a Takeout: videos, playlists, views, captions, and names that were made for disks', async () => {
  const { instance, items, problems } = await readInWords('youtube', {
    files: filesIn({
      'Takeout/YouTube und YouTube Music/Videometadaten/videos.csv': `\uFEFF${headings}
dQw4w9WgXcQ,9000000,en-US,Education,"0:00 Start
1:05 Middle
2:00:00 End",UC1,wind,sun,"Demo: part 1?",Public,Processed,2021-01-30T05:26:03+00:00,2021-02-01T08:00:00+00:00,x
aaaaaaaaaaa,1000,,People,,UC1,,,Same,Private,Processed,2019-01-01T00:00:00+00:00,,
bbbbbbbbbbb,1000,,People,,UC1,,,Same,Private,Processed,2018-01-01T00:00:00+00:00,,
ccccccccccc,1000,,People,,UC1,,,Missing,Private,Processed,2022-01-01T00:00:00+00:00,,
`,
      'Takeout/YouTube und YouTube Music/Videos/Demo_ part 1_.mp4': 'film',
      'Takeout/YouTube und YouTube Music/Videos/Demo_ part 1_.de.srt': '1',
      'Takeout/YouTube und YouTube Music/Videos/Same.mp4': 'film',
      'Takeout/YouTube und YouTube Music/Videos/Same(1).mp4': 'film',
      'Takeout/YouTube und YouTube Music/Videos/Live Stream.webm': 'film',
      'Takeout/YouTube und YouTube Music/Kanäle/channel.csv':
        'Channel ID,Channel Title (Original),Channel Visibility\nUC1,Aurora,Public\n',
      'Takeout/YouTube und YouTube Music/Playlists/playlists.csv':
        'Playlist ID,Playlist Title (Original),Playlist Visibility\nPL1,Town halls: all,Public\n',
      'Takeout/YouTube und YouTube Music/Playlists/Town halls_ all-videos.csv':
        'Video ID,Playlist Video Creation Timestamp\ndQw4w9WgXcQ,2021-02-02T00:00:00+00:00\n',
      'Takeout/YouTube und YouTube Music/Playlists/Watch later-videos.csv':
        'Video ID,Playlist Video Creation Timestamp\ndQw4w9WgXcQ,2021-02-02T00:00:00+00:00\n',
      'Table data.csv': 'Content,Video title,Views\nTotal,,9\ndQw4w9WgXcQ,Demo,"4,711"\n',
    }),
  });
  expect([instance, problems]).toEqual(['UC1', []]);
  const byId = new Map(items.map((item) => [item.sourceId, item]));
  expect(byId.get('dQw4w9WgXcQ')).toMatchObject({
    title: 'Demo: part 1?',
    media: { path: 'Takeout/YouTube und YouTube Music/Videos/Demo_ part 1_.mp4' },
    publishedAt: '2021-02-01T08:00:00.000Z',
    durationSeconds: 9000,
    languageCode: 'en-US',
    tags: ['wind', 'sun'],
    categories: ['Town halls: all'],
    viewsBefore: 4711,
    captions: [{ languageCode: 'de' }],
    chapters: [
      { startSeconds: 0, title: 'Start' },
      { startSeconds: 65, title: 'Middle' },
      { startSeconds: 7200, title: 'End' },
    ],
    oldAddresses: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
  });
  // Of two videos with one title, the older one has the file without a number.
  expect(byId.get('bbbbbbbbbbb')!.media).toEqual({
    path: 'Takeout/YouTube und YouTube Music/Videos/Same.mp4',
  });
  expect(byId.get('aaaaaaaaaaa')!.media).toEqual({
    path: 'Takeout/YouTube und YouTube Music/Videos/Same(1).mp4',
  });
  expect(byId.get('ccccccccccc')).toMatchObject({ notes: [expect.stringContaining('not in the export')] });
  expect(items.at(-1)).toMatchObject({
    title: 'Live Stream',
    notes: [expect.stringContaining('says nothing of this file')],
  });
});

test('an export without a table that can be read says what to do', async () => {
  const { items, problems } = await readInWords('youtube', {
    files: filesIn({ 'Videos/a.mp4': 'film', 'x/Videos.csv': 'ID vidéo,Titre\n1,2\n' }),
  });
  expect(items.map(({ title }) => title)).toEqual(['a']);
  expect(problems).toEqual([{ where: 'videos.csv', message: expect.stringContaining('English headings') }]);
});

test.each([
  ['0:00 A\n0:10 B', []],
  ['0:05 A\n0:10 B\n0:20 C', []],
  ['0:00 A\n0:20 B\n0:10 C', []],
  ['Words\n(0:00) - A\n0:10: B\n0:20 C', ['A', 'B', 'C']],
])('chapters in %j', (description, titles) => {
  expect(chaptersIn(description).map(({ title }) => title)).toEqual(titles);
});
