import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Captions, CatalogueItem } from './catalogue-item.ts';
import { drawCircumstances } from './circumstances.ts';
import { drawCaptions } from './generated-items.ts';
import type { Topic } from './read-topics.ts';
import { seededDraw, type Draw } from './seeded-draw.ts';

const folder = join(import.meta.dirname, 'hand-written');
/** A small library in ten languages: a file of items for each, and `queries.txt`. */
const languagesFolder = join(import.meta.dirname, 'languages');
const languageQueries = 'queries.txt';
const captionedShare = 0.2;

/**
 * The items of all files. An item is a block of lines:
 * `[key language +] Title` (`language` only if it is another than the file's; `+`: it has a near duplicate),
 * `Speaker; Speaker | tag, tag`, the description, and `> cue` for each line that only its captions have.
 */
export const readHandWritten = (topics: readonly Topic[]): CatalogueItem[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => readBlocks(folder, file, (block) => readBlock(block, nameOf(file), 'en', topics)));

/** The items of each of the ten languages, which have the captions that are written with them and no others. */
export const readLanguageItems = (): CatalogueItem[] =>
  readdirSync(languagesFolder)
    .filter((file) => file !== languageQueries)
    .sort()
    .flatMap((file) =>
      readBlocks(languagesFolder, file, (block) => readBlock(block, nameOf(file), nameOf(file), [])),
    );

const nameOf = (file: string) => file.replace('.txt', '');

const readBlocks = (from: string, file: string, read: (block: string) => CatalogueItem[]) =>
  readFileSync(join(from, file), 'utf8').trim().split(/\n\n+/).flatMap(read);

function readBlock(
  block: string,
  category: string,
  usual: string,
  topics: readonly Topic[],
): CatalogueItem[] {
  const [heading = '', credits = '', ...rest] = block.split('\n');
  const [, key, language = usual, plus, title] =
    /^\[([\w-]+)(?: ([a-z]{2}))?( \+)?\] (.+)$/.exec(heading) ?? [];
  const [speakers, tags] = credits.split('|').map((part) => part.trim());
  if (!key || !title || speakers === undefined || tags === undefined)
    throw new Error(`${category}.txt: the item "${heading}" is not well formed.`);
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
