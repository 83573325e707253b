import { usualPlayerSettings } from '@tv/contract/media/usual-player-settings';
// @vitest-environment jsdom
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { expect, test } from 'vitest';
import type { MediaPackage } from '../media/media-package.ts';
import type { FeedItem } from './db.ts';
import { feedGuid } from './feed-guid.ts';
import { type Channel, writeFeed } from './write-feed.ts';

const channel: Channel = {
  title: 'Talks | North & "South"',
  description: 'Talks',
  author: 'North',
  link: 'https://tv.example/public/o/categories/c',
  self: 'https://tv.example/api/feed.xml?a=1&b=2',
  picture: 'https://tv.example/artwork.jpg',
  isExplicit: false,
  isPrivate: false,
};
const track = {
  playlist: 'audio-1.m3u8',
  kind: 1,
  name: 'Original',
  languageCode: 'de',
  isDefault: true,
  channels: 2,
  bandwidth: 1,
  averageBandwidth: 1,
  codecs: 'mp4a.40.2',
  sizeInBytes: 1000,
} as const;
const rendition = (height: number) => ({
  playlist: `video-${height}.m3u8`,
  width: (height / 9) * 16,
  height,
  frameRate: 25,
  bandwidth: 1,
  averageBandwidth: 1,
  codecs: 'avc1.64001f',
  sizeInBytes: height * 100,
});
const aPackage = (given: Partial<MediaPackage>): MediaPackage => ({
  mediaType: 1,
  durationInSeconds: 100,
  renditions: [],
  audioTracks: [track],
  posterWidths: [],
  jpegPosterWidths: [],
  posterAspectRatio: 0.5625,
  thumbhash: '',
  hasSeekPreviews: false,
  hasWaveform: false,
  chapters: [],
  embeddedSubtitles: [],
  ...given,
});
const anItem = (content: Partial<MediaContent>, given: Partial<FeedItem> = {}): FeedItem => ({
  content: {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    title: 'A talk',
    description: '',
    durationInSeconds: 100.4,
    organization: { id: 'o', name: 'North' },
    categories: [],
    speakers: [],
    ...content,
  } as unknown as MediaContent,
  package: aPackage({ renditions: [1080, 720, 360].map(rendition) }),
  settings: usualPlayerSettings,
  subtitles: [],
  publishedAt: new Date('2026-03-02T09:00:00Z'),
  packageVersion: 1,
  ...given,
});
const addresses = {
  page: ({ content }: FeedItem) => `https://tv.example/watch/${content.id}`,
  file: ({ content }: FeedItem, file: string) => `https://tv.example/${content.id}/${file}?token=x&y=z`,
};

/** As much of an XML document as is looked at. */
type Xml = {
  tagName: string;
  textContent: string;
  children: Iterable<Xml>;
  getAttribute(name: string): string | null;
  getElementsByTagName(name: string): ArrayLike<Xml> & Iterable<Xml>;
  querySelector(selector: string): Xml | null;
};
type Parser = new () => { parseFromString(text: string, type: string): Xml & { documentElement: Xml } };
const { DOMParser } = globalThis as unknown as { DOMParser: Parser };

/** A strict parser reads it; anything malformed is an error of its own. */
function read(items: FeedItem[], given: Partial<Channel> = {}): Xml {
  const text = writeFeed({ ...channel, ...given }, items, addresses);
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  expect(document.documentElement.getAttribute('version')).toBe('2.0');
  return document.querySelector('rss > channel')!;
}
const child = (parent: Xml, name: string) => [...parent.children].find(({ tagName }) => tagName === name);
const textOf = (parent: Xml, name: string) => child(parent, name)?.textContent;

test('a feed has what RSS 2.0 and directories of podcasts ask for', () => {
  const picture = { thumbnailUrl: '/p' };
  const found = read([
    anItem(
      { ...picture, description: 'One <b>\n**two**', speakers: ['Host & Co', 'Guest'] },
      { subtitles: [{ id: 's', languageCode: 'en' }] },
    ),
  ]);
  expect(textOf(found, 'title')).toBe('Talks | North & "South"');
  expect(textOf(found, 'link')).toBe(channel.link);
  expect(textOf(found, 'language')).toBe('de');
  expect(child(found, 'atom:link')?.getAttribute('href')).toBe(channel.self);
  expect(textOf(found, 'itunes:explicit')).toBe('false');
  expect(child(found, 'itunes:category')?.getAttribute('text')).toBeTruthy();
  expect(child(found, 'itunes:image')?.getAttribute('href')).toBe(channel.picture);
  expect(textOf(child(found, 'image')!, 'url')).toBe(channel.picture);
  expect(textOf(found, 'itunes:type')).toBe('episodic');
  expect(child(found, 'itunes:block')).toBeUndefined();
  // RFC 822, with the year in four digits.
  const date = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
  expect(textOf(found, 'lastBuildDate')).toMatch(date);
  const item = child(found, 'item')!;
  expect(textOf(item, 'pubDate')).toBe('Mon, 02 Mar 2026 09:00:00 GMT');
  expect(child(item, 'guid')?.getAttribute('isPermaLink')).toBe('false');
  expect(textOf(item, 'description')).toBe('One &lt;b&gt;<br>two');
  const people = [...item.getElementsByTagName('podcast:person')];
  expect(people.map(({ textContent }) => textContent)).toEqual(['Host & Co', 'Guest']);
  expect(textOf(item, 'itunes:duration')).toBe('100');
  expect(child(item, 'itunes:image')?.getAttribute('href')).toMatch(/artwork\.jpg\?token=x&y=z$/);
  const transcript = child(item, 'podcast:transcript');
  expect([transcript?.getAttribute('type'), transcript?.getAttribute('language')]).toEqual([
    'text/vtt',
    'en',
  ]);
});

