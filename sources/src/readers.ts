import type { SourceKind } from '@tv/contract/source-kinds';
import type { SourceReader } from './source.ts';

type Reader = {
  /** What it is given: a folder (or an archive of one), a single file, an address. */
  takes: readonly ('folder' | 'file' | 'address')[];
  /** Its code is loaded when it is first used. */
  read: SourceReader;
};

/** The readers of the kinds that can be brought in. */
export const readers: Partial<Record<SourceKind, Reader>> = {
  feed: {
    takes: ['address', 'file', 'folder'],
    read: async (input) => (await import('./feed/read-feed.ts')).readFeed(input),
  },
  peertube: {
    takes: ['folder', 'address'],
    read: async (input) => (await import('./peertube/read-peertube.ts')).readPeertube(input),
  },
  mediacms: {
    takes: ['folder', 'address'],
    read: async (input) => (await import('./mediacms/read-mediacms.ts')).readMediacms(input),
  },
  kaltura: {
    takes: ['folder', 'file', 'address'],
    read: async (input) => (await import('./kaltura/read-kaltura.ts')).readKaltura(input),
  },
  panopto: {
    takes: ['folder', 'file', 'address'],
    read: async (input) => (await import('./panopto/read-panopto.ts')).readPanopto(input),
  },
  bigbluebutton: {
    takes: ['folder'],
    read: async (input) => (await import('./bigbluebutton/read-bigbluebutton.ts')).readBigbluebutton(input),
  },
  folder: {
    takes: ['folder'],
    read: async (input) => (await import('./folder/read-folder.ts')).readFolder(input),
  },
};
