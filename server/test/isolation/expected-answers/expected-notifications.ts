import { all, members } from './expected-columns.ts';

const mine = (status = '200') => ({
  of: 'nothing' as const,
  answers: { own: members(`${status} ${status} ${status}`) },
});

export const expectedNotifications = {
  'GET /Users/Me/Notices': mine(),
  'GET /Users/Me/Notices/Counts': mine(),
  'PUT /Users/Me/Notices': mine('204'),
  // Somebody else's is not touched, and that is not told (notices.test.ts).
  'PUT /Users/Me/Notices/:id': {
    of: 'item',
    answers: { own: members('204 204 204'), missing: members('204 204 204'), malformed: all('404') },
  },
  'GET /Users/Me/Recordings': mine(),
  // An item that the person did not record for review is none of theirs (own-recordings.test.ts).
  'DELETE /Users/Me/Recordings/:id': {
    of: 'item',
    answers: { own: members('404 404 404'), missing: members('404 404 404'), malformed: all('404') },
  },
  'GET /Users/Me/Notifications': mine(),
  'PUT /Users/Me/Notifications': mine('204'),
  'POST /Users/Me/PushSubscriptions': mine('201'),
  // Somebody else's is not touched, and that is not told (subscriptions.test.ts).
  'DELETE /Users/Me/PushSubscriptions/:id': {
    of: 'item',
    answers: { own: members('204 204 204'), missing: members('204 204 204'), malformed: all('404') },
  },
  'GET /Notifications/Unsubscriptions': { of: 'nothing', answers: { own: all('303') } },
  'POST /Notifications/Unsubscriptions': { of: 'nothing', answers: { own: all('404') } },
} as const;
