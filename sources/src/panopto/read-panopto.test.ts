import { expect, test } from 'vitest';
import { filesIn, readInWords } from '../test-files.ts';

const [one, two, three] = ['1', '2', '3'].map((each) => `279b0c4c-3caa-43a6-b752-ad8b0149481${each}`);
const host = 'https://uni.hosted.panopto.example';
const entry = (id: string, title: string, more = '') => `<item><title>${title}</title>
  <itunes:author>uni\\ada</itunes:author><itunes:summary>First &amp; last</itunes:summary>
  <enclosure url="${host}/Panopto/Podcast/Syndication/${id}.mp4${more}" length="10" type="video/mp4"/>
  <guid>${host}/Panopto/Podcast/Syndication/${id}.mp4</guid><pubDate>Mon, 02 Mar 2026 02:14:43 GMT</pubDate>
  <itunes:duration>5552</itunes:duration></item>`;
const feed = `<rss xmlns:itunes="https://www.itunes.com/dtds/podcast-1.0.dtd" version="2.0"><channel><title>Systems</title>
  ${entry(one!, 'Week 1: Basics, part 1')}${entry(two!, 'Week 2', '?mediaTargetType=audioPodcast')}</channel></rss>`;

test('the podcast of a folder, from its address', async () => {
  const address = `${host}/Panopto/Podcast/Podcast.ashx?courseid=x&type=mp4`;
  const { instance, items } = await readInWords('panopto', { address, fetchText: async () => feed });
  expect(instance).toBe('uni.hosted.panopto.example');
  expect(items).toMatchObject([
    {
      sourceId: one,
      title: 'Week 1: Basics, part 1',
      description: 'First & last',
      categories: ['Systems'],
      publishedAt: '2026-03-02T02:14:43.000Z',
      durationSeconds: 5552,
      speakers: [],
      media: { address: `${host}/Panopto/Podcast/Syndication/${one}.mp4` },
      oldAddresses: [`${host}/Panopto/Pages/Viewer.aspx?id=${one}`],
      notes: [],
    },
    { sourceId: two, notes: [expect.stringContaining('the one of sound')] },
  ]);
});

test('downloads with a feed, answers of the API and a report', async () => {
  const answer = {
    Results: [
      {
        Id: three,
        Name: 'Week 3',
        Description: null,
        StartTime: '2026-03-16T01:00:00Z',
        Duration: -5,
        FolderDetails: { Name: 'Systems' },
        Urls: {
          ViewerUrl: `${host}/Panopto/Pages/Viewer.aspx?id=${three}`,
          ThumbnailUrl: '/t.jpg',
          DownloadUrl: null,
        },
      },
    ],
  };
  const report =
    'Session ID,Session Name,Session Length,Views and Downloads,Root Folder (Level 0),Subfolder (Level 1)\r\n' +
    `${one!.toUpperCase()},Other,92.5,"1,234",Users,Deep\r\n,nameless,1,1,,\r\n`;
  const { instance, items, problems } = await readInWords('panopto', {
    files: filesIn({
      'podcast.xml': feed,
      'sessions.json': JSON.stringify(answer),
      'sessionusage.csv': report,
      'broken.xml': '<rss>\n<a>',
      'Week 1_ Basics_ part 1_default_3f2a.mp4': 'film',
      'Week 1_ Basics_ part 1_Captions_English (United States).txt': '1\n00:00:01,000 --> 00:00:02,000\nHi',
      'Week 1_ Basics_ part 1_Captions_German.txt': 'no times',
      [`${three}.mp4`]: 'film',
      [`${three}.de.vtt`]: 'WEBVTT',
      'other.mp4': 'film',
    }),
  });
  expect(instance).toBe('uni.hosted.panopto.example');
  expect(items).toMatchObject([
    {
      sourceId: three,
      title: 'Week 3',
      media: { path: `${three}.mp4` },
      poster: { address: `${host}/t.jpg` },
      captions: [{ languageCode: 'de', file: { path: `${three}.de.vtt` } }],
    },
    {
      sourceId: one,
      title: 'Week 1: Basics, part 1',
      categories: ['Systems'],
      viewsBefore: 1234,
      durationSeconds: 5552,
      media: { path: 'Week 1_ Basics_ part 1_default_3f2a.mp4' },
      captions: [{ languageCode: 'en-US' }],
      notes: [expect.stringContaining('has no times')],
    },
    { sourceId: two, notes: expect.arrayContaining([expect.stringContaining('not in the folder')]) },
  ]);
  expect(items[0]).not.toHaveProperty('durationSeconds');
  expect(problems.map(({ where }) => where)).toEqual(['broken.xml', 'other.mp4']);
  expect(problems[0]!.message).toContain('line 2');
});

test('a folder that says nothing of sessions is an error', async () => {
  await expect(readInWords('panopto', { files: filesIn({ 'a.mp4': '', 'b.json': '{}' }) })).rejects.toThrow(
    'no answers of the API',
  );
});
