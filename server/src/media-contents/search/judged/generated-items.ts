import type { Captions, CatalogueItem } from './catalogue-item.ts';
import { drawCircumstances } from './circumstances.ts';
import type { Topic } from './read-topics.ts';
import { seededDraw, type Draw } from './seeded-draw.ts';
import { writeCues, writeDescription, writeTitle } from './write-texts.ts';

/** Items of each topic by its language. Seven of ten items of the catalogue are English. */
const itemsPerTopic: Record<string, number> = { en: 30, de: 55, fr: 65, es: 60, nb: 65, ja: 50 };
const looseTags = [
  'interview',
  'for beginners',
  'training',
  'highlights',
  'all hands',
  'podcast',
  'recording',
];
/** The share of items that have captions. */
const captionedShare = 0.2;

export const generateItems = (topics: readonly Topic[]): CatalogueItem[] =>
  topics.flatMap((topic) =>
    Array.from({ length: itemsPerTopic[topic.language]! }, (_, number) =>
      generateItem(topic, topics, `${topic.name} ${number}`),
    ),
  );

function generateItem(topic: Topic, topics: readonly Topic[], key: string): CatalogueItem {
  const draw = seededDraw(key);
  return {
    key,
    language: topic.language,
    title: writeTitle(topic, draw),
    description: draw.chance(0.05) ? '' : writeDescription(topic, draw),
    speakers: drawSpeakers(draw),
    tags: drawTags(topic, draw),
    about: [topic.name, ...topic.tags].map((subject) => subject.toLowerCase()),
    category: topic.category,
    captions: draw.chance(captionedShare) ? drawCaptions(topic, topics, draw) : [],
    ...drawCircumstances(draw),
    variantOf: undefined,
  };
}

/** Of the topic's tags the first is the commonest. Some items have none. */
function drawTags(topic: Topic, draw: Draw): string[] {
  if (draw.chance(0.1)) return [];
  const tags = topic.tags.filter((_, index) => draw.chance(index === 0 ? 0.9 : 0.6));
  return draw.chance(0.15) ? [...tags, draw.pick(looseTags)] : tags;
}

/** In the item's language; of some English items in German, too. */
export function drawCaptions(topic: Topic, topics: readonly Topic[], draw: Draw): Captions[] {
  const german = topics.filter(({ language }) => language === 'de');
  const isTranslated = topic.language === 'en' && draw.chance(0.1);
  return [
    { language: topic.language, cues: writeCues(topic, draw) },
    ...(isTranslated ? [{ language: 'de', cues: writeCues(draw.pick(german), draw) }] : []),
  ];
}

const firstNames =
  'Mara Ilse Tomas Adaeze Ravi Signe Pilar Jonas Leila Bram Noor Edda Kofi Yara Henrik Odile Sunniva Matteo Wanjiru Lasse Priya Emre Greta Diego Fenja Amara Tove Rasmus Ximena Aiko'.split(
    ' ',
  );
/** Made of syllables; the names are nobody's. */
const surnames =
  'Velbrandt Okanduro Tessmark Hallowin Brekkemo Sandrovic Lindqvarn Marrowby Quillfeather Ostervald Tanavuri Karrenbach Fjeldvik Ashgrovel Dombrava Winterlund Nakashiro Pellegrom Rothwaen Iversund Calderomo Mbekwani Strandholt Abernoth Sorrelune Vanderkoel Ghazimur Torquemont Ylvesaker Zabrodek'.split(
    ' ',
  );
const roles =
  'Head of Grid Planning;Site Manager;Safety Officer;Chief Economist;Head of Training;Night Shift Nurse;Works Council;Product Team;Chief Engineer;Research Group'.split(
    ';',
  );

/** Speakers of a generated item: mostly one, sometimes none, two or a role. */
function drawSpeakers(draw: Draw): string[] {
  const kind = draw.next();
  if (kind < 0.25) return [];
  if (kind < 0.35) return [draw.pick(roles)];
  const names = [drawName(draw), ...(kind > 0.92 ? [drawName(draw)] : [])];
  return [...new Set(names)];
}

const drawName = (draw: Draw) => `${draw.pick(firstNames)} ${draw.pick(surnames)}`;
