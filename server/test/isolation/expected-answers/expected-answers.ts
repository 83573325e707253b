import type { CallName } from '@tv/contract/calls/api';
import {
  all,
  everybody,
  managers,
  managingTokens,
  members,
  type Statuses,
  tokens,
} from './expected-columns.ts';
import { expectedConnections } from './expected-connections.ts';
import { doing, inBody, publicDoing } from './expected-doings.ts';
import { expectedFeeds } from './expected-feeds.ts';
import { expectedGuests, sharedItem } from './expected-guests.ts';
import { expectedHolds } from './expected-holds.ts';
import { expectedLive } from './expected-live.ts';
import { expectedMoving } from './expected-moving.ts';
import { expectedManagement } from './expected-management.ts';
import { expectedNotifications } from './expected-notifications.ts';
import { expectedPlaying, expectedPlayingFigures } from './expected-playing.ts';
import { expectedRegistration } from './expected-registration.ts';
import { expectedUploads } from './expected-uploads.ts';
import { expectedWebhooks } from './expected-webhooks.ts';
import type { Kind, Target } from '../isolation-world.ts';

export type Row = {
  /** What the id that varies names. */
  of: Kind;
  answers: Partial<Record<Target, Statuses>>;
  /** What a guest of an item, and one of a category, get where it is not what a visitor gets. */
  guest?: Partial<Record<Target, string>>;
  categoryGuest?: Partial<Record<Target, string>>;
};

const nowhere = { missing: members('404 404 404'), malformed: all('404') };
const nowherePublic = { missing: everybody('404'), malformed: all('404') };

/** 400 is code 23: a provider admin may enter the organization, and is told which. */
const memberItem = (open: string): Row => ({
  of: 'item',
  answers: {
    own: members(`${open} 404 400`),
    'own public': members(`${open} 404 400`),
    'own locked': members(`${open} 404 400`),
    'own upcoming': members(`${open} 404 400`),
    'own hidden': managers('404 404 200 404 404'),
    'own drafted': managers('404 200 200 404 404'),
    'own in review': managers('404 404 200 404 404 200'),
    anothers: members(`404 ${open} 400`),
    'anothers public': members(`404 ${open} 400`),
    ...nowhere,
  },
});

/** Metadata, and lists that are empty while an item is closed. */
const publicItem: Row = {
  of: 'item',
  answers: {
    own: everybody('404'),
    'own public': everybody('200'),
    'own locked': everybody('200'),
    'own upcoming': everybody('200'),
    'own hidden': everybody('404'),
    'own drafted': everybody('404'),
    'own in review': everybody('404'),
    anothers: everybody('404'),
    'anothers public': everybody('200'),
    ...nowherePublic,
  },
};
const guestItem: Row = { ...publicItem, ...sharedItem('200') };

const publicPages: Row = {
  of: 'organization',
  answers: {
    own: everybody('200'),
    anothers: everybody('200'),
    'own hidden': everybody('404'),
    ...nowherePublic,
  },
};

/** What everybody may know of an organization, with or without public pages. */
const publicFacts: Row = {
  of: 'organization',
  answers: { ...publicPages.answers, 'own hidden': everybody('200') },
};

const follow: Row = {
  of: 'category',
  answers: { own: members('204 404 404'), anothers: members('404 204 404'), ...nowhere },
};

const mine = (status = '200'): Row => ({
  of: 'nothing',
  answers: { own: members(`${status} ${status} ${status}`) },
});

const notThere = { own: all('404'), anothers: all('404'), missing: all('404'), malformed: all('404') };

const mediaFile: Row = {
  of: 'item',
  answers: {
    own: tokens('404 200 404 404'),
    'own public': tokens('200'),
    'own locked': tokens('404 200 404 404'),
    'own upcoming': managingTokens('404 404 200'),
    'own hidden': managingTokens('404 404 200'),
    'own drafted': managingTokens('404 200 200'),
    'own in review': managingTokens('404 404 200 200'),
    anothers: tokens('404 404 200 404'),
    'anothers public': tokens('200'),
    missing: tokens('404'),
    malformed: all('404'),
  },
  ...sharedItem('200'),
};

