import { AudioTrackKind, MediaType, Visibility } from '@tv/contract/enumerations';
import type { DemoItem } from '../item.ts';

export const auroraTraining: DemoItem[] = [
  {
    id: 'a0000000-0000-4000-8000-000000000021',
    slug: 'fifty-hertz',
    title: 'Fifty hertz: the heartbeat of the grid',
    description:
      'Everything that is plugged in beats to the same rhythm. What fifty hertz means, what happens when a large plant drops out, and who pushes the rhythm back within thirty seconds. No formulas; one curve.',
    tags: ['grid', 'training', 'explained'],
    categories: ['training', 'engineering-talks', 'onboarding'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 12,
    publicFeatured: true,
    art: { subject: 'pylons', palette: 'amber', seed: 86, shape: 'wide' },
    sound: { seed: 86, root: 43, mood: 'dusk', layers: ['pad', 'pulse'] },
    beats: [
      {
        seconds: 4,
        chapter: 'The rhythm',
        card: { kind: 'title', kicker: 'Explained', text: 'Fifty hertz' },
        en: 'Fifty hertz: the heartbeat of the grid.',
        de: 'Fünfzig Hertz: der Herzschlag des Netzes.',
      },
      {
        seconds: 4.5,
        card: {
          kind: 'number',
          value: 50,
          unit: 'times a second',
          label: 'the current turns back and forth',
        },
        en: 'Fifty times a second, the current turns back and forth.',
        de: 'Fünfzig Mal in der Sekunde kehrt der Strom seine Richtung um.',
      },
      {
        seconds: 7,
        chapter: 'When a plant drops out',
        card: {
          kind: 'line',
          heading: 'A plant drops out',
          unit: 'Hz',
          points: [50, 50, 50, 49.82, 49.74, 49.78, 49.86, 49.93, 49.97, 50, 50],
          from: '0 s',
          to: '60 s',
        },
        en: ['A plant drops out, and the rhythm sags.', 'Thirty seconds later, others have pushed it back.'],
        de: [
          'Ein Kraftwerk fällt aus, und der Takt gibt nach.',
          'Dreißig Sekunden später haben andere ihn zurückgeschoben.',
        ],
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'Balance is a promise we keep every second.' },
        en: 'Balance is a promise we keep every second.',
        de: 'Gleichgewicht ist ein Versprechen, das wir jede Sekunde halten.',
      },
    ],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000022',
    slug: 'reading-the-sky',
    title: 'Reading the sky: forecasting wind',
    description:
      'Three clouds worth knowing, and why our forecast for tomorrow is better than the one for this afternoon. The forecasting desk shows how it turns a sky into a number, and when it trusts its eyes more than the model.',
    tags: ['forecast', 'wind', 'training'],
    categories: ['training', 'engineering-talks', 'safety'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    publishedDaysAgo: 21,
    art: { subject: 'storm', palette: 'slate-rose', seed: 96, shape: 'wide' },
    sound: { seed: 96, root: 50, mood: 'dusk', layers: ['pad', 'wind', 'bells'] },
    beats: [
      {
        seconds: 4,
        chapter: 'Three clouds',
        card: { kind: 'title', kicker: 'Training', text: 'Reading the sky' },
        en: 'Reading the sky: how we forecast wind.',
      },
      {
        seconds: 6.5,
        card: {
          kind: 'list',
          heading: 'Three clouds worth knowing',
          items: ['Feathers: wind tomorrow', 'A wall: wind in an hour', 'A lens: wind on the ridge'],
        },
        en: [
          'Feathers mean wind tomorrow, a wall means wind in an hour,',
          'and a lens means wind on the ridge.',
        ],
      },
      {
        seconds: 5,
        chapter: 'How sure are we?',
        card: {
          kind: 'bars',
          heading: 'How often we are right',
          unit: '%',
          values: [
            ['1 hour', 88],
            ['6 hours', 81],
            ['1 day', 92],
            ['3 days', 74],
          ],
        },
        en: 'We are right most often a day ahead: ninety-two times in a hundred.',
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'Then look out of the window.' },
        en: 'And then: look out of the window.',
      },
    ],
    attachments: [
      {
        fileName: 'forecast-hit-rate.csv',
        text: 'ahead,right_percent\n1 hour,88\n6 hours,81\n1 day,92\n3 days,74\n',
      },
    ],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000023',
    slug: 'water-battery',
    title: 'Batteries, explained with water',
    description:
      'A lake up, a lake down and a pipe between them: the oldest battery there is, and the easiest to understand. After this, megawatts and megawatt hours will never be confused again.',
    tags: ['storage', 'water', 'explained'],
    categories: ['training', 'product', 'engineering-talks', 'onboarding'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 38,
    art: { subject: 'dam', palette: 'teal', seed: 107, shape: 'wide' },
    sound: { seed: 107, root: 52, mood: 'dawn', layers: ['pad', 'waves', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'Explained', text: 'Batteries, explained with water' },
        en: 'Batteries, explained with water.',
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'Megawatts: how wide the pipe is.' },
        en: 'Megawatts tell you how wide the pipe is.',
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'Megawatt hours: how full the lake is.' },
        en: 'Megawatt hours tell you how full the lake is.',
      },
      {
        seconds: 5,
        card: { kind: 'ring', percent: 78, label: 'of what we pump up comes back as power' },
        en: 'Seventy-eight per cent of what we pump up comes back as power.',
      },
    ],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000024',
    slug: 'storm-room',
    title: 'How the control room sees a storm',
    description:
      'Eleven hours, one front, four hundred kilometres of line. The shift leader’s screen, step by step: what turns amber first, when crews are sent, and why we switched off a healthy line. Recorded the week after and shown at the town hall, with the real load curve.',
    tags: ['grid', 'storm', 'control room'],
    categories: ['engineering-talks', 'training', 'safety', 'town-halls'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    publishedDaysAgo: 14,
    featured: true,
    art: { subject: 'storm', palette: 'tempest', seed: 118, shape: 'wide' },
    sound: { seed: 118, root: 41, mood: 'night', layers: ['pad', 'rain', 'wind'] },
    secondSound: {
      kind: AudioTrackKind.Description,
      languageCode: 'en',
      name: 'With chimes for each card',
      sound: { seed: 118, root: 41, mood: 'night', layers: ['pad', 'rain', 'chimes'] },
    },
    beats: [
      {
        seconds: 4,
        chapter: 'The front',
        card: { kind: 'title', kicker: 'Engineering talk', text: 'How the control room sees a storm' },
        en: 'How the control room sees a storm.',
      },
      {
        seconds: 4.5,
        card: { kind: 'number', value: 11, unit: 'hours', label: 'from the first amber lamp to the last' },
        en: 'Eleven hours, from the first amber lamp to the last.',
      },
      {
        seconds: 5.5,
        chapter: 'The night',
        card: {
          kind: 'line',
          heading: 'Lines out of service',
          unit: '',
          points: [0, 0, 1, 2, 2, 5, 7, 6, 4, 3, 1, 0],
          from: '18:00',
          to: '05:00',
        },
        en: ['At midnight seven lines were out of service.', 'At five in the morning, none.'],
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'We switched off a healthy line to keep three others.' },
        en: 'We switched off a healthy line to keep three others.',
      },
      {
        seconds: 6,
        chapter: 'What stays',
        card: {
          kind: 'list',
          heading: 'What stays',
          items: ['Send crews by daylight', 'Call before the lamps turn', 'Sleep in two shifts'],
        },
        en: 'What stays: send crews by daylight, call before the lamps turn, sleep in two shifts.',
      },
    ],
    attachments: [
      {
        fileName: 'storm-log.md',
        text: '# Storm log\n\n| hour | lines out |\n|---|---|\n| 18 | 0 |\n| 20 | 1 |\n| 22 | 2 |\n| 00 | 7 |\n| 02 | 4 |\n| 05 | 0 |\n',
      },
    ],
  },
];
