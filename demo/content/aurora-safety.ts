import { MediaType, Visibility } from '@tv/contract/enumerations';
import type { DemoItem } from '../item.ts';

export const auroraSafety: DemoItem[] = [
  {
    id: 'a0000000-0000-4000-8000-000000000011',
    slug: 'five-checks',
    title: 'Substation safety: the five checks',
    description:
      'Five checks before anyone touches anything, in the order that has kept us whole for thirty years. Watch it before your first switching order and once every spring. The pocket card is attached; print it and keep it in your jacket.',
    tags: ['safety', 'substation', 'mandatory'],
    categories: ['safety', 'training', 'onboarding'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    publishedDaysAgo: 6,
    featured: true,
    art: { subject: 'substation', palette: 'midnight', seed: 52, shape: 'wide' },
    sound: { seed: 52, root: 45, mood: 'night', layers: ['hum', 'pad', 'chimes'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'Safety', text: 'The five checks' },
        en: 'Substation safety: the five checks.',
        de: 'Sicherheit im Umspannwerk: die fünf Prüfungen.',
      },
      {
        seconds: 5,
        chapter: 'Isolate',
        card: { kind: 'statement', text: '1  Isolate', note: 'Open every side. Then look again.' },
        en: 'One: isolate. Open every side. Then look again.',
        de: 'Eins: freischalten. Alle Seiten öffnen. Dann noch einmal hinsehen.',
      },
      {
        seconds: 4.5,
        chapter: 'Lock',
        card: { kind: 'statement', text: '2  Lock', note: 'Your lock, your key, your pocket.' },
        en: 'Two: lock. Your lock, your key, your pocket.',
        de: 'Zwei: sichern. Dein Schloss, dein Schlüssel, deine Tasche.',
      },
      {
        seconds: 4.5,
        chapter: 'Test',
        card: { kind: 'statement', text: '3  Test', note: 'Dead is what the tester says, not the plan.' },
        en: 'Three: test. Dead is what the tester says, not the plan.',
        de: 'Drei: prüfen. Spannungsfrei sagt der Prüfer, nicht der Plan.',
      },
      {
        seconds: 4.5,
        chapter: 'Earth',
        card: { kind: 'statement', text: '4  Earth', note: 'Earth first, then the other ends.' },
        en: 'Four: earth. Earth first, then the other ends.',
        de: 'Vier: erden. Zuerst die Erde, dann die anderen Enden.',
      },
      {
        seconds: 5,
        chapter: 'Fence',
        card: { kind: 'statement', text: '5  Fence', note: 'Cover what is still live beside you.' },
        en: 'Five: fence. Cover what is still live beside you.',
        de: 'Fünf: abschranken. Decke ab, was neben dir noch unter Spannung steht.',
      },
      {
        seconds: 6,
        card: {
          kind: 'list',
          heading: 'In this order, every time',
          items: ['Isolate', 'Lock', 'Test', 'Earth', 'Fence'],
        },
        en: 'Isolate, lock, test, earth, fence. In this order, every time.',
        de: 'Freischalten, sichern, prüfen, erden, abschranken. Immer in dieser Reihenfolge.',
      },
    ],
    attachments: [
      {
        fileName: 'five-checks-pocket-card.pdf',
        heading: 'The five checks',
        paragraphs: [
          '1  Isolate. Open every side. Then look again.',
          '2  Lock. Your lock, your key, your pocket.',
          '3  Test. Dead is what the tester says, not the plan.',
          '4  Earth. Earth first, then the other ends.',
          '5  Fence. Cover what is still live beside you.',
        ],
      },
    ],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000012',
    slug: 'tower-climb',
    title: 'Working at height: the tower climb',
    description:
      'Ninety metres, three hundred and sixty rungs, two hooks. Made upright for the phone in your chest pocket, so that you can watch it at the foot of the ladder. Climb with a partner, rest on every platform, and come down when the wind says so.',
    tags: ['safety', 'height', 'wind'],
    categories: ['safety', 'training', 'onboarding'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    publishedDaysAgo: 17,
    art: { subject: 'tower', palette: 'dawn', seed: 63, shape: 'portrait' },
    sound: { seed: 63, root: 52, mood: 'dawn', layers: ['pad', 'wind'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'Working at height', text: 'The tower climb' },
        en: 'Working at height: the tower climb.',
      },
      {
        seconds: 4.5,
        card: { kind: 'number', value: 90, unit: 'm', label: 'three hundred and sixty rungs' },
        en: 'Ninety metres. Three hundred and sixty rungs.',
      },
      {
        seconds: 5.5,
        card: {
          kind: 'list',
          heading: 'Before the first rung',
          items: ['Two hooks', 'One partner', 'Radio on'],
        },
        en: 'Before the first rung: two hooks, one partner, radio on.',
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'Above 12 metres a second, we come down.' },
        en: 'Above twelve metres a second, we come down. No discussion.',
      },
    ],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000013',
    slug: 'ice-on-the-blade',
    title: 'Ice on the blade',
    description:
      'Why a still turbine in winter is more dangerous than a turning one, and how far away to park. A short square clip for the noticeboard screens, good without sound.',
    tags: ['safety', 'winter', 'wind'],
    categories: ['safety', 'training'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    publishedDaysAgo: 31,
    art: { subject: 'snow', palette: 'frost', seed: 74, shape: 'square' },
    sound: { seed: 74, root: 55, mood: 'night', layers: ['wind', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'Winter', text: 'Ice on the blade' },
        en: 'Ice on the blade.',
      },
      {
        seconds: 4.5,
        card: { kind: 'number', value: 180, unit: 'm', label: 'keep this far from an iced turbine' },
        en: 'Keep a hundred and eighty metres from an iced turbine.',
      },
      {
        seconds: 4.5,
        card: {
          kind: 'statement',
          text: 'Still does not mean safe.',
          note: 'Ice lets go when the sun comes out.',
        },
        en: 'Still does not mean safe. Ice lets go when the sun comes out.',
      },
    ],
    attachments: [],
  },
];
