import { AudioTrackKind, MediaType, Visibility } from '@tv/contract/enumerations';
import { DEMO_PASSWORD } from '../people.ts';
import type { DemoItem } from '../item.ts';

export const auroraTownHalls: DemoItem[] = [
  {
    id: 'a0000000-0000-4000-8000-000000000001',
    slug: 'north-wind',
    title: 'What the north wind taught us this year',
    description:
      'The year in one room: what the Nordvik park produced, what broke in the January storm, and what we build next spring. You will see the monthly yield, the day two blades were lost, and the small microphone that now hears trouble before we do. Slides and the maintenance log are attached.',
    tags: ['town hall', 'wind', 'maintenance', 'year in review'],
    speakers: ['Head of wind power', 'Chief engineer'],
    categories: ['town-halls'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    publishedDaysAgo: 2,
    featured: true,
    art: { subject: 'wind-farm', palette: 'ember', seed: 11, shape: 'wide', posterAt: 4 },
    sound: { seed: 11, root: 50, mood: 'dusk', layers: ['pad', 'wind', 'bells'] },
    secondSound: {
      kind: AudioTrackKind.Description,
      languageCode: 'en',
      name: 'With chimes for each card',
      sound: { seed: 11, root: 50, mood: 'dusk', layers: ['pad', 'wind', 'chimes'] },
    },
    beats: [
      {
        seconds: 4.5,
        chapter: 'A year of wind',
        card: { kind: 'title', kicker: 'Town hall', text: 'What the north wind taught us' },
        en: ['Good morning, everyone.', 'This is what the north wind taught us.'],
        de: ['Guten Morgen zusammen.', 'Das hat uns der Nordwind gelehrt.'],
      },
      {
        seconds: 5.5,
        card: { kind: 'number', value: 412, unit: 'GWh', label: 'from forty-one turbines at Nordvik' },
        en: 'Four hundred and twelve gigawatt hours, from forty-one turbines at Nordvik.',
        de: '412 Gigawattstunden aus einundvierzig Turbinen in Nordvik.',
      },
      {
        seconds: 6,
        card: {
          kind: 'bars',
          heading: 'Yield by month',
          unit: 'GWh',
          values: [
            ['Jan', 31],
            ['Mar', 44],
            ['May', 33],
            ['Jul', 21],
            ['Sep', 38],
            ['Nov', 49],
          ],
        },
        en: ['July was calm: twenty-one.', 'November was our best month ever: forty-nine.'],
        de: ['Der Juli war still: einundzwanzig.', 'Der November war unser bester Monat: neunundvierzig.'],
      },
      {
        seconds: 5,
        chapter: 'The January storm',
        card: { kind: 'statement', text: 'We lost two blades and learned to listen earlier.' },
        en: 'In the January storm we lost two blades, and learned to listen earlier.',
        de: 'Im Januarsturm verloren wir zwei Blätter und lernten, früher hinzuhören.',
      },
      {
        seconds: 5.5,
        card: {
          kind: 'line',
          heading: 'Sound of one blade, in the week before it failed',
          unit: 'dB',
          points: [38, 38, 39, 40, 39, 42, 44, 47, 51, 58, 64],
          from: 'Monday',
          to: 'Sunday',
        },
        en: ['A blade tells you days before it goes.', 'By Thursday this one was singing.'],
        de: ['Ein Blatt kündigt sich Tage vorher an.', 'Am Donnerstag begann dieses zu singen.'],
      },
      {
        seconds: 7,
        chapter: 'What we build next',
        card: {
          kind: 'list',
          heading: 'Before next winter',
          items: ['A microphone on every tower', 'Spare blades at Nordvik', 'Six new turbines in May'],
        },
        en: [
          'Before next winter: a microphone on every tower,',
          'spare blades at Nordvik, six new turbines in May.',
        ],
        de: [
          'Vor dem nächsten Winter: ein Mikrofon an jedem Turm,',
          'Ersatzblätter in Nordvik, sechs neue Turbinen im Mai.',
        ],
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'Nobody was out there that night. That was not luck.' },
        en: 'And nobody was out there that night. That was not luck.',
        de: 'Und niemand war in jener Nacht draußen. Das war kein Glück.',
      },
    ],
    attachments: [
      {
        fileName: 'north-wind-slides.pdf',
        heading: 'What the north wind taught us',
        paragraphs: [
          'Nordvik park, forty-one turbines: 412 GWh this year. The calmest month was July with 21 GWh, the best one November with 49 GWh.',
          'In the January storm two blades were lost. The sound of the first had risen from 38 to 64 decibels in the week before.',
          'Before next winter: a microphone on every tower, spare blades kept at Nordvik, six new turbines in May.',
        ],
      },
      {
        fileName: 'yield-by-month.csv',
        text: 'month,gigawatt_hours\nJan,31\nFeb,36\nMar,44\nApr,35\nMay,33\nJun,26\nJul,21\nAug,25\nSep,38\nOct,43\nNov,49\nDec,31\n',
      },
    ],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000002',
    slug: 'third-quarter',
    title: 'The third quarter in half a minute',
    description:
      'Four figures and one decision, for everybody who could not be in the room. Output, availability, the days without an accident, and the storage project that was approved. The table behind the charts is attached.',
    tags: ['town hall', 'results', 'storage'],
    categories: ['town-halls', 'safety'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    publishedDaysAgo: 26,
    art: { subject: 'solar-field', palette: 'rose', seed: 24, shape: 'wide' },
    sound: { seed: 24, root: 53, mood: 'dawn', layers: ['pad', 'bells'] },
    beats: [
      {
        seconds: 4,
        chapter: 'Figures',
        card: { kind: 'title', kicker: 'Town hall', text: 'The third quarter in half a minute' },
        en: 'The third quarter, in half a minute.',
      },
      {
        seconds: 5.5,
        card: {
          kind: 'bars',
          heading: 'Output by source',
          unit: 'GWh',
          values: [
            ['Wind', 84],
            ['Water', 61],
            ['Sun', 47],
          ],
        },
        en: 'Wind gave eighty-four gigawatt hours, water sixty-one, the sun forty-seven.',
      },
      {
        seconds: 5,
        card: { kind: 'ring', percent: 97, label: 'of all hours, our turbines were ready to run' },
        en: 'For ninety-seven per cent of all hours, our turbines were ready to run.',
      },
      {
        seconds: 4.5,
        card: { kind: 'number', value: 218, unit: 'days', label: 'without an accident' },
        en: 'Two hundred and eighteen days without an accident. Thank you.',
      },
      {
        seconds: 6,
        chapter: 'The decision',
        card: {
          kind: 'statement',
          text: 'Tarn valley gets its battery.',
          note: '40 megawatts, ready in two winters',
        },
        en: 'And the decision: Tarn valley gets its battery. Forty megawatts, ready in two winters.',
      },
    ],
    attachments: [
      {
        fileName: 'third-quarter.csv',
        text: 'measure,value,unit\nwind,84,GWh\nwater,61,GWh\nsun,47,GWh\navailability,97,percent\ndays without accident,218,days\n',
      },
    ],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000003',
    slug: 'open-questions',
    title: 'Questions we did not dodge',
    description:
      'The four questions you sent most often, and short answers: pay rounds, the move of the Skarv workshop, night shifts after fifty, and whether the old line will be taken down. What is still open is said to be open.',
    tags: ['town hall', 'questions', 'work'],
    speakers: ['Head of people', 'Works council'],
    categories: ['town-halls', 'onboarding'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    publishedDaysAgo: 44,
    art: { subject: 'northern-lights', palette: 'violet', seed: 37, shape: 'wide' },
    sound: { seed: 37, root: 48, mood: 'night', layers: ['pad', 'bells'] },
    beats: [
      {
        seconds: 4,
        card: { kind: 'title', kicker: 'You asked', text: 'Questions we did not dodge' },
        en: 'You asked. These are the questions we did not dodge.',
      },
      {
        seconds: 5.5,
        card: {
          kind: 'statement',
          text: 'Does the Skarv workshop move?',
          note: 'Yes, in August, and everybody moves with it.',
        },
        en: 'Does the Skarv workshop move? Yes, in August, and everybody moves with it.',
      },
      {
        seconds: 4.5,
        card: {
          kind: 'statement',
          text: 'Night shifts after fifty?',
          note: 'From March on, only by choice.',
        },
        en: 'Night shifts after fifty? From March on, only by choice.',
      },
      {
        seconds: 5,
        card: {
          kind: 'statement',
          text: 'Will the old line come down?',
          note: 'We do not know yet. We will by midsummer.',
        },
        en: 'Will the old line come down? We do not know yet. We will by midsummer.',
      },
    ],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000004',
    slug: 'fjord-line-preview',
    title: 'The Fjord line: a preview for our neighbours',
    description:
      'Where the new line will run, how deep the cable lies and what you will hear while it is built. Made for the people of Lyngsund, who received the password by letter. The public hearing follows in four weeks.',
    tags: ['fjord line', 'grid', 'neighbours'],
    categories: ['town-halls', 'product', 'customer-stories'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    publishedDaysAgo: 9,
    password: DEMO_PASSWORD,
    art: { subject: 'pylons', palette: 'fjord', seed: 41, shape: 'wide' },
    sound: { seed: 41, root: 47, mood: 'dusk', layers: ['pad', 'waves'] },
    beats: [
      {
        seconds: 4,
        chapter: 'The route',
        card: { kind: 'title', kicker: 'For our neighbours', text: 'The Fjord line' },
        en: 'The Fjord line: a preview for our neighbours.',
      },
      {
        seconds: 5.5,
        card: {
          kind: 'number',
          value: 23,
          unit: 'km',
          label: 'from Nordvik to Lyngsund, nine of them under water',
        },
        en: 'Twenty-three kilometres from Nordvik to Lyngsund, nine of them under water.',
      },
      {
        seconds: 6,
        chapter: 'While we build',
        card: {
          kind: 'list',
          heading: 'While we build',
          items: ['Work from seven to six', 'No blasting in spring', 'The shore path stays open'],
        },
        en: ['Work goes from seven to six. No blasting in spring.', 'And the shore path stays open.'],
      },
      {
        seconds: 4.5,
        card: { kind: 'statement', text: 'Tell us what we have missed.' },
        en: 'Tell us what we have missed.',
      },
    ],
    attachments: [
      {
        fileName: 'fjord-line-for-neighbours.md',
        text: '# The Fjord line\n\n- 23 km from Nordvik to Lyngsund, 9 km of them under water\n- Work from seven to six\n- No blasting in spring\n- The shore path stays open\n',
      },
    ],
  },
];
