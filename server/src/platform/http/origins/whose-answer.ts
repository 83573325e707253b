import type { Api, CallName } from '@tv/contract/calls/api';

/** What an answer belongs to, by the id in its address. */
export type Owner = { of: 'organization' | 'item' | 'category'; id: string };

/** Calls that are answered without a person: nobody's bearer, a media token, or a secret in the address. */
export type OpenCall = {
  [Name in CallName]: Api[Name]['access'] extends 'public' | 'anyone' | 'media-token' ? Name : never;
}[CallName];

/**
 * `portal`: pages of other sites do not read it. `any`: it says nothing of an organization, and each listed site reads it.
 * Else whose it is, and the parameter that names it.
 */
type Whose = 'portal' | 'any' | { [Of in Owner['of']]?: 'id' | 'organizationId' };

/** Whose answer a call gives to somebody without a person. The compiler asks for each such call. */
export const whoseAnswer: Record<OpenCall, Whose> = {
  'GET /About/Version': 'any',
  'GET /About/SignIn': 'any',
  'GET /About/TermsOfService': 'portal',
  'GET /OrganizationDirectories/Home/Industries/Publics': 'portal',
  'GET /Organizations/:id/Publics': { organization: 'id' },
  'GET /Organizations/:id/UICustomizations/Publics': { organization: 'id' },
  'GET /Organizations/:id/IntegrationsConfiguration/Publics': { organization: 'id' },
  'GET /Organizations/:id/AccessibilityStatement/Publics': { organization: 'id' },
  'GET /Users/OnBoarding/Token': 'portal',
  'PUT /Users/OnBoarding/Account': 'portal',
  'POST /Users/OnBoarding/Invites/Resend': 'portal',
  'GET /SelfRegistrations/Basic/:id': 'portal',
  'POST /SelfRegistrations/:id/Users': 'portal',
  'POST /SelfRegistrations/:id/Users/:userId/Resend': 'portal',
  'POST /SelfRegistrations/:id/Users/Confirm': 'portal',
  'GET /IdpManager/DefaultPasswordPolicyRequirements': 'portal',
  'POST /IdpManager/ValidateUserPasswordAgainstDefaultPolicy': 'portal',
  'POST /Users/SubscriptionUsers': 'portal',
  'GET /Users/SubscriptionUsers': 'portal',
  'POST /Users/SubscriptionUsers/:id/Confirms': 'portal',
  'GET /BotCheck/Challenges': 'any',
  'POST /Categories/:id/LeadGenerationFormInputData': { category: 'id' },
  'POST /Organizations/:id/LeadGenerationFormInputData': { organization: 'id' },
  'POST /Backstage': 'portal',
  'POST /Backstage/Tickets': 'portal',
  'POST /Guests/:id/Invitation': 'portal',
  'POST /Guests/:id/Codes': 'portal',
  'POST /Guests/:id/Sessions': 'portal',
  'DELETE /Guests/:id/Sessions': 'portal',
  'GET /Guests/:id': 'portal',
  'GET /Guests/:id/MediaContents': 'portal',
  'GET /Organizations/:organizationId/Publics/MediaContents': { organization: 'organizationId' },
  'GET /Organizations/:organizationId/Publics/MediaContents/Facets': { organization: 'organizationId' },
  'GET /Organizations/:organizationId/Publics/MediaContents/Suggestions': { organization: 'organizationId' },
  'GET /MediaContents/Publics/:id': { item: 'id' },
  'GET /MediaContents/Publics/:id/UpNext': { item: 'id' },
  'POST /MediaContents/Publics/:id/Unlocks': { item: 'id' },
  'GET /MediaContents/Publics/:id/Attachments': { item: 'id' },
  'GET /MediaContents/:id/Talk': { item: 'id' },
  'GET /MediaContents/:id/Talk/Messages': { item: 'id' },
  'GET /MediaContents/:id/Talk/Reactions': { item: 'id' },
  'GET /MediaContents/:id/Talk/Events': { item: 'id' },
  'GET /MediaContents/DownloadLinks/:id/Publics/:organizationId/Viewers': { organization: 'organizationId' },
  'GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved': { item: 'id' },
  'GET /MediaContents/Publics/:id/Subtitles': { item: 'id' },
  'GET /Organizations/:organizationId/Publics/Categories': { organization: 'organizationId' },
  'GET /Organizations/:organizationId/Publics/Categories/:id': { organization: 'organizationId' },
  'GET /Categories/Publics/:organizationId/Discover': { organization: 'organizationId' },
  'GET /Categories/Publics/:organizationId/Followed': { organization: 'organizationId' },
  'POST /MediaContents/:id/Visitors/:visitorId/Publics': { item: 'id' },
  'POST /MediaContents/:id/Playings/Publics': { item: 'id' },
  // Its id is the visitor's own.
  'POST /WatchedTimestamps/:id/Publics': 'any',
  'GET /Notifications/Unsubscriptions': 'portal',
  'POST /Notifications/Unsubscriptions': 'portal',
  // Feeds and their files are for podcast players of every site, and say so themselves.
  'GET /Organizations/:organizationId/Publics/Categories/:id/feed.xml': 'portal',
  'GET /Organizations/:organizationId/Publics/Categories/:id/artwork.jpg': 'portal',
  'GET /Feeds/Artwork.jpg': 'portal',
  'GET /Organizations/:id/Publics/calendar.ics': 'portal',
  'GET /Calendars/Personal.ics': 'portal',
  'GET /Feeds/Personal.xml': 'portal',
  'GET /Feeds/Media/:id/:file': 'portal',
  'GET /media/:id/:version/:file': { item: 'id' },
  'GET /media/:id/live/:file': { item: 'id' },
  'GET /media/:id/subtitles/:subtitleId': { item: 'id' },
  'GET /media/:id/attachments/:attachmentId': { item: 'id' },
  'GET /media/categories/:id/covers/:file': { category: 'id' },
  'GET /media/organizations/:id/logo': { organization: 'id' },
  'POST /AnalyticsEvents': 'any',
};

/** Whose answer a call gives to somebody without a person. `undefined`: the portal's alone. */
export function ownerOf(call: CallName, params: Record<string, string>): Owner | 'any' | undefined {
  const whose: Whose = whoseAnswer[call as OpenCall] ?? 'portal';
  if (whose === 'portal') return undefined;
  if (whose === 'any') return whose;
  const [[of, name]] = Object.entries(whose) as [[Owner['of'], string]];
  const id = params[name];
  return id === undefined ? undefined : { of, id };
}
