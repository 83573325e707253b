import type { DemoItem } from '../item.ts';

/** Sound without speech; the captions say what is heard. */
export const auroraPodcast: DemoItem[] = [
  {
    id: 'a0000000-0000-4000-8000-000000000051',
    slug: 'night-shift-1',
    title: 'Night shift, session 1: The quiet hours',
    description:
      'A minute of calm from the control room between two and four, when the load is lowest and the lamps are green. Made by the night shift for everybody who is awake anyway. No words, only the room and a few bells.',
    tags: ['night shift', 'calm', 'control room'],
    categories: ['podcast'],
    mediaType: 0,
    visibility: 1,
    publishedDaysAgo: 20,
    art: { subject: 'northern-lights', palette: 'emerald', seed: 228, shape: 'wide' },
    sound: { seed: 228, root: 45, mood: 'night', layers: ['hum', ['pad', 8, 50], ['bells', 18, 46]] },
    beats: [
      { seconds: 18, chapter: 'Two o’clock', en: ['[A low hum; the room is calm]', '[Slow chords begin]'] },
      {
        seconds: 22,
        chapter: 'Three o’clock',
        en: ['[Bells, far apart]', '[The chords swell and sink]'],
      },
      { seconds: 15, chapter: 'Four o’clock', en: '[The last bells; the hum stays]' },
    ],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000052',
    slug: 'night-shift-2',
    title: 'Night shift, session 2: Wind under the wires',
    description:
      'Three in the morning below the Skarv line, with the wind coming over the ridge in long breaths. Put on headphones, close the laptop, breathe with it.',
    tags: ['night shift', 'calm', 'wind'],
    categories: ['podcast'],
    mediaType: 0,
    visibility: 1,
    publishedDaysAgo: 13,
    art: { subject: 'pylons', palette: 'ultramarine', seed: 239, shape: 'wide' },
    sound: {
      seed: 239,
      root: 48,
      mood: 'night',
      layers: [
        ['wind', 0, 43],
        ['wind', 20, 36],
        ['pad', 10, 45],
      ],
    },
    beats: [
      { seconds: 20, chapter: 'The ridge', en: ['[Wind in long breaths]', '[A chord rises under it]'] },
      { seconds: 25, chapter: 'The line', en: ['[The wind grows]', '[The wind falls; the chord stays]'] },
    ],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000053',
    slug: 'night-shift-3',
    title: 'Night shift, session 3: Rain on the roof',
    description:
      'An evening of rain on the roof of the Tarn station, recorded in mind rather than on tape. Public, because our neighbours asked for it.',
    tags: ['night shift', 'calm', 'rain'],
    categories: ['podcast'],
    mediaType: 0,
    visibility: 2,
    publishedDaysAgo: 7,
    art: { subject: 'dam', palette: 'rain', seed: 250, shape: 'wide' },
    sound: {
      seed: 250,
      root: 50,
      mood: 'dusk',
      layers: [
        ['rain', 0, 42],
        ['pad', 10, 45],
        ['bells', 20, 40],
      ],
    },
    beats: [
      { seconds: 20, chapter: 'First drops', en: ['[Rain, soft and steady]', '[A slow chord below it]'] },
      { seconds: 25, chapter: 'The long rain', en: ['[Bells between the drops]', '[The rain thins out]'] },
    ],
    attachments: [],
  },
  {
    id: 'a0000000-0000-4000-8000-000000000054',
    slug: 'waves-at-skarv-bank',
    title: 'Field notes: waves at Skarv bank',
    description:
      'Forty seconds of sea from the ladder of tower seventeen, for those who maintain it in an office. Good before a difficult meeting.',
    tags: ['field notes', 'offshore', 'calm'],
    categories: ['podcast', 'customer-stories'],
    mediaType: 0,
    visibility: 2,
    publishedDaysAgo: 40,
    art: { subject: 'offshore', palette: 'sunken', seed: 261, shape: 'wide' },
    sound: { seed: 261, root: 43, mood: 'dusk', layers: ['waves', ['pad', 12, 40], ['waves', 20, 31]] },
    beats: [{ seconds: 40, en: ['[Waves, slow and wide]', '[A larger wave, then calm]'] }],
    attachments: [],
  },
];