test('the enclosure is one file of the right length and type, of at most 720 lines', () => {
  const sound = anItem({}, { package: aPackage({ mediaType: 0 }) });
  const silentSetting = anItem({}, { settings: { ...usualPlayerSettings, allowDownload: false } });
  const found = read([anItem({}), sound, silentSetting]);
  const enclosures = [...found.getElementsByTagName('item')].map((item) => child(item, 'enclosure'));
  expect(
    enclosures.map((each) => each && ['url', 'length', 'type'].map((name) => each.getAttribute(name))),
  ).toEqual([
    [expect.stringContaining('/video.mp4'), String(72_000 + 1000 + 1024 + 1200), 'video/mp4'],
    [expect.stringContaining('/audio.m4a'), String(1000 + 1024 + 1200), 'audio/mp4'],
    undefined,
  ]);
});

test.each([
  [']]></title><item>'],
  ['</channel></rss>'],
  ['<script>alert(1)</script>'],
  ['&lt; &amp; &nope; &#0;'],
  ['"quotes" \'and\' 🎈 e\u0301'],
  // What XML has no characters for is left out.
  ['a\u0000b\u0008c\uFFFEd\uD800e', 'abcde'],
])('a title is a title, whatever it says: %j', (title, shown = title) => {
  const found = read([anItem({ title, description: title, categories: [{ id: 'c', name: title }] })], {
    title,
  });
  expect(found.getElementsByTagName('item')).toHaveLength(1);
  const item = child(found, 'item')!;
  for (const [parent, name] of [
    [found, 'title'],
    [item, 'title'],
    [item, 'itunes:title'],
    [item, 'category'],
  ] as const)
    expect(textOf(parent, name)).toBe(shown);
});

test('a person’s own feed asks directories to leave it alone; an empty one is a feed', () => {
  const found = read([], { isPrivate: true });
  expect(textOf(found, 'itunes:block')).toBe('Yes');
  expect(child(found, 'item')).toBeUndefined();
  expect(child(found, 'lastBuildDate')).toBeUndefined();
  expect(child(found, 'itunes:image')?.getAttribute('href')).toBe(channel.picture);
});

test('the organization says of which kind its podcasts are, and for whom; the feed is the same podcast everywhere', () => {
  const found = read([anItem({})], { category: 'Education', isExplicit: true });
  expect(child(found, 'itunes:category')?.getAttribute('text')).toBe('Education');
  expect(textOf(found, 'itunes:explicit')).toBe('true');
  expect(textOf(child(found, 'item')!, 'itunes:explicit')).toBe('true');
  // The example of the specification of podcast:guid.
  expect(feedGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810');
  expect(textOf(found, 'podcast:guid')).toBe(feedGuid(channel.self));
});

test('the language is that of most items, and the first of the portal where none is known', () => {
  const { languageCode: _, ...unnamed } = track;
  const spoken = (more: { languageCode?: string }) =>
    anItem({}, { package: aPackage({ audioTracks: [{ ...unnamed, ...more }] }) });
  const [french, unknown] = [spoken({ languageCode: 'fr' }), spoken({})];
  expect(textOf(read([french, unknown, unknown]), 'language')).toBe('fr');
  expect(textOf(read([unknown]), 'language')).toBe('en');
  expect(textOf(read([]), 'language')).toBe('en');
});

test('chapters are named where there are some', () => {
  const chapters = [{ title: 'Begin', startTime: 0, endTime: 10 }];
  const found = read([anItem({}, { package: aPackage({ chapters }) }), anItem({})]);
  const named = [...found.getElementsByTagName('item')].map((item) =>
    child(item, 'podcast:chapters')?.getAttribute('type'),
  );
  expect(named).toEqual(['application/json+chapters', undefined]);
});
