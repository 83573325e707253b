import { screenPath } from '@tv/contract/pages/page-paths';
import { Visibility } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import * as text from '@tv/strings/en/watch/share.ts';

export type ShareLink = {
  audience: 'internal' | 'public';
  label: string;
  note: string;
  url: string;
  /** The item's page for frames of other sites. */
  embedUrl: string;
};

type Shared = Pick<MediaContent, 'id' | 'title' | 'accessLevel' | 'organizationId' | 'isPasswordProtected'>;

const withStart = (address: string, startAt: number | undefined) =>
  startAt ? `${address}?t=${Math.floor(startAt)}` : address;

/** The addresses under which an item can be shared. A visitor gets the public one only. */
export const shareLinks = (
  item: Shared,
  { origin, isMember, startAt }: { origin: string; isMember: boolean; startAt?: number | undefined },
): ShareLink[] => {
  const addresses = (publicPagesOf?: string) => ({
    url: withStart(origin + screenPath(publicPagesOf, 'watch/:id', item), startAt),
    embedUrl: withStart(origin + screenPath(publicPagesOf, 'embed/:id', item), startAt),
  });
  const internal: ShareLink = {
    audience: 'internal',
    label: text.internalLink,
    note: text.internalNote,
    ...addresses(),
  };
  const open: ShareLink = {
    audience: 'public',
    label: text.publicLink,
    note: item.isPasswordProtected ? text.lockedNote : text.publicNote,
    ...addresses(item.organizationId),
  };
  return [...(isMember ? [internal] : []), ...(item.accessLevel === Visibility.PUBLIC ? [open] : [])];
};

export const mailAddressOf = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(text.mailSubject(title))}&body=${encodeURIComponent(url)}`;
