import type { Row } from './expected-answers.ts';
import { all } from './expected-columns.ts';

/** Readers of feeds send no bearer: everybody gets the same. */
export const expectedFeeds = {
  'GET /Organizations/:organizationId/Publics/Categories/:id/feed.xml': {
    of: 'category',
    answers: { own: all('200'), anothers: all('404'), missing: all('404'), malformed: all('404') },
  },
  'GET /Organizations/:organizationId/Publics/Categories/:id/artwork.jpg': {
    of: 'category',
    answers: { own: all('200'), anothers: all('404'), missing: all('404'), malformed: all('404') },
  },
  'GET /Organizations/:id/Publics/calendar.ics': {
    of: 'organization',
    answers: { own: all('200'), anothers: all('200'), missing: all('404'), malformed: all('404') },
  },
  'GET /Calendars/Personal.ics': { of: 'nothing', answers: { own: all('404') } },
  'GET /Feeds/Artwork.jpg': { of: 'nothing', answers: { own: all('200') } },
  'GET /Feeds/Personal.xml': { of: 'nothing', answers: { own: all('404') } },
  // Without a person's own token it is nobody who asks.
  'GET /Feeds/Media/:id/:file': {
    of: 'item',
    answers: {
      own: all('404'),
      'own public': all('200'),
      'own locked': all('404'),
      'own upcoming': all('404'),
      'own hidden': all('404'),
      'own drafted': all('404'),
      anothers: all('404'),
      'anothers public': all('200'),
      missing: all('404'),
      malformed: all('404'),
    },
  },
} satisfies Record<string, Row>;