export const expectedAnswers: Record<CallName, Row> = {
  'GET /About/Version': { of: 'nothing', answers: { own: all('200') } },
  'GET /About/SignIn': { of: 'nothing', answers: { own: all('200') } },
  'GET /About/TermsOfService': { of: 'nothing', answers: { own: all('200') } },
  'GET /Organizations': mine(),
  'GET /OrganizationDirectories/Home/Industries/Publics': {
    of: 'nothing',
    answers: { own: everybody('200') },
  },
  'GET /Organizations/:id/Publics': publicPages,
  'GET /Organizations/:id/AccessibilityStatement/Publics': publicFacts,
  'GET /Organizations/:id/UICustomizations/Publics': publicFacts,
  'GET /Organizations/:id/IntegrationsConfiguration/Publics': publicFacts,
  'GET /Organizations/:id/IntegrationsConfiguration/Viewers': {
    of: 'organization',
    answers: {
      own: members('200 404 404'),
      anothers: members('404 200 404'),
      'own hidden': members('404 404 404'),
      ...nowhere,
    },
  },
  'GET /Users/Me': { of: 'nothing', answers: { own: '401 401 401 400 200 200 200 200 200 200 200 200' } },
  'POST /Users/Me': { of: 'nothing', answers: { own: '401 401 401 400 201 201 201 201 201 201 201 201' } },
  'POST /Users/Me/AddVisit': mine('204'),
  'PUT /Users/Me/Language': mine('204'),
  'GET /Users/Me/Organizations': mine(),
  'GET /applications': mine(),
  'PUT /applications/:id': mine('204'),
  ...expectedNotifications,
  ...expectedFeeds,
  'GET /Users/Me/Data': mine(),
  'GET /Users/Me/Feed': mine(),
  'PUT /Users/Me/Feed': mine(),
  'DELETE /Users/Me/Feed': mine('204'),

  'GET /Categories': mine(),
  'GET /Categories/Discover': mine(),
  'GET /Categories/Followed': mine(),
  'GET /Organizations/:organizationId/Publics/Categories': publicPages,
  'GET /Categories/Publics/:organizationId/Discover': publicPages,
  'GET /Categories/Publics/:organizationId/Followed': publicPages,
  'GET /Categories/:id': {
    of: 'category',
    answers: { own: members('200 404 404'), anothers: members('404 200 404'), ...nowhere },
  },
  'GET /Organizations/:organizationId/Publics/Categories/:id': {
    of: 'category',
    answers: { own: everybody('200'), anothers: everybody('404'), ...nowherePublic },
  },
  'POST /Categories/:id/Followers': follow,
  'DELETE /Categories/:id/Followers': follow,

  'GET /MediaContents': mine(),
  'GET /MediaContents/Facets': mine(),
  'GET /Organizations/:organizationId/Publics/MediaContents/Facets': publicPages,
  'GET /MediaContents/Suggestions': mine(),
  'GET /Organizations/:organizationId/Publics/MediaContents': publicPages,
  'GET /Organizations/:organizationId/Publics/MediaContents/Suggestions': publicPages,
  'GET /MediaContents/Published/:id': memberItem('200'),
  'GET /MediaContents/Publics/:id': guestItem,
  'GET /MediaContents/:id/UpNext': memberItem('200'),
  'GET /MediaContents/Publics/:id/UpNext': publicItem,
  'POST /MediaContents/Publics/:id/Unlocks': {
    of: 'item',
    answers: { ...publicItem.answers, 'own locked': everybody('403'), 'own upcoming': everybody('404') },
  },
  'GET /MediaContents/:id/Subtitles': memberItem('200'),
  'GET /MediaContents/Publics/:id/Subtitles': guestItem,
  'GET /MediaContents/:id/Attachments': memberItem('200'),
  'GET /MediaContents/Publics/:id/Attachments': guestItem,
  'GET /MediaContents/DownloadLinks/:id/Viewers': memberItem('200'),
  'GET /MediaContents/DownloadLinks/:id/Publics/:organizationId/Viewers': {
    of: 'item',
    answers: { ...publicItem.answers, 'anothers public': everybody('404') },
    ...sharedItem('200'),
  },
  'GET /MediaContents/:id/MediaPlayerSettings/Resolved': memberItem('200'),
  'GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved': guestItem,

  'POST /MediaContents/:id/Visitors': doing('204', '404'),
  'POST /MediaContents/:id/Visitors/:visitorId/Publics': publicDoing('404'),
  'POST /WatchedTimestamps': doing('204', '404', inBody),
  'POST /WatchedTimestamps/:id/Publics': publicDoing('400'),
  'GET /WatchedTimestamps': mine(),
  'PUT /WatchedTimestamps': doing('204', '404', inBody),
  'DELETE /WatchedTimestamps': doing('204', '204', inBody),
  'DELETE /WatchedTimestamps/Flush': mine('204'),
  'POST /Reactions': doing('200', '404', inBody),
  'DELETE /Reactions': doing('204', '204', inBody),
  'POST /schedules/media-contents/:id/publish/notifications': doing('404', '204', {
    anothers: members('404 404 404'),
    'anothers public': members('404 404 404'),
  }),
  'DELETE /schedules/media-contents/:id/publish/notifications': doing('204', '204'),

  'GET /WatchlistContents': mine(),
  'GET /WatchlistContents/Overview': mine(),
  'POST /WatchlistContents': doing('204', '204', inBody),
  'PUT /WatchlistContents': doing('204', '204', inBody),
  'DELETE /WatchlistContents': doing('204', '204', inBody),
  'DELETE /WatchlistContents/Flush': mine('204'),

  ...expectedRegistration,
  'GET /media/:id/:version/:file': mediaFile,
  'GET /media/:id/subtitles/:subtitleId': mediaFile,
  'GET /media/:id/attachments/:attachmentId': mediaFile,
  // Nothing arrives here.
  'GET /media/:id/live/:file': { of: 'live-event', answers: notThere },
  'GET /media/organizations/:id/logo': { of: 'organization', answers: notThere },
  // Nobody was told an address of a cover.
  'GET /media/categories/:id/covers/:file': { of: 'category', answers: notThere },

  ...{ ...expectedPlaying, ...expectedUploads, ...expectedGuests, ...expectedLive },
  ...{ ...expectedHolds, ...expectedMoving },
  ...expectedManagement,
  ...{ ...expectedPlayingFigures, ...expectedWebhooks, ...expectedConnections },
  // Last: a provider admin who asks for an organization joins it.
  'PUT /Users/Me/CurrentOrganization': {
    of: 'organization',
    answers: {
      missing: members('400 400 400'),
      anothers: members('400 200 200'),
      own: members('200 400 200'),
      malformed: all('400'),
    },
  },
  // Last of all: who has left their only organization has no access to anything (people/leaving.test.ts).
  'DELETE /Users/Me/Organizations/:id': {
    of: 'organization',
    answers: {
      anothers: members('404 204 204'),
      missing: '401 401 401 403 403 404 404 404 404 403 404 404',
      malformed: all('404'),
    },
  },
  // The others have left by then; the admin is the last one.
  'DELETE /Users/Me/Data': {
    of: 'nothing',
    answers: { own: '401 401 401 403 403 403 403 403 409 403 403 403' },
  },
};
