import { itemLimits } from '@tv/contract/item-limits';
import { limits } from '@tv/contract/limits';
import { sourceLimits } from '@tv/contract/source-kinds';
import { asLine, notInLines } from '@tv/contract/text-characters';
import { fitCaptions, fitFiles } from './fit-files.ts';
import { instantOf } from './instants.ts';
import { languageTagOf } from './language-tag.ts';
import { baseOf } from './paths.ts';
import type { SourceItem, SourceReading } from './source.ts';

const longestSeconds = 360_000;
const longestSentence = 500;
const notInText = new RegExp(`[${notInLines}]`, 'g');

/** A reading whose items fit the portal. Notes of the items say what was shortened or left out. An id that comes again is named, and its first item stays. */
export function withinLimits({ instance, items, problems }: SourceReading): SourceReading {
  const found = new Map<string, SourceItem>();
  const all = [...problems];
  for (const item of items) {
    const id = asLine(item.sourceId).trim();
    const where = item.title.slice(0, 100) || id.slice(0, 100);
    if (id === '') all.push({ where, message: 'It has no id in its source, and is left out.' });
    else if (id.length > sourceLimits.id)
      all.push({
        where,
        message: `Its id is longer than ${sourceLimits.id} characters, and it is left out.`,
      });
    else if (found.has(id))
      all.push({
        where,
        message: `The id ${id} is there twice: the first item is taken, this one is left out.`,
      });
    else found.set(id, fit({ ...item, sourceId: id, notes: [...item.notes] }));
  }
  return {
    instance: cut(asLine(instance).trim(), sourceLimits.instance),
    items: [...found.values()].map((item) => ({ ...item, notes: item.notes.map(sentenceOf) })),
    problems: all.map(({ where, message }) => ({ where: sentenceOf(where), message: sentenceOf(message) })),
  };
}

/** Sentences repeat names of a source. Terminals would obey control characters in them. */
const sentenceOf = (text: string) => cut(asLine(text), longestSentence);

function fit(item: SourceItem): SourceItem {
  const note = (sentence: string) => item.notes.push(sentence);
  const { description, languageCode, viewsBefore, createdAt, publishedAt, ...rest } = item;
  const text = description?.replace(/\r\n?/g, '\n').replace(notInText, '').trim();
  if (text && text.length > itemLimits.description)
    note(`The description was longer than ${itemLimits.description} characters, and is shortened.`);
  const language = languageCode === undefined ? undefined : languageTagOf(languageCode);
  if (languageCode && !language)
    note(`The language "${cut(asLine(languageCode), 30)}" is not known, and is left out.`);
  const published = dateOf('date of publication', publishedAt, note);
  const created = dateOf('date', createdAt, note);
  const hasViews = viewsBefore !== undefined && Number.isSafeInteger(viewsBefore) && viewsBefore >= 0;
  if (viewsBefore !== undefined && !hasViews) note('The number of views cannot be read, and is left out.');
  return {
    ...rest,
    title: titleOf(item, note),
    ...(text && { description: cut(text, itemLimits.description) }),
    ...(language && { languageCode: language }),
    ...(created && { createdAt: created }),
    ...(published && { publishedAt: published }),
    ...(hasViews && { viewsBefore }),
    tags: listOf('tags', item.tags, itemLimits.tags, itemLimits.tag, note),
    categories: listOf('categories', item.categories, itemLimits.categories, itemLimits.category, note),
    speakers: listOf('speakers', item.speakers, itemLimits.speakers, limits.speakerLength, note),
    chapters: chaptersOf(item, note),
    captions: fitCaptions(item.captions, note),
    attachments: fitFiles(item.attachments, note),
    oldAddresses: addressesOf(item.oldAddresses, note),
  };
}

function titleOf({ title, sourceId, media }: SourceItem, note: (sentence: string) => void): string {
  const line = asLine(title).replace(/\s+/g, ' ').trim();
  if (line.length > itemLimits.title)
    note(`The title had ${line.length} characters, and is shortened to ${itemLimits.title}.`);
  if (line) return cut(line, itemLimits.title);
  const name = asLine(media && 'path' in media ? baseOf(media.path) : sourceId);
  note('It has no title: its file or its id names it.');
  return cut(name, itemLimits.title);
}

/** Shortens a text at a whole character, with an ellipsis. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

function listOf(
  what: string,
  words: string[],
  most: number,
  longest: number,
  note: (sentence: string) => void,
): string[] {
  const seen = new Map<string, string>();
  for (const word of words) {
    const line = asLine(word).replace(/\s+/g, ' ').trim();
    if (line && !seen.has(line.toLowerCase())) seen.set(line.toLowerCase(), line);
  }
  const list = [...seen.values()];
  if (list.length > most) note(`It has ${list.length} ${what}: the first ${most} are taken.`);
  if (list.slice(0, most).some((each) => each.length > longest))
    note(`Some of its ${what} were longer than ${longest} characters, and are shortened.`);
  return list.slice(0, most).map((each) => cut(each, longest));
}

function dateOf(
  what: string,
  given: string | undefined,
  note: (sentence: string) => void,
): string | undefined {
  if (!given) return undefined;
  const instant = instantOf(given);
  if (!instant) note(`The ${what} "${cut(asLine(given), 60)}" cannot be read, and is left out.`);
  else if (Date.parse(instant) > Date.now())
    note(`The ${what} ${instant} is in the future, and is left out.`);
  else return instant;
  return undefined;
}

function chaptersOf(
  { chapters, durationSeconds = Infinity }: SourceItem,
  note: (sentence: string) => void,
): SourceItem['chapters'] {
  const byStart = new Map<number, string>();
  for (const { startSeconds, title } of chapters) {
    const line = cut(asLine(title).trim(), itemLimits.chapter);
    const fits = startSeconds >= 0 && startSeconds <= longestSeconds && startSeconds < durationSeconds;
    if (line && fits && !byStart.has(startSeconds)) byStart.set(startSeconds, line);
  }
  const list = [...byStart].map(([startSeconds, title]) => ({ startSeconds, title }));
  const left = chapters.length - Math.min(list.length, itemLimits.chapters);
  if (left > 0)
    note(
      `${left === 1 ? '1 chapter is' : `${left} chapters are`} left out: without a title, at a wrong or the same second, past the end, or beyond ${itemLimits.chapters}.`,
    );
  return list.sort((one, other) => one.startSeconds - other.startSeconds).slice(0, itemLimits.chapters);
}

function addressesOf(addresses: string[], note: (sentence: string) => void): string[] {
  const good = [...new Set(addresses.map((each) => each.trim()))].filter(
    (each) => each.length <= itemLimits.oldAddress && URL.canParse(each) && /^https?:/i.test(each),
  );
  if (good.length < new Set(addresses).size) note('An old address that is none of the web is left out.');
  if (good.length > itemLimits.oldAddresses)
    note(`It has ${good.length} old addresses: the first ${itemLimits.oldAddresses} are taken.`);
  return good.slice(0, itemLimits.oldAddresses);
}
