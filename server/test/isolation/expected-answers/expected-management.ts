import type { CallName } from '@tv/contract/calls/api';
import { all, byRole } from './expected-columns.ts';
import type { Row } from './expected-answers.ts';
import type { HoldCall } from './expected-holds.ts';
import type { MovingCall } from './expected-moving.ts';
import type { WebhookCall } from './expected-webhooks.ts';
import type { UploadCall } from './expected-uploads.ts';

// Written by hand: viewer – content manager – organization manager – admin – viewer elsewhere –
// provider admin – reviewer, who is a viewer. The content manager here has brought nothing in and no category assigned.
const malformed = all('404');

/** What an organization manager and an admin get for each item of theirs. */
export const item = (
  status: string,
  more: Row['answers'] = {},
  contentManager = '404',
  foreign = '404',
): Row => {
  const [manager, admin = manager] = status.split(' ');
  const own = byRole(`403 ${contentManager} ${manager} ${admin} 403 404`);
  const elsewhere = byRole(`403 ${contentManager} ${foreign} 404 403 404`);
  return {
    of: 'item',
    answers: {
      own,
      'own public': own,
      'own locked': own,
      'own upcoming': own,
      'own hidden': own,
      anothers: elsewhere,
      'anothers public': elsewhere,
      missing: elsewhere,
      malformed,
      ...more,
    },
  };
};
/** A call that is also for members who may review. They get it where the item is in review, as managers do. */
const reviewed = (status: string, inReview = status): Row => {
  const { of, answers } = item(status);
  const withReviewer = Object.entries(answers).map(([target, statuses]) => [
    target,
    statuses === malformed ? malformed : statuses.replace(/403$/, '404'),
  ]);
  return {
    of,
    answers: {
      ...(Object.fromEntries(withReviewer) as Row['answers']),
      'own in review': byRole(`403 404 ${inReview} ${inReview} 403 404 ${inReview}`),
    },
  };
};
const managersItem = (status: string) => item(status, {}, '403');
/** The item is named in the query. */
export const figures = item('200', { malformed: all('400') });
const peopleOfItem = item('200', { malformed: all('400') }, '403');
const machineOwners: Row = { of: 'nothing', answers: { own: byRole('403 403 403 403 403 403') } };
/** For members who may review, too. */
const listOfReviewers: Row = { of: 'nothing', answers: { own: byRole('403 200 200 200 403 200 200') } };
export const list: Row = { of: 'nothing', answers: { own: byRole('403 200 200 200 403 200') } };

/** Calls about other things than items: an organization manager and an admin are answered, a content manager is refused. */
export const organizations = (of: Row['of'], status: string, foreign = '404'): Row => {
  const [manager, admin = manager] = status.split(' ');
  const elsewhere = byRole(`403 403 ${foreign} 404 403 404`);
  return {
    of,
    answers: {
      own: byRole(`403 403 ${manager} ${admin} 403 404`),
      anothers: elsewhere,
      missing: elsewhere,
      malformed,
    },
  };
};
export const about = (status: string): Row => ({
  of: 'nothing',
  answers: { own: byRole(`403 403 ${status} ${status} 403 ${status}`) },
});

export const admins = (status: string): Row => ({
  of: 'nothing',
  answers: { own: byRole(`403 403 403 ${status} 403 ${status}`) },
});
export const adminsOwn = (of: Row['of'], status: string): Row => organizations(of, `403 ${status}`, '403');

/** For provider admins alone, whichever organization it is about. */
const providers = (status: string): Row => ({
  of: 'organization',
  answers: {
    own: byRole(`403 403 403 403 403 ${status}`),
    anothers: byRole(`403 403 403 403 403 ${status}`),
    missing: byRole('403 403 403 403 403 404'),
    malformed,
  },
});

