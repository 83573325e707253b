import { analytics } from '../analytics/analytics.ts';
import { apiKeys } from '../integrations/api-keys.ts';
import { applications } from '../integrations/applications.ts';
import { archive } from '../media-contents/archive.ts';
import { audit } from '../organization/audit.ts';
import { backstage } from '../live/backstage.ts';
import { machineCaptions } from '../captions/machine-captions.ts';
import { maintenance } from './maintenance.ts';
import { calendar } from '../media-contents/calendar.ts';
import { captions } from '../captions/captions.ts';
import { categories } from '../categories/categories.ts';
import { changes } from '../media-contents/changes.ts';
import { directory } from '../sign-in/directory.ts';
import { feeds } from '../categories/feeds.ts';
import { groups } from '../people/groups.ts';
import { guests } from '../people/guests.ts';
import { itemParts } from '../media-contents/item-parts.ts';
import { legalHolds } from '../retention/legal-holds.ts';
import { lifecycle } from '../media-contents/lifecycle.ts';
import { live } from '../live/live.ts';
import { liveCaptions } from '../live/live-captions.ts';
import { liveTalk } from '../live/live-talk.ts';
import { mediaContents } from '../media-contents/media-contents.ts';
import { mediaVersions } from '../media/media-versions.ts';
import { notices } from '../notifications/notices.ts';
import { notifications } from '../notifications/notifications.ts';
import { oldAddresses } from '../media-contents/old-addresses.ts';
import { organization } from '../organization/organization.ts';
import { organizationDomains } from '../organization/organization-domains.ts';
import { peaks } from '../media/peaks.ts';
import { people } from '../people/people.ts';
import { personalData } from '../people/personal-data.ts';
import { policies } from '../sign-in/policies.ts';
import { sources } from '../sources/sources.ts';
import { storage } from '../organization/storage.ts';
import { playback } from '../playback/playback.ts';
import { playing } from '../playback/playing.ts';
import { presence } from '../people/presence.ts';
import { playlist } from '../playback/playlist.ts';
import { publishedTexts } from '../media-contents/published-texts.ts';
import { recordings } from '../uploads/recordings.ts';
import { registration } from '../sign-in/registration.ts';
import { retention } from '../retention/retention-rules.ts';
import { reviews } from '../media-contents/reviews.ts';
import { savedViews } from '../media-contents/saved-views.ts';
import { seenAs } from '../people/seen-as.ts';
import { signInConnections } from '../sign-in/sign-in-connections.ts';
import { soundTracks } from '../media/sound-tracks.ts';
import { streaming } from '../media/streaming.ts';
import { subtitleDrafts } from '../captions/subtitle-drafts.ts';
import { uploads } from '../uploads/uploads.ts';
import { watchedSources } from '../sources/watched-sources.ts';
import { webhooks } from '../integrations/webhooks.ts';
import type { Part } from '../endpoint.ts';

/** Every call by its name. The web imports only its type, so that no schema reaches a browser. */
export const api = {
  ...organization,
  ...publishedTexts,
  ...organizationDomains,
  ...policies,
  ...signInConnections,
  ...storage,
  ...people,
  ...personalData,
  ...registration,
  ...directory,
  ...apiKeys,
  ...groups,
  ...guests,
  ...seenAs,
  ...applications,
  ...mediaContents,
  ...lifecycle,
  ...legalHolds,
  ...oldAddresses,
  ...retention,
  ...archive,
  ...sources,
  ...watchedSources,
  ...live,
  ...backstage,
  ...liveCaptions,
  ...liveTalk,
  ...reviews,
  ...calendar,
  ...changes,
  ...savedViews,
  ...presence,
  ...itemParts,
  ...mediaVersions,
  ...peaks,
  ...soundTracks,
  ...captions,
  ...machineCaptions,
  ...subtitleDrafts,
  ...categories,
  ...playback,
  ...playing,
  ...playlist,
  ...recordings,
  ...notices,
  ...notifications,
  ...feeds,
  ...streaming,
  ...uploads,
  ...analytics,
  ...audit,
  ...webhooks,
  ...maintenance,
};

export type Api = typeof api;
export type CallName = keyof Api & string;
export type Params<Name extends CallName> = Part<Api[Name], 'params'>;
export type Query<Name extends CallName> = Part<Api[Name], 'query'>;
export type Body<Name extends CallName> = Part<Api[Name], 'body'>;
export type Answer<Name extends CallName> = Part<Api[Name], 'answer'>;
