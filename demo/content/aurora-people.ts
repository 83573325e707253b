import { AudioTrackKind, MediaType, Visibility } from '@tv/contract/enumerations';
import type { DemoItem } from '../item.ts';

/** Customer stories and first weeks. */
export const auroraPeople: DemoItem[] = [
  {
    id: 'a0000000-0000-4000-8000-000000000041',
    slug: 'island-lights',
    title: 'An island that keeps its lights on',
    description:
      'When the cable to Lyngsund tore, the island had eleven hours of diesel left. Today a small wind park, a battery and four hundred careful neighbours carry it through the winter. Told by the people who run the harbour, the school and the shop, and first shown at our town hall.',
    tags: ['island', 'customers', 'storage', 'wind'],
    categories: ['customer-stories', 'product', 'town-halls'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 4,
    featured: true,
    publicFeatured: true,
    art: { subject: 'offshore', palette: 'lagoon-night', seed: 173, shape: 'wide' },
    sound: { seed: 173, root: 45, mood: 'night', layers: ['pad', 'waves', 'bells'] },
    secondSound: {
      kind: AudioTrackKind.Dubbed,
      languageCode: 'de',
      name: 'Deutsche Fassung',
      sound: { seed: 174, root: 50, mood: 'dusk', layers: ['pad', 'waves'] },
    },
    beats: [
      {
        seconds: 4,
        chapter: 'The torn cable',
        card: { kind: 'title', kicker: 'Customer story', text: 'An island that keeps its lights on' },
        en: 'An island that keeps its lights on.',
        de: 'Eine Insel, auf der das Licht nicht ausgeht.',
      },
      {
        seconds: 4.5,
        card: { kind: 'number', value: 11, unit: 'hours', label: 'of diesel were left when the cable tore' },
        en: 'Eleven hours of diesel were left when the cable tore.',
        de: 'Diesel für elf Stunden war noch da, als das Kabel riss.',
      },
      {
        seconds: 5.5,
        chapter: 'Four hundred neighbours',
        card: {
          kind: 'bars',
          heading: 'Where the power comes from now',
          unit: '%',
          values: [
            ['Wind', 64],
            ['Battery', 27],
            ['Cable', 9],
          ],
        },
        en: 'Today: sixty-four per cent wind, twenty-seven battery, nine from the new cable.',
        de: 'Heute: 64 Prozent Wind, 27 Batterie, 9 aus dem neuen Kabel.',
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'We check the wind before we bake.', note: 'The island bakery' },
        en: 'We check the wind before we bake, says the bakery.',
        de: 'Wir sehen nach dem Wind, bevor wir backen, sagt die Bäckerei.',
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'Four winters. No dark night.' },
        en: 'Four winters. No dark night.',
        de: 'Vier Winter. Keine dunkle Nacht.',
      },
    ],
    attachments: [
      { fileName: 'island-figures.csv', text: 'source,share_percent\nwind,64\nbattery,27\ncable,9\n' },
    ],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000042',
    slug: 'night-dairy',
    title: 'The dairy that cools at night',
    description:
      'Milk must be cold by six. Why this dairy on the ridge makes its ice at two in the morning, when the wind is up and everybody else sleeps, and what that saves. The public link to this film closes after the trade fair.',
    tags: ['customers', 'flexibility', 'farming'],
    categories: ['customer-stories', 'product'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 23,
    publicLinkExpiresInDays: 45,
    art: { subject: 'village', palette: 'moonlit', seed: 184, shape: 'wide' },
    sound: { seed: 184, root: 52, mood: 'night', layers: ['pad', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'Customer story', text: 'The dairy that cools at night' },
        en: 'The dairy that cools at night.',
      },
      {
        seconds: 5.5,
        card: {
          kind: 'line',
          heading: 'Making ice',
          unit: 'kW',
          points: [5, 6, 22, 60, 64, 58, 20, 6, 5],
          from: 'midnight',
          to: '6 am',
        },
        en: 'They make their ice at two in the morning, when the wind is up.',
      },
      {
        seconds: 4.5,
        card: { kind: 'number', value: 38, unit: '%', label: 'less for the same cold milk' },
        en: 'Thirty-eight per cent less, for the same cold milk.',
      },
    ],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000043',
    slug: 'first-week',
    title: 'Welcome to your first week',
    description:
      'Where to be on Monday, whom to ask, and what nobody expects you to know yet. Five days in half a minute. Bring warm shoes: on Thursday you see your first turbine from inside. The week plan is attached.',
    tags: ['onboarding', 'welcome'],
    categories: ['onboarding', 'safety'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    publishedDaysAgo: 60,
    featured: true,
    art: { subject: 'road', palette: 'peach', seed: 195, shape: 'wide' },
    sound: { seed: 195, root: 55, mood: 'dawn', layers: ['pad', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'First weeks', text: 'Welcome to your first week' },
        en: 'Welcome to your first week.',
        de: 'Willkommen in deiner ersten Woche.',
      },
      {
        seconds: 7,
        chapter: 'Monday to Wednesday',
        card: {
          kind: 'list',
          heading: 'Monday to Wednesday',
          items: ['Keys, badge, coffee', 'Your guide shows you round', 'Safety day: bring questions'],
        },
        en: 'Keys, badge, coffee. Your guide shows you round. Then safety day: bring questions.',
        de: 'Schlüssel, Ausweis, Kaffee. Deine Begleitung zeigt dir alles. Dann Sicherheitstag: bring Fragen mit.',
      },
      {
        seconds: 4.5,
        chapter: 'Thursday',
        card: { kind: 'statement', text: 'Thursday: inside a turbine.', note: 'Warm shoes' },
        en: 'On Thursday you stand inside a turbine. Warm shoes!',
        de: 'Am Donnerstag stehst du in einer Turbine. Warme Schuhe!',
      },
      {
        seconds: 4.5,
        chapter: 'Friday',
        card: { kind: 'statement', text: 'Friday: tell us what was odd.' },
        en: 'And on Friday, tell us what was odd.',
        de: 'Und am Freitag sag uns, was seltsam war.',
      },
    ],
    attachments: [
      {
        fileName: 'week-plan.md',
        text: '# Your first week\n\n- Monday: keys, badge, coffee\n- Tuesday: your guide shows you round\n- Wednesday: safety day, bring questions\n- Thursday: inside a turbine, warm shoes\n- Friday: tell us what was odd\n',
      },
    ],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000044',
    slug: 'where-power-comes-from',
    title: 'Where your power comes from',
    description:
      'From the ridge, the field and the lake to the lamp on your table, in one long shot. Shown to every new colleague and every school class that visits. The shares on screen are those of last year.',
    tags: ['explained', 'wind', 'water', 'solar'],
    categories: ['onboarding', 'product', 'training'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 8,
    publicFeatured: true,
    art: { subject: 'panorama', palette: 'meadow', seed: 206, shape: 'wide' },
    sound: { seed: 206, root: 53, mood: 'dawn', layers: ['pad', 'wind', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'Explained', text: 'Where your power comes from' },
        en: 'Where your power comes from.',
        de: 'Woher dein Strom kommt.',
      },
      {
        seconds: 5,
        chapter: 'Three sources',
        card: {
          kind: 'bars',
          heading: 'Last year',
          unit: '%',
          values: [
            ['Wind', 46],
            ['Water', 31],
            ['Sun', 23],
          ],
        },
        en: 'Last year: forty-six per cent wind, thirty-one water, twenty-three sun.',
        de: 'Im letzten Jahr: 46 Prozent Wind, 31 Wasser, 23 Sonne.',
      },
      {
        seconds: 4.5,
        chapter: 'The way to you',
        card: { kind: 'number', value: 3, unit: 'milliseconds', label: 'from the ridge to your lamp' },
        en: 'Three milliseconds, from the ridge to your lamp.',
        de: 'Drei Millisekunden vom Bergrücken bis zu deiner Lampe.',
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'Good evening. It is on us.' },
        en: 'Good evening. The light is on us.',
        de: 'Guten Abend. Das Licht geht auf uns.',
      },
    ],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000045',
    slug: 'apprentices-build',
    title: 'Apprentices build a turbine',
    description:
      'Nine apprentices, one winter, one small turbine that now lights their own workshop. Drawn the way they began: with a plan on blue paper, and with goggles on. The town hall saw it first. The parts list is attached for every school that wants to try.',
    tags: ['apprentices', 'workshop', 'wind'],
    categories: ['onboarding', 'engineering-talks', 'town-halls', 'safety'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    publishedDaysAgo: 35,
    art: { subject: 'blueprint', palette: 'blueprint', seed: 217, shape: 'wide' },
    sound: { seed: 217, root: 57, mood: 'dawn', layers: ['pad', 'bells'] },
    beats: [
      {
        seconds: 4,
        chapter: 'The plan',
        card: { kind: 'title', kicker: 'Workshop', text: 'Apprentices build a turbine' },
        en: 'Nine apprentices build a turbine.',
      },
      {
        seconds: 5.5,
        chapter: 'The winter',
        card: {
          kind: 'list',
          heading: 'One winter',
          items: ['Carve three blades', 'Wind nine coils', 'Raise the mast'],
        },
        en: 'One winter: carve three blades, wind nine coils, raise the mast.',
      },
      {
        seconds: 4.5,
        card: { kind: 'number', value: 800, unit: 'watts', label: 'enough to light their own workshop' },
        en: 'Eight hundred watts: enough to light their own workshop.',
      },
    ],
    attachments: [
      {
        fileName: 'parts-list.csv',
        text: 'part,count\nblade,3\ncoil,9\nmagnet,12\nmast section,4\nguy wire,4\n',
      },
    ],
  },
];
