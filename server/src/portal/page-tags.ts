import { callAddress } from '../platform/http/call-address.ts';
import { screenPath } from '@tv/contract/pages/page-paths';
import { MediaType } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { Organization } from '@tv/contract/organization/organization';
import { plainText } from '@tv/contract/formats/plain-text';
import { embedSize } from './embed-size.ts';
import { shortened } from '../media-contents/texts/shortened.ts';

export type PageTags = {
  meta: { name: string; content: string }[];
  links: { rel: string; href: string; type?: string; title?: string }[];
};

type Shown = {
  path: string;
  /** The address of the portal, without a slash at the end. */
  origin: string;
  organization: Organization;
  /** The name of the item or the category. */
  name: string | undefined;
  item: MediaContent | undefined;
  /** The item whose picture represents the page. */
  pictured: MediaContent | undefined;
  allowsEmbed: boolean;
  allowsDownload: boolean;
  /** The path of the category's feed. */
  feed: string | undefined;
  embedOrigins: readonly string[];
};

/** The tags with which other sites show a pasted link: Open Graph, Twitter cards, and the address of the oEmbed answer. */
export function tagsOf(shown: Shown): PageTags {
  const { origin, organization, name, item } = shown;
  const address = origin + (item ? screenPath(item.organizationId, 'watch/:id', item) : shown.path);
  const title = name ?? organization.name;
  const picture = pictureOf(shown);
  const isOpen = item?.videoUrl !== undefined;
  const embed = isOpen && shown.allowsEmbed ? embedOf(item, shown) : undefined;
  const isUpcoming = item?.scheduledPublicationDate !== undefined;
  return {
    meta: [
      ...(item?.isListed === false ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(item ? itemTags(item) : [{ name: 'og:type', content: 'website' }]),
      { name: 'og:title', content: title },
      { name: 'og:site_name', content: organization.name },
      { name: 'og:url', content: address },
      ...(picture
        ? [
            { name: 'og:image', content: picture },
            { name: 'og:image:alt', content: title },
          ]
        : []),
      ...(isOpen && shown.allowsDownload ? fileOf(item, origin) : []),
      ...(embed ?? [{ name: 'twitter:card', content: item && picture ? 'summary_large_image' : 'summary' }]),
    ],
    links: [
      { rel: 'canonical', href: address },
      ...(shown.feed
        ? [{ rel: 'alternate', type: 'application/rss+xml', href: origin + shown.feed, title }]
        : []),
      ...(item && shown.allowsEmbed && !isUpcoming
        ? oembedFormats.map(([format, type]) => ({
            ...{ rel: 'alternate', type, title },
            href: `${origin}/oembed?format=${format}&url=${encodeURIComponent(address)}`,
          }))
        : []),
    ],
  };
}

const oembedFormats = [
  ['json', 'application/json+oembed'],
  ['xml', 'text/xml+oembed'],
] as const;

function itemTags(item: MediaContent) {
  const isVideo = item.type === MediaType.VIDEO;
  const description = shortened(plainText(item.description), 300);
  return [
    { name: 'og:type', content: isVideo ? 'video.other' : 'music.song' },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(description ? [{ name: 'og:description', content: description }] : []),
    ...(item.videoUrl === undefined
      ? []
      : [
          {
            name: isVideo ? 'video:duration' : 'music:duration',
            content: String(Math.max(1, Math.round(item.durationInSeconds))),
          },
        ]),
    ...(isVideo && item.publishDate ? [{ name: 'video:release_date', content: item.publishDate }] : []),
  ];
}

/** The address of the media file, for sites that play pasted links. Only for items that may be downloaded (server/src/feeds). */
function fileOf(item: MediaContent, origin: string) {
  if (item.type !== MediaType.VIDEO) return [];
  const { width, height } = embedSize(item.thumbnailAspectRatio);
  return [
    {
      name: 'og:video',
      content:
        origin + callAddress('GET /Feeds/Media/:id/:file', { params: { id: item.id, file: 'video.mp4' } }),
    },
    { name: 'og:video:type', content: 'video/mp4' },
    { name: 'og:video:width', content: String(width) },
    { name: 'og:video:height', content: String(height) },
  ];
}

const twitter = ['https://twitter.com', 'https://x.com'];

/** A card with a player, only if the organization lets that site frame its embeds. Otherwise the card would be an empty frame. */
function embedOf(item: MediaContent, { origin, embedOrigins }: Shown) {
  if (!origin.startsWith('https:') || !embedOrigins.some((each) => twitter.includes(each))) return undefined;
  const { width, height } = embedSize(item.thumbnailAspectRatio);
  return [
    { name: 'twitter:card', content: 'player' },
    { name: 'twitter:player', content: origin + screenPath(item.organizationId, 'embed/:id', item) },
    { name: 'twitter:player:width', content: String(width) },
    { name: 'twitter:player:height', content: String(height) },
  ];
}

function pictureOf({ origin, organization, pictured }: Shown): string | undefined {
  if (pictured?.thumbnailUrl) return `${origin}${pictured.thumbnailUrl}?width=1280&jwt=public`;
  return organization.logoUrl && origin + organization.logoUrl;
}
