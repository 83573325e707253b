import type { Api, CallName } from './api.ts';
import type { ApplicationScope } from './application-scopes.ts';
import type { KeyScope } from './key-scopes.ts';

/** The scopes that a call needs, all of them. `any`: every key may make it. `never`: it is for people alone. */
type Needed = KeyScope | readonly [KeyScope, KeyScope] | 'any' | 'never';

/** A key is never an admin, and it is nobody who signs in or reads as a visitor: what asks that is not for keys. */
type AccessOfKeys =
  | 'viewer'
  | 'content-manager'
  | 'content-manager-or-reviewer'
  | 'organization-manager'
  | 'admin-or-key';
type CallOfKeys = {
  [Name in CallName]: Api[Name]['access'] extends AccessOfKeys ? Name : never;
}[CallName];

const whoWatched = ['analytics:read', 'people:read'] as const;
const sharing = ['content:write', 'people:write'] as const;

/** The scopes of every call that a key or an application might make. */
export const scopesOfCalls = {
  'GET /Organizations': 'never',
  'GET /Organizations/:id/IntegrationsConfiguration/Viewers': 'never',
  'POST /Users/Me/AddVisit': 'never',
  'GET /Users/Me/Organizations': 'never',
  'DELETE /Users/Me/Organizations/:id': 'never',
  'PUT /Users/Me/CurrentOrganization': 'never',
  'GET /applications': 'never',
  'PUT /applications/:id': 'never',
  'GET /Users/Me/Data': 'never',
  'DELETE /Users/Me/Data': 'never',
  'GET /MediaContents': 'content:read',
  'GET /MediaContents/Facets': 'content:read',
  'GET /MediaContents/Suggestions': 'never',
  'GET /MediaContents/Published/:id': 'content:read',
  'GET /MediaContents/:id/UpNext': 'content:read',
  'GET /MediaContents/:id/Attachments': 'content:read',
  'GET /MediaContents/DownloadLinks/:id/Viewers': 'content:read',
  'GET /MediaContents/:id/MediaPlayerSettings/Resolved': 'content:read',
  'GET /MediaContents/:id/Subtitles': 'content:read',
  'GET /Categories': 'content:read',
  'GET /Categories/:id': 'content:read',
  'GET /Categories/Discover': 'content:read',
  'GET /Categories/Followed': 'never',
  'POST /Categories/:id/Followers': 'never',
  'DELETE /Categories/:id/Followers': 'never',
  'POST /MediaContents/:id/Visitors': 'never',
  'GET /WatchedTimestamps': 'never',
  'PUT /WatchedTimestamps': 'never',
  'DELETE /WatchedTimestamps': 'never',
  'DELETE /WatchedTimestamps/Flush': 'never',
  'POST /WatchedTimestamps': 'never',
  'POST /Reactions': 'never',
  'DELETE /Reactions': 'never',
  'POST /schedules/media-contents/:id/publish/notifications': 'never',
  'DELETE /schedules/media-contents/:id/publish/notifications': 'never',
  'GET /WatchlistContents': 'never',
  'POST /WatchlistContents': 'never',
  'PUT /WatchlistContents': 'never',
  'DELETE /WatchlistContents': 'never',
  'GET /WatchlistContents/Overview': 'never',
  'DELETE /WatchlistContents/Flush': 'never',
  'GET /Users/Me/Notices': 'never',
  'GET /Users/Me/Notices/Counts': 'never',
  'PUT /Users/Me/Notices': 'never',
  'PUT /Users/Me/Notices/:id': 'never',
  'GET /Users/Me/Notifications': 'never',
  'PUT /Users/Me/Notifications': 'never',
  'POST /Users/Me/PushSubscriptions': 'never',
  'DELETE /Users/Me/PushSubscriptions/:id': 'never',
  'GET /Users/Me/Feed': 'never',
  'PUT /Users/Me/Feed': 'never',
  'DELETE /Users/Me/Feed': 'never',

  'GET /Management/ApiKeys/Current': 'any',

  'GET /Management/MediaContents': 'content:read',
  'GET /Management/MediaContents/Counts': 'content:read',
  'GET /Management/Changes': 'content:read',
  'GET /Management/MediaContents/:id': 'content:read',
  'GET /Management/MediaContents/:id/History': 'content:read',
  'GET /Management/MediaContents/:id/Versions': 'content:read',
  'GET /Management/MediaContents/:id/SoundTracks': 'content:read',
  'GET /Management/MediaContents/:id/Subtitles': 'content:read',
  'GET /Management/MediaContents/:id/CaptionRequests': 'content:read',
  'GET /Management/MediaContents/:id/SubtitleDrafts': 'content:read',
  'GET /Management/MediaContents/:id/HeardWords': 'content:read',
  'GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues': 'content:read',
  'GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Files': 'content:read',
  'POST /Management/MediaContents/:id/Peaks': 'content:read',
  'GET /Management/Schedules': 'content:read',
  'GET /Management/Calendar': 'content:read',
  'GET /Management/Reviews': 'content:read',
  'GET /Management/Reviews/Counts': 'content:read',
  'GET /Management/MediaContents/:id/Reviews': 'content:read',
  'GET /Management/MediaContents/:id/Reviews/Summary': 'content:read',
  'GET /Management/Categories': 'content:read',
  'GET /Management/Categories/:id/AudienceChanges': 'content:read',
  'GET /Management/Uploads/Quota': 'content:read',
  'GET /Management/Processings': 'content:read',
  'GET /Management/Processings/Events': 'content:read',
  'GET /Management/Processings/:id': 'content:read',
  'GET /Management/Organization': 'content:read',
  'GET /Management/Storage': 'content:read',

  'POST /Management/MediaContents/Changes': 'content:write',
  'PATCH /Management/MediaContents/:id': 'content:write',
  'DELETE /Management/MediaContents/:id': 'content:write',
  'POST /Management/MediaContents/:id/Publications': 'content:write',
  'DELETE /Management/MediaContents/:id/Publications': 'content:write',
  'PUT /Management/MediaContents/:id/Schedules': 'content:write',
  'DELETE /Management/MediaContents/:id/Schedules': 'content:write',
  'POST /Management/MediaContents/:id/Restorations': 'content:write',
  'POST /Management/MediaContents/:id/Reprocessings': 'content:write',
  'POST /Management/MediaContents/:id/Reviews': 'content:write',
  'POST /Management/MediaContents/:id/Attachments': 'content:write',
  'PUT /Management/MediaContents/:id/Attachments/Order': 'content:write',
  'PUT /Management/MediaContents/:id/Attachments/:attachmentId': 'content:write',
  'PATCH /Management/MediaContents/:id/Attachments/:attachmentId': 'content:write',
  'DELETE /Management/MediaContents/:id/Attachments/:attachmentId': 'content:write',
  'PUT /Management/MediaContents/:id/Poster': 'content:write',
  'PUT /Management/MediaContents/:id/Poster/Picture': 'content:write',
  'DELETE /Management/MediaContents/:id/Poster': 'content:write',
  'POST /Management/MediaContents/:id/Replacements': 'content:write',
  'POST /Management/MediaContents/:id/Versions': 'content:write',
  'POST /Management/MediaContents/:id/Versions/:versionId/Restorations': 'content:write',
  'DELETE /Management/MediaContents/:id/Versions/:versionId': 'content:write',
  'POST /Management/MediaContents/:id/SoundTracks': 'content:write',
  'POST /Management/MediaContents/:id/SoundTracks/:trackId/Completions': 'content:write',
  'PATCH /Management/MediaContents/:id/SoundTracks/:trackId': 'content:write',
  'DELETE /Management/MediaContents/:id/SoundTracks/:trackId': 'content:write',
  'PUT /Management/MediaContents/:id/Subtitles/:languageCode': 'content:write',
  'DELETE /Management/MediaContents/:id/Subtitles/:languageCode': 'content:write',
  'POST /Management/MediaContents/:id/Subtitles/:languageCode/Approvals': 'content:write',
  'POST /Management/MediaContents/:id/Subtitles/:languageCode/Readings': 'content:write',
  'PUT /Management/MediaContents/:id/Subtitles/:languageCode/Cues': 'content:write',
  'DELETE /Management/MediaContents/:id/Subtitles/:languageCode/Cues': 'content:write',
  'POST /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Publications': 'content:write',
  'POST /Management/MediaContents/:id/CaptionRequests': 'content:write',
  'DELETE /Management/MediaContents/:id/CaptionRequests/:requestId': 'content:write',
  'POST /Management/Uploads': 'content:write',
  // Who uploads asks how far the file has come.
  'GET /Management/Uploads/:id': 'content:write',
  'PATCH /Management/Uploads/:id': 'content:write',
  'DELETE /Management/Uploads/:id': 'content:write',
  'PUT /Management/Uploads/:id/Subtitles/:languageCode': 'content:write',
  'PUT /Management/Uploads/:id/Attachments/:fileName': 'content:write',
  'POST /Management/Uploads/:id/Completions': 'content:write',
  'POST /Management/Categories': 'content:write',
  'PUT /Management/Categories/Order': 'content:write',
  'PATCH /Management/Categories/:id': 'content:write',
  'POST /Management/Categories/:id/AudienceChanges': 'content:write',
  'PUT /Management/Categories/:id/Cover': 'content:write',
  'DELETE /Management/Categories/:id/Cover': 'content:write',

  'GET /Management/People': 'people:read',
  'GET /Management/Invitations': 'people:read',
  'GET /Management/SelfRegistrations': 'people:read',
  'GET /Management/Groups': 'people:read',
  'GET /Management/Groups/Matches': 'people:read',
  'GET /Management/Groups/Candidates': 'people:read',
  'GET /Management/Groups/:id': 'people:read',
  'GET /Management/Groups/:id/Uses': 'people:read',
  'GET /Management/Groups/:id/Members': 'people:read',
  'GET /Management/MediaContents/:id/Guests': 'people:read',
  'GET /Management/Categories/:id/Guests': 'people:read',

  'PATCH /Management/People/:id': 'people:write',
  'DELETE /Management/People/:id': 'people:write',
  'POST /Management/Invitations': 'people:write',
  'POST /Management/Invitations/Batch': 'people:write',
  'POST /Management/Invitations/:id/Mails': 'people:write',
  'DELETE /Management/Invitations/:id': 'people:write',
  'POST /Management/SelfRegistrations': 'people:write',
  'PATCH /Management/SelfRegistrations/:id': 'people:write',
  'POST /Management/Groups': 'people:write',
  'PATCH /Management/Groups/:id': 'people:write',
  'DELETE /Management/Groups/:id': 'people:write',
  'POST /Management/Groups/:id/Members': 'people:write',
  'PUT /Management/Groups/:id/Members/:personId': 'people:write',
  'DELETE /Management/Groups/:id/Members/:personId': 'people:write',
  'PUT /Management/Categories/:id/Managers/:personId': 'people:write',
  'DELETE /Management/Categories/:id/Managers/:personId': 'people:write',
  'POST /Management/MediaContents/:id/Guests': sharing,
  'POST /Management/Categories/:id/Guests': sharing,
  'DELETE /Management/MediaContents/:id/Guests/:guestId': 'people:write',
  'DELETE /Management/Categories/:id/Guests/:guestId': 'people:write',

  'GET /Management/Analytics/Summary': 'analytics:read',
  'GET /Management/Analytics/Days': 'analytics:read',
  'GET /Management/Analytics/Days.csv': 'analytics:read',
  'GET /Management/Analytics/MediaContents': 'analytics:read',
  'GET /Management/Analytics/MediaContents.csv': 'analytics:read',
  'GET /Management/Analytics/MediaContents/:id/Retention': 'analytics:read',
  'GET /Management/Analytics/MediaContents/:id/Retention.csv': 'analytics:read',
  'GET /Management/Analytics/Audience': 'analytics:read',
  'GET /Management/Analytics/Audience.csv': 'analytics:read',
  'GET /Management/Analytics/Searches': 'analytics:read',
  'GET /Management/Analytics/Searches.csv': 'analytics:read',
  'GET /Management/AnalyticsCounts': 'analytics:read',
  'GET /Management/MediaContents/:id/Watched': whoWatched,
  'GET /Management/MediaContents/:id/Watched.csv': whoWatched,
  'GET /Management/Analytics/Watched': whoWatched,
  'GET /Management/Analytics/Watched.csv': whoWatched,
  'GET /Management/Analytics/Guests': whoWatched,
  'GET /Management/Analytics/Guests.csv': whoWatched,
  'GET /Management/Analytics/Completions': whoWatched,
  'GET /Management/Analytics/Completions.csv': whoWatched,

  'GET /Management/Webhooks': 'events:write',
  'POST /Management/Webhooks': 'events:write',
  'PATCH /Management/Webhooks/:id': 'events:write',
  'DELETE /Management/Webhooks/:id': 'events:write',
  'POST /Management/Webhooks/:id/Rotate': 'events:write',
  'POST /Management/Webhooks/:id/Test': 'events:write',
  'GET /Management/Webhooks/:id/Deliveries': 'events:write',
  'POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend': 'events:write',

  // People decide about drafts.
  'POST /Management/MediaContents/:id/Reviews/Actions': 'never',
  'POST /Management/SeenAs': 'never',
  'GET /Management/Views': 'never',
  'PUT /Management/Views': 'never',
  'PUT /Management/Presences/:tabId': 'never',
  'DELETE /Management/Presences/:tabId': 'never',
  'GET /Management/Presences/Events': 'never',
  'PATCH /Management/Organization': 'never',
  'PUT /Management/Organization/Logo': 'never',
  'DELETE /Management/Organization/Logo': 'never',
  'GET /Management/Organization/FirstSteps': 'never',
  'DELETE /Management/Organization/FirstSteps': 'never',
} as const satisfies Record<CallOfKeys, Needed>;

/** The scopes that a key needs for a call, all of them. `undefined`: the call is not for keys. */
export function scopesForKeys(name: CallName): readonly KeyScope[] | undefined {
  const needed = (scopesOfCalls as Partial<Record<CallName, Needed>>)[name];
  if (needed === undefined || needed === 'never') return undefined;
  if (needed === 'any') return [];
  return typeof needed === 'string' ? [needed] : needed;
}

/** The scopes that an application needs for a call, all of them. `undefined`: the call is not for applications. */
export function scopesForApplications(name: CallName): readonly ApplicationScope[] | undefined {
  // Its answer says who the person is, and opens pictures and streams.
  if (name === 'GET /Users/Me') return ['profile', 'email', 'content:read'];
  const needed = scopesForKeys(name);
  return needed?.length === 0 ? undefined : needed;
}
