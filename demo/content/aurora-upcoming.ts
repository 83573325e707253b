import { MediaType, Visibility } from '@tv/contract/enumerations';
import type { DemoItem } from '../item.ts';

const quiet: DemoItem['sound'] = { seed: 1, root: 50, mood: 'dusk', layers: ['pad'] };

export const auroraUpcoming: DemoItem[] = [
  {
    id: 'a0000000-0000-4000-8000-000000000061',
    slug: 'fjord-line-opening',
    title: 'Opening the Fjord line, live',
    description:
      'The moment the first current crosses the fjord, live from the landing at Lyngsund. The band plays, the school choir counts down, and the control room answers on the big screen.',
    tags: ['live', 'fjord line', 'grid'],
    categories: ['town-halls', 'product'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    scheduledInDays: 4,
    art: { subject: 'pylons', palette: 'plum', seed: 272, shape: 'wide' },
    sound: quiet,
    beats: [],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000062',
    slug: 'ask-the-board-winter',
    title: 'Ask the board: winter',
    description:
      'One hour, no slides, your questions. Send them beforehand or ask in the room; every question gets an answer or a date for one.',
    tags: ['live', 'town hall', 'questions'],
    categories: ['town-halls'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    scheduledInDays: 9,
    art: { subject: 'northern-lights', palette: 'arctic', seed: 283, shape: 'wide' },
    sound: quiet,
    beats: [],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000063',
    slug: 'grid-under-stress',
    title: 'Grid under stress: the drill',
    description:
      'Twice a year we lose half the grid on purpose, in the simulator. Watch the control room, the crews and the press desk play it through, with commentary.',
    tags: ['live', 'drill', 'control room'],
    categories: ['engineering-talks', 'safety'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.INTERNAL,
    scheduledInDays: 13,
    art: { subject: 'substation', palette: 'magenta-night', seed: 294, shape: 'wide' },
    sound: quiet,
    beats: [],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000064',
    slug: 'open-day-nordvik',
    title: 'Open day at Nordvik',
    description:
      'Climb with us, at least by camera: an hour at the top of tower nine, with the people who keep it turning and time for the questions of visitors.',
    tags: ['live', 'wind', 'visitors'],
    categories: ['customer-stories', 'product'],
    mediaType: MediaType.VIDEO,
    visibility: Visibility.PUBLIC,
    scheduledInDays: 18,
    art: { subject: 'wind-farm', palette: 'lavender', seed: 305, shape: 'wide' },
    sound: quiet,
    beats: [],
    attachments: [],
  },
];
