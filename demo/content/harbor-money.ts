import { MediaType, Visibility } from '@tv/contract/enumerations';
import type { DemoItem } from '../item.ts';

/** Money skills and security. */
export const harborMoney: DemoItem[] = [
  {
    id: 'b0000000-0000-4000-8000-000000000002',
    slug: 'plain-budget',
    title: 'A budget in plain words',
    description:
      'Three jars, one calendar and a rule for the twelfth day of the month. No app needed. Made with the counsellors of our branch in the old customs house.',
    tags: ['budget', 'saving', 'explained'],
    categories: ['money-skills', 'quay-stories'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 10,
    publicFeatured: true,
    art: { subject: 'skyline', palette: 'blue-hour', seed: 412, shape: 'wide' },
    sound: { seed: 412, root: 53, mood: 'dusk', layers: ['pad', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'Money skills', text: 'A budget in plain words' },
        en: 'A budget in plain words.',
        de: 'Ein Haushaltsplan in einfachen Worten.',
      },
      {
        seconds: 5,
        chapter: 'Three jars',
        card: {
          kind: 'bars',
          heading: 'Three jars',
          unit: '%',
          values: [
            ['Must', 55],
            ['May', 30],
            ['Later', 15],
          ],
        },
        en: 'Three jars: fifty-five must, thirty may, fifteen for later.',
        de: 'Drei Gläser: 55 für Muss, 30 für Darf, 15 für später.',
      },
      {
        seconds: 4.5,
        chapter: 'The twelfth day',
        card: { kind: 'statement', text: 'On the twelfth, look once.', note: 'Then close the book again.' },
        en: 'On the twelfth day, look once. Then close the book again.',
        de: 'Am zwölften Tag einmal hinsehen. Dann das Heft wieder schließen.',
      },
    ],
    attachments: [{ fileName: 'three-jars.csv', text: 'jar,share_percent\nmust,55\nmay,30\nlater,15\n' }],
  },
  {
    id: 'b0000000-0000-4000-8000-000000000003',
    slug: 'false-sails',
    title: 'Five signs of a false sail',
    description:
      'A message that hurries you, a link that is nearly ours, a voice that wants a code. How to tell a false sail on the horizon, and the one number to call. Required once a year for everybody at the counter.',
    tags: ['fraud', 'security', 'mandatory'],
    categories: ['money-skills', 'harbor-hour'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 15,
    featured: true,
    publicFeatured: true,
    art: { subject: 'sails', palette: 'sunset-water', seed: 423, shape: 'wide' },
    sound: { seed: 423, root: 50, mood: 'dusk', layers: ['pad', 'waves', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'Security', text: 'Five signs of a false sail' },
        en: 'Five signs of a false sail.',
        de: 'Fünf Zeichen für ein falsches Segel.',
      },
      {
        seconds: 7.5,
        chapter: 'The signs',
        card: {
          kind: 'list',
          heading: 'Five signs',
          items: [
            'It hurries you',
            'It flatters you',
            'The address is nearly ours',
            'It wants a code',
            'It says: tell nobody',
          ],
        },
        en: [
          'It hurries you. It flatters you. The address is nearly ours.',
          'It wants a code. And it says: tell nobody.',
        ],
        de: [
          'Es drängt. Es schmeichelt. Die Adresse ist fast die unsere.',
          'Es will einen Code. Und es sagt: Sag es niemandem.',
        ],
      },
      {
        seconds: 5,
        chapter: 'What to do',
        card: {
          kind: 'statement',
          text: 'We never ask for your code.',
          note: 'Hang up. Call us. Sleep well.',
        },
        en: 'We never ask for your code. Hang up, call us, sleep well.',
        de: 'Wir fragen nie nach dem Code. Auflegen, uns anrufen, gut schlafen.',
      },
    ],
    attachments: [
      {
        fileName: 'five-signs.md',
        text: '# Five signs of a false sail\n\n1. It hurries you\n2. It flatters you\n3. The address is nearly ours\n4. It wants a code\n5. It says: tell nobody\n',
      },
    ],
  },
  {
    id: 'b0000000-0000-4000-8000-000000000005',
    slug: 'how-saving-grows',
    title: 'How saving grows, like a tide',
    description:
      'A short square film on interest upon interest: slow at first, then all at once. With the table for those who want to check it.',
    tags: ['saving', 'interest', 'explained'],
    categories: ['money-skills'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 29,
    art: { subject: 'tide', palette: 'moon-tide', seed: 445, shape: 'square' },
    sound: { seed: 445, root: 55, mood: 'night', layers: ['pad', 'waves', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'Money skills', text: 'How saving grows' },
        en: 'How saving grows, like a tide.',
      },
      {
        seconds: 5.5,
        card: {
          kind: 'line',
          heading: '50 € a month at 3 %',
          unit: '€',
          points: [0, 3232, 6987, 11349, 16415, 22300, 29137],
          from: 'today',
          to: '30 years',
        },
        en: ['Fifty euros a month, at three per cent.', 'After thirty years: twenty-nine thousand.'],
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'The best day was yesterday. The next best is today.' },
        en: 'The best day was yesterday. The next best is today.',
      },
    ],
    attachments: [
      {
        fileName: 'saving-table.csv',
        text: 'years,euros\n0,0\n5,3232\n10,6987\n15,11349\n20,16415\n25,22300\n30,29137\n',
      },
    ],
  },
  {
    id: 'b0000000-0000-4000-8000-000000000006',
    slug: 'open-an-account',
    title: 'Open an account in three steps',
    description:
      'Upright, short and without small print: what to bring, what we ask, when the card is in your letterbox. The branch is open while the tide is, and the phone always.',
    tags: ['account', 'how to'],
    categories: ['money-skills', 'quay-stories', 'harbor-hour'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 36,
    art: { subject: 'pier', palette: 'lilac-sea', seed: 456, shape: 'portrait' },
    sound: { seed: 456, root: 57, mood: 'dawn', layers: ['pad', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'How to', text: 'Open an account' },
        en: 'Open an account in three steps.',
      },
      {
        seconds: 5.5,
        card: {
          kind: 'list',
          heading: 'Three steps',
          items: ['Bring a passport', 'Answer six questions', 'Choose a colour'],
        },
        en: 'Bring a passport, answer six questions, choose a colour for your card.',
      },
      {
        seconds: 4.5,
        card: { kind: 'number', value: 4, unit: 'days', label: 'and the card is in your letterbox' },
        en: 'Four days, and the card is in your letterbox.',
      },
    ],
    attachments: [],
  },
  {
    id: 'b0000000-0000-4000-8000-000000000009',
    slug: 'loan-line-by-line',
    title: 'A loan, line by line',
    description:
      'What stands on the second page, and why we read it aloud at the counter: the sum, the interest, and the line that most people skip. A few seconds that save an evening.',
    tags: ['loans', 'interest', 'explained'],
    categories: ['money-skills', 'harbor-hour'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 33,
    art: { subject: 'tide', palette: 'dusk-teal', seed: 511, shape: 'square' },
    sound: { seed: 511, root: 52, mood: 'dusk', layers: ['pad', 'bells'] },
    beats: [
      {
        seconds: 3,
        card: { kind: 'title', kicker: 'Money skills', text: 'A loan, line by line' },
        en: 'A loan, line by line.',
      },
      {
        seconds: 4,
        card: {
          kind: 'list',
          heading: 'Read three lines aloud',
          items: ['What you get', 'What you pay', 'When you may stop'],
        },
        en: 'What you get, what you pay, and when you may stop.',
      },
    ],
    attachments: [],
  },
];
