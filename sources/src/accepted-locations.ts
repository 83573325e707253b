import type { SourceKind } from '@tv/contract/sources/source-kinds';

/** What the reader of each kind is given: a folder (or an archive of one), a single file, an address. */
export const acceptedLocations: Record<SourceKind, readonly ('folder' | 'file' | 'address')[]> = {
  feed: ['address', 'file', 'folder'],
  youtube: ['folder'],
  vimeo: ['folder'],
  peertube: ['folder', 'address'],
  mediacms: ['folder', 'address'],
  kaltura: ['folder', 'file', 'address'],
  panopto: ['folder', 'file', 'address'],
  zoom: ['folder'],
  teams: ['folder'],
  meet: ['folder'],
  bigbluebutton: ['folder'],
  folder: ['folder'],
};
