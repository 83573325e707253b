import { MediaType, Visibility } from '@tv/contract/enumerations';
import { DEMO_PASSWORD } from '../people.ts';
import type { DemoItem } from '../item.ts';

export const auroraProduct: DemoItem[] = [
  {
    id: 'a0000000-0000-4000-8000-000000000031',
    slug: 'solar-field',
    title: 'A field that follows the sun',
    description:
      'Four thousand panels turn their faces from east to west, and the sheep do not mind. See how the trackers at Hallmark field gain a fifth more power from the same ground, and what they do when hail comes. First shown at the town hall in spring.',
    tags: ['solar', 'tracking', 'product'],
    categories: ['product', 'engineering-talks', 'town-halls'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 5,
    publicFeatured: true,
    featured: true,
    art: { subject: 'solar-field', palette: 'gold', seed: 129, shape: 'wide' },
    sound: { seed: 129, root: 55, mood: 'dawn', layers: ['pad', 'bells'] },
    beats: [
      {
        seconds: 4,
        chapter: 'Morning',
        card: { kind: 'title', kicker: 'Hallmark field', text: 'A field that follows the sun' },
        en: 'A field that follows the sun.',
        de: 'Ein Feld, das der Sonne folgt.',
      },
      {
        seconds: 4.5,
        card: { kind: 'number', value: 4000, unit: 'panels', label: 'turn from east to west, every day' },
        en: 'Four thousand panels turn from east to west, every day.',
        de: 'Viertausend Module drehen sich jeden Tag von Ost nach West.',
      },
      {
        seconds: 5,
        chapter: 'What it gains',
        card: {
          kind: 'bars',
          heading: 'Power from the same ground',
          unit: '%',
          values: [
            ['Fixed', 100],
            ['Tracking', 121],
          ],
        },
        en: 'From the same ground, they gain a fifth more power.',
        de: 'Auf derselben Fläche gewinnen sie ein Fünftel mehr Strom.',
      },
      {
        seconds: 5,
        card: {
          kind: 'statement',
          text: 'In hail they stand upright.',
          note: 'Fifty seconds from flat to safe',
        },
        en: 'In hail they stand upright: fifty seconds from flat to safe.',
        de: 'Bei Hagel stellen sie sich auf: fünfzig Sekunden bis in Sicherheit.',
      },
    ],
    attachments: [
      {
        fileName: 'hallmark-field-facts.pdf',
        heading: 'Hallmark field',
        paragraphs: [
          '4,000 panels on single-axis trackers, turning from east to west every day.',
          'Power from the same ground: 121 per cent of a fixed field.',
          'Hail position: upright within fifty seconds.',
        ],
      },
    ],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000032',
    slug: 'house-in-balance',
    title: 'Aurora Home: a house in balance',
    description:
      'The roof, the car and the boiler learn to take turns. A quiet evening in one street shows what Aurora Home does between five and nine, what it costs, and what it never switches off.',
    tags: ['home', 'product', 'flexibility'],
    categories: ['product', 'customer-stories'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 19,
    art: { subject: 'village', palette: 'indigo', seed: 140, shape: 'wide' },
    sound: { seed: 140, root: 53, mood: 'dusk', layers: ['pad', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'Aurora Home', text: 'A house in balance' },
        en: 'Aurora Home: a house in balance.',
      },
      {
        seconds: 5.5,
        card: {
          kind: 'line',
          heading: 'One street, one evening',
          unit: 'kW',
          points: [18, 24, 39, 44, 41, 36, 30, 27, 22],
          from: '5 pm',
          to: '9 pm',
        },
        en: 'One street, one evening: the peak comes at half past six.',
      },
      {
        seconds: 5.5,
        card: {
          kind: 'list',
          heading: 'They take turns',
          items: ['First the stove', 'Then the boiler', 'The car at night'],
        },
        en: 'So they take turns: first the stove, then the boiler, the car at night.',
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'Never the light. Never the heat.' },
        en: 'And never switched off: the light and the heat.',
      },
    ],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000033',
    slug: 'quieter-blades',
    title: 'Quieter blades',
    description:
      'A serrated edge, borrowed from the owl, takes three decibels off every turn. This is the measurement film for partners under agreement: the edge, the curve, the plan for older turbines. Please do not pass the password on.',
    tags: ['wind', 'noise', 'partners'],
    categories: ['product', 'engineering-talks'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 28,
    password: DEMO_PASSWORD,
    art: { subject: 'wind-farm', palette: 'dusk-teal', seed: 151, shape: 'wide' },
    sound: { seed: 151, root: 48, mood: 'dusk', layers: ['pad', 'wind'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'For partners', text: 'Quieter blades' },
        en: 'Quieter blades, for partners under agreement.',
      },
      {
        seconds: 6,
        card: {
          kind: 'bars',
          heading: 'Heard at 300 metres',
          unit: 'dB',
          values: [
            ['Before', 43],
            ['Serrated', 40],
          ],
        },
        en: 'At three hundred metres: forty-three decibels before, forty with the serrated edge.',
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'Half the sound energy.', note: 'An idea borrowed from the owl' },
        en: 'That is half the sound energy. An idea borrowed from the owl.',
      },
    ],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000034',
    slug: 'sea-park-from-above',
    title: 'Skarv bank: the park at sea',
    description:
      'Sixty towers stand in forty metres of water, and on most days nobody is there. A slow look at Skarv bank from first light on, with the figures that visitors ask for most.',
    tags: ['offshore', 'wind', 'product'],
    categories: ['product', 'engineering-talks', 'customer-stories'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 33,
    publicFeatured: true,
    art: { subject: 'offshore', palette: 'coral', seed: 162, shape: 'wide' },
    sound: { seed: 162, root: 50, mood: 'dawn', layers: ['pad', 'waves', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'Skarv bank', text: 'The park at sea' },
        en: 'Skarv bank: the park at sea.',
      },
      {
        seconds: 4.5,
        card: { kind: 'number', value: 60, unit: 'towers', label: 'in forty metres of water' },
        en: 'Sixty towers, in forty metres of water.',
      },
      {
        seconds: 5,
        card: { kind: 'ring', percent: 54, label: 'of full power, averaged over the year' },
        en: 'Fifty-four per cent of full power, averaged over the year.',
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'On most days nobody is there.' },
        en: 'And on most days nobody is there but the birds.',
      },
    ],
    attachments: [],
  },
];
