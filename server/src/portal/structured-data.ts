import { callAddress } from '../platform/http/call-address.ts';
import { screenPath } from '@tv/contract/pages/page-paths';
import { MediaType } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { Organization } from '@tv/contract/organization/organization';
import { textMarkup } from '../media-contents/texts/text-markup.ts';

type Shown = {
  origin: string;
  organization: Organization;
  item: MediaContent;
  allowsEmbed: boolean;
  allowsDownload: boolean;
};

/**
 * The structured data of an item (schema.org VideoObject or AudioObject, as JSON-LD), with its chapters as key moments.
 * `undefined` for items that visitors cannot play and for unlisted items.
 */
export function structuredData({
  origin,
  organization,
  item,
  allowsEmbed,
  allowsDownload,
}: Shown): object | undefined {
  if (item.videoUrl === undefined || item.isListed === false) return undefined;
  const isVideo = item.type === MediaType.VIDEO;
  const page = origin + screenPath(item.organizationId, 'watch/:id', item);
  const language = (item.audioTracks ?? []).find(({ isDefault }) => isDefault)?.languageCode;
  return {
    '@context': 'https://schema.org',
    '@type': isVideo ? 'VideoObject' : 'AudioObject',
    ...textProperties(item),
    url: page,
    ...(item.thumbnailUrl && { thumbnailUrl: [`${origin}${item.thumbnailUrl}?width=1280&jwt=public`] }),
    ...(item.publishDate && { uploadDate: item.publishDate }),
    ...(item.modifiedDate && { dateModified: item.modifiedDate }),
    duration: `PT${Math.max(1, Math.round(item.durationInSeconds))}S`,
    ...(item.expirationDate && { expires: item.expirationDate }),
    ...(language && { inLanguage: language }),
    ...(allowsEmbed && { embedUrl: origin + screenPath(item.organizationId, 'embed/:id', item) }),
    ...(allowsDownload && {
      contentUrl:
        origin +
        callAddress('GET /Feeds/Media/:id/:file', {
          params: { id: item.id, file: isVideo ? 'video.mp4' : 'audio.m4a' },
        }),
    }),
    publisher: {
      '@type': 'Organization',
      name: organization.name,
      url: origin + screenPath(item.organizationId, ''),
      ...(organization.logoUrl && { logo: origin + organization.logoUrl }),
    },
    ...keyMoments(item, page),
  };
}

const textProperties = (item: MediaContent): object =>
  Object.assign({}, ...Object.values(textMarkup).map(({ jsonLd }) => jsonLd(item)));

/** The chapters of an item. Without chapters, the address pattern with a start second, so that search engines find moments themselves. */
function keyMoments({ chapters = [] }: MediaContent, page: string) {
  if (chapters.length === 0)
    return {
      potentialAction: {
        '@type': 'SeekToAction',
        target: `${page}?t={seek_to_second_number}`,
        'startOffset-input': 'required name=seek_to_second_number',
      },
    };
  // Whole seconds: a clip ends where the next one begins, and one without a second of its own is left out.
  const starts = chapters.map(({ startTime }) => Math.floor(startTime));
  return {
    hasPart: chapters.flatMap(({ title, endTime }, index) => {
      const startOffset = starts[index]!;
      const endOffset = Math.min(Math.ceil(endTime), starts[index + 1] ?? Infinity);
      if (endOffset <= startOffset) return [];
      return { '@type': 'Clip', name: title, startOffset, endOffset, url: `${page}?t=${startOffset}` };
    }),
  };
}
