import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Captions, CatalogueItem } from './catalogue-item.ts';
import { drawCircumstances } from './circumstances.ts';
import { drawCaptions } from './generated-items.ts';
import type { Topic } from './read-topics.ts';
import { seededDraw, type Draw } from './seeded-draw.ts';

const folder = join(import.meta.dirname, 'hand-written');
const captionedShare = 0.2;

/**
 * The items of all files. An item is a block of lines:
 * `[key language +] Title` (`language` only if not English; `+`: it has a near duplicate),
 * `Speaker; Speaker | tag, tag`, the description, and `> cue` for each line that only its captions have.
 */
export const readHandWritten = (topics: readonly Topic[]): CatalogueItem[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .trim()
        .split(/\n\n+/)
        .flatMap((block) => readBlock(block, file.replace('.txt', ''), topics)),
    );

function readBlock(block: string, category: string, topics: readonly Topic[]): CatalogueItem[] {
  const [heading = '', credits = '', ...rest] = block.split('\n');
  const [, key, language = 'en', plus, title] =
    /^\[([\w-]+)(?: ([a-z]{2}))?( \+)?\] (.+)$/.exec(heading) ?? [];
  const [speakers, tags] = credits.split('|').map((part) => part.trim());
  if (!key || !title || speakers === undefined || tags === undefined)
    throw new Error(`hand-written/${category}.txt: the item "${heading}" is not well formed.`);
  const draw = seededDraw(key);
  const tagList = list(tags, ',');
  const item: CatalogueItem = {
    key,
    language,
    title,
    description: rest.filter((line) => !line.startsWith('>')).join(' '),
    speakers: list(speakers, ';'),
    tags: tagList,
    about: [category, ...tagList].map((subject) => subject.toLowerCase()),
    category,
    captions: captionsOf(
      rest.filter((line) => line.startsWith('>')).map((line) => line.slice(1).trim()),
      topics.find((topic) => topic.language === language && tagList.some((tag) => topic.tags.includes(tag))),
      topics,
      language,
      draw,
    ),
    ...drawCircumstances(draw),
    variantOf: undefined,
  };
  return plus ? [item, nearDuplicate(item)] : [item];
}

/** The item's own cues stand between those of any talk about its topic. */
function captionsOf(
  ownCues: string[],
  topic: Topic | undefined,
  topics: readonly Topic[],
  language: string,
  draw: Draw,
): Captions[] {
  const talked = topic && (ownCues.length > 0 || draw.chance(captionedShare));
  if (!talked) return ownCues.length > 0 ? [{ language, cues: ownCues }] : [];
  const [first, ...others] = drawCaptions(topic, topics, draw);
  const cues = [...first!.cues];
  for (const cue of ownCues) cues.splice(draw.whole(1, cues.length - 1), 0, cue);
  return [{ ...first!, cues }, ...others];
}

function nearDuplicate(item: CatalogueItem): CatalogueItem {
  const key = `${item.key}~`;
  const draw = seededDraw(key);
  const title = draw.pick([
    `${item.title} (short version)`,
    `Recap: ${item.title}`,
    `${item.title} – questions and answers`,
  ]);
  return { ...item, key, title, captions: [], ...drawCircumstances(draw), variantOf: item.key };
}

const list = (text: string, separator: string) =>
  text
    .split(separator)
    .map((each) => each.trim())
    .filter(Boolean);
