import { Visibility } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { live } from '@tv/strings/en/parts/pieces.ts';
import { isLive } from './is-live.ts';
import { pathIn, type Area } from '../area/area.ts';

/** What a card shows of a media content in a place. */
export function cardOf(item: MediaContent, area: Area) {
  return {
    contentId: item.id,
    title: item.title,
    image: item.thumbnailUrl,
    publishedDate: item.publishDate,
    durationInSeconds: item.durationInSeconds,
    mediaType: item.type,
    organizationId: item.organizationId,
    placeholder: item.thumbnailPlaceholder,
    aspectRatio: item.thumbnailAspectRatio,
    progress: progressOf(item),
    isPasswordProtected: area.isPublic && item.isPasswordProtected,
    isInternal: !area.isPublic && item.accessLevel === Visibility.INTERNAL,
    hideOptionsButton: area.isPublic && item.isPasswordProtected,
    ...(isLive(item) && { chip: live }),
    to: pathIn(area, 'watch/:id', { id: item.id }),
  };
}

export function progressOf(item: Pick<MediaContent, 'currentUserWatch' | 'durationInSeconds'>): number {
  const position = item.currentUserWatch?.position ?? 0;
  return item.durationInSeconds > 0 ? Math.min(1, position / item.durationInSeconds) : 0;
}
