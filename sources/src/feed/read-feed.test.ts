import { expect, test } from 'vitest';
import { SourceProblem } from '../source.ts';
import { filesIn, readInWords } from '../test-files.ts';
import { markdownOf } from './html-text.ts';

const podcast = `<?xml version="1.0"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
  xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:psc="http://podlove.org/simple-chapters" xmlns:media="http://search.yahoo.com/mrss/">
<channel><title>Voices</title><language>en-GB</language><link>https://voices.example/</link>
<atom:link rel="self" href="https://voices.example/feed.xml"/>
<atom:link rel="next" href="/feed.xml?page=2"/>
<itunes:image href="https://voices.example/cover.jpg"/>
<item><title>One &amp; two</title><itunes:title>One</itunes:title><guid isPermaLink="false">a-1</guid>
<link>https://voices.example/1#top</link><pubDate>Wed, 04 May 2011 18:30:00 +0200</pubDate>
<content:encoded><![CDATA[<p>First <b>words</b></p><ul><li>a</li><li><a href="https://x.example/">b</a></li></ul>]]></content:encoded>
<enclosure url="media/1.mp3" type="audio/mpeg" length="100"/>
<itunes:duration>1:02:03</itunes:duration><itunes:keywords>energy, wind</itunes:keywords><category>Talk</category>
<itunes:image href="1.jpg"/><podcast:person role="host">Ada Byron</podcast:person>
<podcast:transcript url="https://voices.example/1.vtt" type="text/vtt" language="en"/>
<podcast:transcript url="https://voices.example/1.html" type="text/html"/>
<podcast:chapters url="https://voices.example/1.json" type="application/json+chapters"/></item>
<item><title>Film</title><guid>https://voices.example/film</guid>
<media:group><media:content url="https://cdn.example/low.mp4" type="video/mp4" height="360"/>
<media:content url="https://cdn.example/high.mp4" type="video/mp4" height="1080"/>
<media:content url="https://cdn.example/list.m3u8" type="application/x-mpegURL" isDefault="true"/>
<media:community><media:statistics views="4711"/></media:community>
<media:thumbnail url="https://cdn.example/film.jpg"/><media:credit role="presenter">Grace</media:credit></media:group>
<psc:chapters><psc:chapter start="00:01:00.500" title="Middle"/><psc:chapter start="0" title="Start"/></psc:chapters></item>
<item><title>No file</title><guid>a-3</guid></item>
</channel></rss>`;
const second = `<rss version="2.0"><channel><title>Voices</title><item><title>Again</title><guid>a-1</guid></item>
<item><title>Old</title><guid>old</guid><pubDate>Sat, 15 Jul 1967 10:00:00 GMT</pubDate><enclosure url="https://voices.example/old.mp3" type="audio/mpeg"/></item></channel></rss>`;

const web: Record<string, string> = {
  'https://voices.example/feed.xml': podcast,
  'https://voices.example/feed.xml?page=2': second,
  'https://voices.example/1.json':
    '{"version":"1.2.0","chapters":[{"startTime":5,"title":"Five"},{"startTime":9,"title":"Ad","toc":false}]}',
};
async function fetchText(address: string): Promise<string> {
  const text = web[address];
  if (text === undefined) throw new SourceProblem({ sentence: `${address} is not there.` });
  return text;
}

test('a podcast from its address, with its further pages', async () => {
  const { instance, items, problems } = await readInWords('feed', {
    address: 'https://voices.example/feed.xml',
    fetchText,
  });
  expect(instance).toBe('https://voices.example/feed.xml');
  const [one, film, none, old] = items;
  expect(one).toMatchObject({
    sourceId: 'a-1',
    title: 'One & two',
    description: 'First words\n\n- a\n- [b](https://x.example/)',
    media: { address: 'https://voices.example/media/1.mp3' },
    poster: { address: 'https://voices.example/1.jpg' },
    publishedAt: '2011-05-04T16:30:00.000Z',
    durationSeconds: 3723,
    languageCode: 'en-GB',
    categories: ['Voices'],
    tags: ['Talk', 'energy', 'wind'],
    speakers: ['Ada Byron'],
    chapters: [{ startSeconds: 5, title: 'Five' }],
    captions: [
      { languageCode: 'en', isMadeByMachine: false, file: { address: 'https://voices.example/1.vtt' } },
    ],
    oldAddresses: ['https://voices.example/1#top'],
    notes: ['A transcript without times (text/html) is left out.'],
  });
  expect(film).toMatchObject({
    media: { address: 'https://cdn.example/high.mp4' },
    viewsBefore: 4711,
    speakers: ['Grace'],
    poster: { address: 'https://cdn.example/film.jpg' },
    oldAddresses: ['https://voices.example/film'],
    chapters: [
      { startSeconds: 0, title: 'Start' },
      { startSeconds: 60.5, title: 'Middle' },
    ],
  });
  expect(none).toMatchObject({ title: 'No file', notes: ['The entry names no video or audio file.'] });
  expect(none).not.toHaveProperty('media');
  expect(old!.publishedAt).toBe('1967-07-15T10:00:00.000Z');
  expect(problems).toEqual([{ where: 'Again', message: expect.stringContaining('there twice') }]);
});

test('a feed and its files in a folder', async () => {
  const files = filesIn({
    'in/feed.xml': podcast.replace('voices.example/1.vtt', 'voices.example/1.srt'),
    'in/media/1.mp3': 'sound',
  });
  const { items } = await readInWords('feed', { files });
  expect(items[0]).toMatchObject({ media: { path: 'in/media/1.mp3' } });
  expect(items[0]!.notes.join()).toContain('Its chapters are on the web');
});

test('Atom', async () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Channel</title><id>urn:c</id>
    <entry><id>urn:1</id><title>Entry</title><link rel="alternate" href="https://a.example/1"/><link rel="enclosure" type="video/mp4" href="https://a.example/1.mp4"/>
    <published>2020-01-02T03:04:05Z</published><summary>Words</summary><category term="news"/></entry></feed>`;
  const { instance, items } = await readInWords('feed', { files: filesIn({ 'a.atom': atom }) });
  expect(instance).toBe('urn:c');
  expect(items[0]).toMatchObject({
    sourceId: 'urn:1',
    media: { address: 'https://a.example/1.mp4' },
    publishedAt: '2020-01-02T03:04:05.000Z',
    description: 'Words',
    tags: ['news'],
    oldAddresses: ['https://a.example/1'],
  });
});

test.each([
  ['<html><body/></html>', 'neither RSS nor Atom'],
  ['<rss><channel>', 'line 1'],
  ['<!DOCTYPE rss [<!ENTITY a "b">]><rss/>', 'document type'],
])('%s is no feed', async (text, message) => {
  await expect(readInWords('feed', { files: filesIn({ 'a.xml': text }) })).rejects.toThrow(message);
});

test('HTML becomes Markdown, text stays', () => {
  expect(markdownOf('a < b and\nc')).toBe('a < b and\nc');
  expect(markdownOf('<script>alert(1)</script>a<br/>b &amp; c')).toBe('a\nb & c');
  expect(
    markdownOf('<a href="javascript:alert(1)">no</a> <a href="https://x.example/a">https://x.example/a</a>'),
  ).toBe('no https://x.example/a');
});
