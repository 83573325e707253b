import type { SourceKind } from '@tv/contract/source-kinds';
import type { SourceReader } from './source.ts';

type Reader = {
  /** What it is given: a folder (or an archive of one), a single file, an address. */
  takes: readonly ('folder' | 'file' | 'address')[];
  /** Its code is loaded when it is first used. */
  read: SourceReader;
};

/** The reader of each kind. */
export const readers: Record<SourceKind, Reader> = {
  feed: {
    takes: ['address', 'file', 'folder'],
    read: async (input) => (await import('./feed/read-feed.ts')).readFeed(input),
  },
  youtube: {
    takes: ['folder'],
    read: async (input) => (await import('./youtube/read-youtube.ts')).readYoutube(input),
  },
  vimeo: {
    takes: ['folder'],
    read: async (input) => (await import('./vimeo/read-vimeo.ts')).readVimeo(input),
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
  zoom: {
    takes: ['folder'],
    read: async (input) => (await import('./meetings/read-zoom.ts')).readZoom(input),
  },
  teams: {
    takes: ['folder'],
    read: async (input) => (await import('./meetings/read-teams.ts')).readTeams(input),
  },
  meet: {
    takes: ['folder'],
    read: async (input) => (await import('./meetings/read-meet.ts')).readMeet(input),
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
