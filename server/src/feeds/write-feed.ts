import type { FeedItem } from './db.ts';
import { enclosureOf } from './enclosure.ts';
import { element, textElement, xmlText } from './xml.ts';

export type Channel = {
  title: string;
  description: string;
  author: string;
  /** Address of the page that shows the same. */
  link: string;
  /** Address of the feed itself. */
  self: string;
  /** For search engines and directories of podcasts. */
  isPrivate: boolean;
};

export type FeedAddresses = {
  /** Of the page of an item. */
  page(item: FeedItem): string;
  /** Of a file of an item. */
  file(item: FeedItem, file: string): string;
};

const namespaces = {
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
};

/** RSS 2.0 with the tags of podcasts. */
export function writeFeed(channel: Channel, items: readonly FeedItem[], addresses: FeedAddresses): string {
  const pictured = items.find(({ content }) => content.thumbnailUrl);
  const picture = pictured && addresses.file(pictured, 'poster.jpg');
  const language = languageOf(items);
  const newest = items[0]?.publishedAt;
  const head = [
    textElement('title', channel.title),
    textElement('link', channel.link),
    textElement('description', channel.description),
    language && textElement('language', language),
    newest && textElement('lastBuildDate', newest.toUTCString()),
    element('atom:link', { href: channel.self, rel: 'self', type: 'application/rss+xml' }),
    picture &&
      element(
        'image',
        {},
        textElement('url', picture) + textElement('title', channel.title) + textElement('link', channel.link),
      ),
    textElement('itunes:author', channel.author),
    picture && element('itunes:image', { href: picture }),
    element('itunes:category', { text: 'Business' }),
    textElement('itunes:explicit', 'false'),
    channel.isPrivate && textElement('itunes:block', 'Yes'),
    channel.isPrivate && textElement('podcast:block', 'yes'),
  ].filter(Boolean);
  const body = [...head, ...items.map((item) => itemElement(item, addresses))].join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('rss', { version: '2.0', ...namespaces }, element('channel', {}, `\n${body}\n`))}\n`;
}

function itemElement(item: FeedItem, addresses: FeedAddresses): string {
  const { content, subtitles } = item;
  const enclosure = enclosureOf(item.package, item.settings);
  const parts = [
    textElement('title', content.title),
    textElement('link', addresses.page(item)),
    element('guid', { isPermaLink: 'false' }, xmlText(content.id)),
    textElement('pubDate', item.publishedAt.toUTCString()),
    content.description && textElement('description', htmlOf(content.description)),
    ...content.categories.map(({ name }) => textElement('category', name)),
    enclosure &&
      element('enclosure', {
        url: addresses.file(item, enclosure.file),
        length: enclosure.length,
        type: enclosure.type,
      }),
    textElement('itunes:title', content.title),
    textElement('itunes:author', content.organization.name),
    textElement('itunes:duration', String(Math.max(1, Math.round(content.durationInSeconds)))),
    content.thumbnailUrl && element('itunes:image', { href: addresses.file(item, 'poster.jpg') }),
    textElement('itunes:explicit', 'false'),
    ...subtitles.map(({ id, languageCode }) =>
      element('podcast:transcript', {
        url: addresses.file(item, `${id}.vtt`),
        type: 'text/vtt',
        language: languageCode,
        rel: 'captions',
      }),
    ),
  ].filter(Boolean);
  return element('item', {}, `\n${parts.join('\n')}\n`);
}

/** Readers show a description as HTML; ours is a text with lines. */
const htmlOf = (text: string) => xmlText(text).replace(/\r?\n/g, '<br>');

/** What most of the items speak; a feed names one language at most. */
function languageOf(items: readonly FeedItem[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { package: media } of items) {
    const track = media.audioTracks.find(({ isDefault }) => isDefault) ?? media.audioTracks[0];
    if (track?.languageCode) counts.set(track.languageCode, (counts.get(track.languageCode) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
