import type { Row } from './expected-answers.ts';
import { all, everybody, members } from './expected-columns.ts';
import { sharedItem } from './expected-guests.ts';

/** The item is named in the body or the query. */
export const inBody = { malformed: all('400') };

/** A person's own doing; it reaches items of every organization of theirs. */
export const doing = (status: string, upcoming: string, more: Row['answers'] = {}): Row => ({
  of: 'item',
  answers: {
    own: members(`${status} 404 404`),
    'own public': members(`${status} 404 404`),
    'own locked': members(`${status} 404 404`),
    'own upcoming': members(`${upcoming} 404 404`),
    'own hidden': members('404 404 404'),
    'own drafted': members('404 404 404'),
    'own in review': members('404 404 404'),
    anothers: members(`404 ${status} 404`),
    'anothers public': members(`404 ${status} 404`),
    missing: members('404 404 404'),
    malformed: all('404'),
    ...more,
  },
});

/** Members are not asked for the password, so what they play of a locked item counts. */
export const publicDoing = (malformed: string): Row => ({
  of: 'item',
  answers: {
    own: everybody('404'),
    'own public': everybody('204'),
    'own locked': everybody('404 204 404 404'),
    'own upcoming': everybody('404'),
    'own hidden': everybody('404'),
    'own drafted': everybody('404'),
    'own in review': everybody('404'),
    anothers: everybody('404'),
    'anothers public': everybody('204'),
    missing: everybody('404'),
    malformed: all(malformed),
  },
  ...sharedItem('204'),
});
