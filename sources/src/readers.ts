import { readBigbluebutton } from './bigbluebutton/read-bigbluebutton.ts';
import { readFeed } from './feed/read-feed.ts';
import { readFolder } from './folder/read-folder.ts';
import { readKaltura } from './kaltura/read-kaltura.ts';
import { readMediacms } from './mediacms/read-mediacms.ts';
import { readMeet } from './meetings/read-meet.ts';
import { readTeams } from './meetings/read-teams.ts';
import { readZoom } from './meetings/read-zoom.ts';
import { readPanopto } from './panopto/read-panopto.ts';
import { readPeertube } from './peertube/read-peertube.ts';
import { readVimeo } from './vimeo/read-vimeo.ts';
import { readYoutube } from './youtube/read-youtube.ts';
import type { SourceKind } from '@tv/contract/sources/source-kinds';
import type { SourceReader } from './source.ts';

/** The reader of each kind. Browsers load them together, once something is read. */
export const readers: Record<SourceKind, SourceReader> = {
  feed: readFeed,
  youtube: readYoutube,
  vimeo: readVimeo,
  peertube: readPeertube,
  mediacms: readMediacms,
  kaltura: readKaltura,
  panopto: readPanopto,
  zoom: readZoom,
  teams: readTeams,
  meet: readMeet,
  bigbluebutton: readBigbluebutton,
  folder: readFolder,
};
