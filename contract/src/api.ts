import { analytics } from './analytics.ts';
import { apiKeys } from './api-keys.ts';
import { applications } from './applications.ts';
import { archive } from './archive.ts';
import { audit } from './audit.ts';
import { backstage } from './backstage.ts';
import { machineCaptions } from './machine-captions.ts';
import { maintenance } from './maintenance.ts';
import { calendar } from './calendar.ts';
import { captions } from './captions.ts';
import { categories } from './categories.ts';
import { changes } from './changes.ts';
import { directory } from './directory.ts';
import { feeds } from './feeds.ts';
import { groups } from './groups.ts';
import { guests } from './guests.ts';
import { itemParts } from './item-parts.ts';
import { legalHolds } from './legal-holds.ts';
import { lifecycle } from './lifecycle.ts';
import { live } from './live.ts';
import { liveCaptions } from './live-captions.ts';
import { liveTalk } from './live-talk.ts';
import { mediaContents } from './media-contents.ts';
import { mediaVersions } from './media-versions.ts';
import { notices } from './notices.ts';
import { notifications } from './notifications.ts';
import { oldAddresses } from './old-addresses.ts';
import { organization } from './organization.ts';
import { organizationDomains } from './organization-domains.ts';
import { peaks } from './peaks.ts';
import { people } from './people.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policies.ts';
import { sources } from './sources.ts';
import { storage } from './storage.ts';
import { playback } from './playback.ts';
import { playing } from './playing.ts';
import { presence } from './presence.ts';
import { playlist } from './playlist.ts';
import { publishedTexts } from './published-texts.ts';
import { recordings } from './recordings.ts';
import { registration } from './registration.ts';
import { retention } from './retention-rules.ts';
import { reviews } from './reviews.ts';
import { savedViews } from './saved-views.ts';
import { seenAs } from './seen-as.ts';
import { signInConnections } from './sign-in-connections.ts';
import { soundTracks } from './sound-tracks.ts';
import { streaming } from './streaming.ts';
import { subtitleDrafts } from './subtitle-drafts.ts';
import { uploads } from './uploads.ts';
import { watchedSources } from './watched-sources.ts';
import { webhooks } from './webhooks.ts';
import type { Part } from './endpoint.ts';

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
