import { defaultLanguage, type Language } from '@tv/contract/languages/languages';
import type { PodcastCategory } from '@tv/contract/categories/podcast-categories';
import type { FeedItem } from './db.ts';
import { feedGuid } from './feed-guid.ts';
import { enclosureOf } from './enclosure.ts';
import { textMarkup } from '../media-contents/texts/text-markup.ts';
import { element, textElement, xmlDocument, xmlText } from '@tv/contract/formats/write-xml';

export type Channel = {
  title: string;
  description: string;
  author: string;
  /** The address of the page with the same items. */
  link: string;
  /** The address of the feed itself. */
  self: string;
  /** The address of a square picture. */
  picture: string;
  /** The podcast category. Without one the default is used. */
  category?: string | undefined;
  isExplicit: boolean;
  /** The default of its organization. */
  language?: Language | undefined;
  /** For search engines and directories of podcasts. */
  isPrivate: boolean;
};

export type FeedAddresses = {
  /** The address of an item's page. */
  page(item: FeedItem): string;
  /** The address of an item's file. */
  file(item: FeedItem, file: string): string;
};

const namespaces = {
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
};

const usualCategory = 'Business' satisfies PodcastCategory;

/** Writes RSS 2.0 with podcast tags. */
export function writeFeed(channel: Channel, items: readonly FeedItem[], addresses: FeedAddresses): string {
  const { picture } = channel;
  const newest = items[0]?.publishedAt;
  const head = [
    textElement('title', channel.title),
    textElement('link', channel.link),
    textElement('description', channel.description),
    textElement('language', languageOf(items) ?? channel.language ?? defaultLanguage),
    newest && textElement('lastBuildDate', newest.toUTCString()),
    element('atom:link', { href: channel.self, rel: 'self', type: 'application/rss+xml' }),
    element(
      'image',
      {},
      textElement('url', picture) + textElement('title', channel.title) + textElement('link', channel.link),
    ),
    textElement('itunes:author', channel.author),
    element('itunes:image', { href: picture }),
    element('itunes:category', { text: channel.category ?? usualCategory }),
    textElement('itunes:explicit', String(channel.isExplicit)),
    textElement('itunes:type', 'episodic'),
    !channel.isPrivate && textElement('podcast:guid', feedGuid(channel.self)),
    channel.isPrivate && textElement('itunes:block', 'Yes'),
    channel.isPrivate && textElement('podcast:block', 'yes'),
  ].filter(Boolean);
  const body = [...head, ...items.map((item) => itemElement(item, channel, addresses))].join('\n');
  return xmlDocument(
    element('rss', { version: '2.0', ...namespaces }, element('channel', {}, `\n${body}\n`)),
  );
}

function itemElement(item: FeedItem, { isExplicit }: Channel, addresses: FeedAddresses): string {
  const { content, subtitles } = item;
  const enclosure = enclosureOf(item.package, item.settings);
  const parts = [
    ...Object.values(textMarkup).flatMap(({ feed }) => feed(content)),
    textElement('link', addresses.page(item)),
    element('guid', { isPermaLink: 'false' }, xmlText(content.id)),
    textElement('pubDate', item.publishedAt.toUTCString()),
    ...content.categories.map(({ name }) => textElement('category', name)),
    enclosure &&
      element('enclosure', {
        url: addresses.file(item, enclosure.file),
        length: enclosure.length,
        type: enclosure.type,
      }),
    textElement('itunes:author', content.organization.name),
    textElement('itunes:duration', String(Math.max(1, Math.round(content.durationInSeconds)))),
    content.thumbnailUrl && element('itunes:image', { href: addresses.file(item, 'artwork.jpg') }),
    textElement('itunes:episodeType', 'full'),
    textElement('itunes:explicit', String(isExplicit)),
    item.package.chapters.length > 0 &&
      element('podcast:chapters', {
        url: addresses.file(item, 'chapters.json'),
        type: 'application/json+chapters',
      }),
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

/**
 * The most frequent language of the items, because a feed names one. Directories of podcasts require it, so a feed whose
 * items name none has the default of its organization, else the portal's first language.
 */
function languageOf(items: readonly FeedItem[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { package: media } of items) {
    const track = media.audioTracks.find(({ isDefault }) => isDefault) ?? media.audioTracks[0];
    if (track?.languageCode) counts.set(track.languageCode, (counts.get(track.languageCode) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