type Managing = Extract<CallName, `${string} /Management/${string}`>;
type ElsewhereCall =
  | UploadCall
  | WebhookCall
  | HoldCall
  | MovingCall
  | `${string}/${'Guests' | ':id/Talk'}${string}`
  | `${string} /Management/${'Domains' | 'SignInConnections' | 'Applications' | 'LiveEvents' | 'LiveRules'}${string}`
  | `${string} /Management/Analytics/Playing${string}`;

/** In this order: what one row changes, the next ones find. */
export const expectedManagement: Record<Exclude<Managing, ElsewhereCall>, Row> = {
  'GET /Management/MediaContents': listOfReviewers,
  'GET /Management/MediaContents/Counts': listOfReviewers,
  'GET /Management/Changes': listOfReviewers,
  'GET /Management/Views': listOfReviewers,
  'PUT /Management/Views': listOfReviewers,
  'PUT /Management/Presences/:tabId': {
    of: 'item',
    answers: { ...reviewed('204').answers, malformed: all('400') },
  },
  'GET /Management/Presences/Events': listOfReviewers,
  'DELETE /Management/Presences/:tabId': {
    of: 'nothing',
    answers: { own: byRole('403 204 204 204 403 204 204') },
  },
  'GET /Management/Reviews': listOfReviewers,
  'GET /Management/Reviews/Counts': listOfReviewers,
  'GET /Management/Calendar': list,
  'GET /Management/Schedules': list,
  // Each item by itself: for those who manage nothing here it does not exist.
  'POST /Management/MediaContents/Changes': list,
  'GET /Management/MediaContents/:id': reviewed('200'),
  'GET /Management/MediaContents/:id/History': item('200'),
  'GET /Management/MediaContents/:id/Reviews': reviewed('200'),
  'GET /Management/MediaContents/:id/Reviews/Summary': reviewed('200'),
  'PATCH /Management/MediaContents/:id': item('200', {
    'own in review': byRole('403 404 200 200 403 404'),
  }),
  // A draft cannot be unpublished.
  'PUT /Management/MediaContents/:id/Schedules': item('200', {
    'own hidden': byRole('403 404 409 409 403 404'),
  }),
  'DELETE /Management/MediaContents/:id/Schedules': item('200'),
  // In review it is not published.
  'POST /Management/MediaContents/:id/Publications': item('200', {
    'own in review': byRole('403 404 409 409 403 404'),
  }),
  'DELETE /Management/MediaContents/:id/Publications': item('200'),
  'POST /Management/MediaContents/:id/Reviews/Actions': reviewed('409', '200'),
  // The originals of these items are not stored.
  'POST /Management/MediaContents/:id/Reprocessings': item('409'),
  'POST /Management/MediaContents/:id/Reviews': item('200'),
  // 400: it is for them, and lacks its content.
  'PUT /Management/MediaContents/:id/Subtitles/:languageCode': item('400'),
  'GET /Management/MediaContents/:id/Subtitles': item('200'),
  'GET /Management/MediaContents/:id/CaptionRequests': item('200'),
  'POST /Management/MediaContents/:id/CaptionRequests': item('409'), // No service is set up.
  'DELETE /Management/MediaContents/:id/CaptionRequests/:requestId': item('204'),
  'POST /Management/MediaContents/:id/Subtitles/:languageCode/Approvals': item('204'),
  'POST /Management/MediaContents/:id/Subtitles/:languageCode/Readings': item('400'),
  'GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues': item('200'),
  'PUT /Management/MediaContents/:id/Subtitles/:languageCode/Cues': item('200'),
  'PATCH /Management/MediaContents/:id/Subtitles/:languageCode/Cues': item('200'),
  'GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Files': item('200'),
  'POST /Management/MediaContents/:id/Peaks': item('200'),
  'GET /Management/MediaContents/:id/SubtitleDrafts': item('200'),
  'GET /Management/MediaContents/:id/HeardWords': item('200'),
  'POST /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Publications': item('200'),
  'DELETE /Management/MediaContents/:id/Subtitles/:languageCode/Cues': item('204'),
  'DELETE /Management/MediaContents/:id/Subtitles/:languageCode': item('204'),
  // 400: they are for them, and lack their content, or name attachments that are not there.
  'POST /Management/MediaContents/:id/Attachments': item('400'),
  'PUT /Management/MediaContents/:id/Attachments/Order': item('400'),
  'PUT /Management/MediaContents/:id/Attachments/:attachmentId': item('400'),
  'PATCH /Management/MediaContents/:id/Attachments/:attachmentId': item('200'),
  'DELETE /Management/MediaContents/:id/Attachments/:attachmentId': item('204'),
  // There is no film.
  'PUT /Management/MediaContents/:id/Poster': item('409'),
  'PUT /Management/MediaContents/:id/Poster/Picture': item('400'),
  'DELETE /Management/MediaContents/:id/Poster': item('200'),
  'GET /Management/MediaContents/:id/Versions': item('200'),
  'POST /Management/MediaContents/:id/Replacements': item('201'),
  // Neither a file nor parts to leave out.
  'POST /Management/MediaContents/:id/Versions': item('400'),
  'POST /Management/MediaContents/:id/Versions/:versionId/Restorations': item('404'),
  'DELETE /Management/MediaContents/:id/Versions/:versionId': item('204'),
  'GET /Management/MediaContents/:id/SoundTracks': item('200'),
  'POST /Management/MediaContents/:id/SoundTracks': item('201'),
  'POST /Management/MediaContents/:id/SoundTracks/:trackId/Completions': item('404'),
  'PATCH /Management/MediaContents/:id/SoundTracks/:trackId': item('404'),
  'DELETE /Management/MediaContents/:id/SoundTracks/:trackId': item('204'),
  'GET /Management/MediaContents/:id/Watched': managersItem('200'),
  'GET /Management/MediaContents/:id/Watched.csv': managersItem('200'),
  'DELETE /Management/MediaContents/:id': item('403 204'),
  'POST /Management/MediaContents/:id/Restorations': item('403 200'),

  'GET /Management/Categories': list,
  'POST /Management/Categories': about('201'),
  'PUT /Management/Categories/Order': about('204'),
  'PATCH /Management/Categories/:id': organizations('category', '200'),
  'PUT /Management/Categories/:id/Managers/:personId': organizations('category', '200'),
  'DELETE /Management/Categories/:id/Managers/:personId': organizations('category', '200'),
  'PUT /Management/Categories/:id/Cover': organizations('category', '400'),
  'DELETE /Management/Categories/:id/Cover': organizations('category', '200'),
  // The category has no default audience.
  'GET /Management/Categories/:id/AudienceChanges': organizations('category', '400'),
  'POST /Management/Categories/:id/AudienceChanges': organizations('category', '400'),
  // A category cannot be merged into itself.
  'POST /Management/Categories/:id/Merges': organizations('category', '403 400', '403'),
  'DELETE /Management/Categories/:id': organizations('category', '403 204', '403'),

  'GET /Management/People': about('200'),
  'PATCH /Management/People/:id': organizations('person', '200'),
  // Another provider signs people in here.
  'DELETE /Management/People/:id/SecondStep': adminsOwn('person', '409'),
  'GET /Management/People/:id/Data': adminsOwn('person', '200'),
  // Gone by then.
  'DELETE /Management/People/:id': organizations('person', '204 404'),
  'DELETE /Management/People/:id/Data': adminsOwn('person', '404'),
  'GET /Management/Invitations': about('200'),
  'POST /Management/Invitations': about('201'),
  'POST /Management/Invitations/Batch': about('200'),
  // The second mail within a minute is refused.
  'POST /Management/Invitations/:id/Mails': organizations('invitation', '200 429'),
  'DELETE /Management/Invitations/:id': organizations('invitation', '204 404'),
  'GET /Management/SelfRegistrations': about('200'),
  'POST /Management/SelfRegistrations': about('201'),
  'PATCH /Management/SelfRegistrations/:id': organizations('self-registration', '200'),

  'GET /Management/ApiKeys': admins('200'),
  'POST /Management/ApiKeys': admins('201'),
  'GET /Management/ApiKeys/Current': machineOwners,
  'POST /Management/ApiKeys/:id/Rotate': adminsOwn('api-key', '200'),
  'DELETE /Management/ApiKeys/:id': adminsOwn('api-key', '204'),
  'GET /Management/DirectoryTokens': admins('200'),
  'POST /Management/DirectoryTokens': admins('201'),
  'DELETE /Management/DirectoryTokens/:id': adminsOwn('directory-token', '204'),
  'GET /Management/DirectoryGroups': admins('200'),
  'PATCH /Management/DirectoryGroups/:id': adminsOwn('directory-group', '200'),

  'POST /Management/SeenAs': about('404'),
  'GET /Management/Groups': list,
  'POST /Management/Groups': about('201'),
  'GET /Management/Groups/Matches': about('200'),
  'GET /Management/Groups/Candidates': list,
  'GET /Management/Groups/:id': {
    of: 'group',
    answers: {
      own: byRole('403 200 200 200 403 404'),
      anothers: byRole('403 404 404 404 403 404'),
      missing: byRole('403 404 404 404 403 404'),
      malformed,
    },
  },
  'PATCH /Management/Groups/:id': organizations('group', '200'),
  'GET /Management/Groups/:id/Uses': organizations('group', '200'),
  'GET /Management/Groups/:id/Members': organizations('group', '200'),
  'POST /Management/Groups/:id/Members': organizations('group', '200'),
  'PUT /Management/Groups/:id/Members/:personId': organizations('group', '204'),
  'DELETE /Management/Groups/:id/Members/:personId': organizations('group', '204'),
  'DELETE /Management/Groups/:id': organizations('group', '204 404'),

  'GET /Management/Organizations/:id/Domains': providers('200'),
  'PUT /Management/Organizations/:id/Domains/:domain': providers('200'),
  'DELETE /Management/Organizations/:id/Domains/:domain': providers('204'),
  'GET /Management/Organization': about('200'),
  'PATCH /Management/Organization': about('200'),
  'PUT /Management/Organization/Logo': about('400'),
  'DELETE /Management/Organization/Logo': about('204'),
  'GET /Management/Organization/FirstSteps': about('200'),
  'DELETE /Management/Organization/FirstSteps': about('204'),
  'DELETE /Management/Organizations/:id/Trial': providers('204'),
  'GET /Management/AnalyticsCounts': about('200'),
  // Asked of one item; a content manager sees figures of what they manage.
  'GET /Management/Analytics/Summary': figures,
  'GET /Management/Analytics/Days': figures,
  'GET /Management/Analytics/Days.csv': figures,
  'GET /Management/Analytics/Audience': figures,
  'GET /Management/Analytics/Audience.csv': figures,
  'GET /Management/Analytics/MediaContents': list,
  'GET /Management/Analytics/MediaContents.csv': list,
  'GET /Management/Analytics/MediaContents/:id/Retention': item('200'),
  'GET /Management/Analytics/MediaContents/:id/Retention.csv': item('200'),
  'GET /Management/Analytics/Searches': about('200'),
  'GET /Management/Analytics/Searches.csv': about('200'),
  'GET /Management/Analytics/Watched': peopleOfItem,
  'GET /Management/Analytics/Watched.csv': peopleOfItem,
  'GET /Management/Analytics/Completions': peopleOfItem,
  'GET /Management/Analytics/Completions.csv': peopleOfItem,
  'GET /Management/Backup/Rows': machineOwners,
  'GET /Management/Checks': machineOwners,
  'GET /Management/Storage': about('200'),
  'GET /Management/Policies': admins('200'),
  'PUT /Management/Policies': admins('200'),
  'PUT /Management/AuditWebhook': admins('200'),
  'GET /Management/AuditWebhook': admins('200'),
  'DELETE /Management/AuditWebhook': admins('204'),
  'GET /Management/AuditLog': admins('200'),
  'GET /Management/AuditActions': admins('200'),
  'GET /Management/AuditLog.csv': admins('200'),
};
