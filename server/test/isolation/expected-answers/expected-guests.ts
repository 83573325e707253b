import type { CallName } from '@tv/contract/calls/api';
import { all, byRole } from './expected-columns.ts';
import { about, item, organizations } from './expected-management.ts';
import type { Row } from './expected-answers.ts';

/** A guest's token opens what is shared, and of public items less than a visitor sees without it. */
export const sharedItem = (open: string): Pick<Row, 'guest' | 'categoryGuest'> => {
  const guest = {
    own: open,
    'own public': '404',
    'own locked': '404',
    'own upcoming': '404',
    'anothers public': '404',
  };
  return { guest, categoryGuest: { ...guest, 'own public': open, 'own locked': open } };
};

/** A call with the cookie of a share. Only a guest has one. */
const withCookie = (status: string): Row => ({
  of: 'guest',
  answers: { own: all('403'), anothers: all('403'), missing: all('403'), malformed: all('404') },
  guest: { own: status },
});
/** A call with the secret of a link, which nobody here has. */
const withSecret: Row = {
  of: 'guest',
  answers: { own: all('404'), anothers: all('404'), missing: all('404'), malformed: all('404') },
};

export const expectedGuests: Record<Extract<CallName, `${string}/Guests${string}`>, Row> = {
  'GET /Management/MediaContents/:id/Guests': item('200'),
  // Only what is published is shared.
  'POST /Management/MediaContents/:id/Guests': item('201', {
    'own upcoming': byRole('403 404 409 409 403 404'),
    'own hidden': byRole('403 404 409 409 403 404'),
  }),
  // Nobody's share.
  'DELETE /Management/MediaContents/:id/Guests/:guestId': item('404'),
  'GET /Management/Categories/:id/Guests': organizations('category', '200'),
  'POST /Management/Categories/:id/Guests': organizations('category', '201'),
  'DELETE /Management/Categories/:id/Guests/:guestId': organizations('category', '404'),
  'GET /Management/Analytics/Guests': about('200'),
  'GET /Management/Analytics/Guests.csv': about('200'),
  'POST /Guests/:id/Invitation': withSecret,
  'POST /Guests/:id/Codes': withSecret,
  'POST /Guests/:id/Sessions': withSecret,
  'GET /Guests/:id': withCookie('200'),
  'GET /Guests/:id/MediaContents': withCookie('200'),
  // The guest's own one would end here.
  'DELETE /Guests/:id/Sessions': {
    of: 'guest',
    answers: { anothers: all('204'), missing: all('204'), malformed: all('404') },
  },
};
