import type { managementContents } from '@tv/contract/management-contents';
import type { Row } from './expected-answers.ts';

// Written by hand, from decisions §7: viewer – content manager – organization manager – admin – viewer elsewhere –
// provider admin. The content manager here has brought nothing in and no category assigned.
const managers = (statuses: string) => `401 401 401 403 403 ${statuses}`;
const malformed = Array.from({ length: 11 }, () => '404').join(' ');

/** What an organization manager and an admin get for each item of theirs. */
const item = (status: string, more: Row['answers'] = {}, contentManager = '404', foreign = '404'): Row => {
  const [manager, admin = manager] = status.split(' ');
  const own = managers(`403 ${contentManager} ${manager} ${admin} 403 404`);
  const elsewhere = managers(`403 ${contentManager} ${foreign} 404 403 404`);
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
const adminsItem = (status: string) => item(`403 ${status}`, {}, '403', '403');
const list: Row = { of: 'nothing', answers: { own: managers('403 200 200 200 403 200') } };

/** In this order: what one row changes, the next ones find. */
export const expectedManagement: Record<keyof typeof managementContents, Row> = {
  'GET /Management/MediaContents': list,
  'GET /Management/Schedules': list,
  'GET /Management/MediaContents/:id': item('200'),
  'GET /Management/MediaContents/:id/Reviews': item('200'),
  'PATCH /Management/MediaContents/:id': item('200'),
  // A draft cannot be unpublished.
  'PUT /Management/MediaContents/:id/Schedules': item('200', {
    'own hidden': managers('403 404 409 409 403 404'),
  }),
  'DELETE /Management/MediaContents/:id/Schedules': item('200'),
  'POST /Management/MediaContents/:id/Publications': item('200'),
  'DELETE /Management/MediaContents/:id/Publications': item('200'),
  'POST /Management/MediaContents/:id/Reviews/Actions': item('409'),
  'POST /Management/MediaContents/:id/Reviews': item('200'),
  'DELETE /Management/MediaContents/:id': adminsItem('204'),
  'POST /Management/MediaContents/:id/Restorations': adminsItem('200'),
};
