import { itemLimits } from '@tv/contract/limits/item-limits';
import { sourceLimits } from '@tv/contract/sources/source-kinds';
import { asLine, notInLines } from '@tv/contract/text-characters';
import { fitCaptions, fitFiles, type Tell } from './fit-files.ts';
import { instantOf } from './instants.ts';
import { languageTagOf } from './language-tag.ts';
import { baseOf } from './paths.ts';
import { cut, type Note, shortNote } from './say.ts';
import type { SourceItem, SourceReading } from './source.ts';

const longestSeconds = 360_000;
const longestSubject = 500;
const notInText = new RegExp(`[${notInLines}]`, 'g');

/** A reading whose items fit the portal. Notes of the items say what was shortened or left out. An id that comes again is named, and its first item stays. */
export function withinLimits({ instance, items, problems }: SourceReading): SourceReading {
  const found = new Map<string, SourceItem>();
  const all = [...problems];
  for (const item of items) {
    const id = asLine(item.sourceId).trim();
    const where = item.title.slice(0, 100) || id.slice(0, 100);
    if (id === '') all.push({ where, message: ['noId'] });
    else if (id.length > sourceLimits.id) all.push({ where, message: ['longId', { most: sourceLimits.id }] });
    else if (found.has(id)) all.push({ where, message: ['sameId', { id }] });
    else found.set(id, fit({ ...item, sourceId: id, notes: [...item.notes] }));
  }
  return {
    instance: cut(asLine(instance).trim(), sourceLimits.instance),
    items: [...found.values()].map((item) => ({ ...item, notes: item.notes.map(shortNote) })),
    problems: all.map(({ where, message }) => ({
      where: typeof where === 'string' ? cut(asLine(where), longestSubject) : where,
      message: shortNote(message),
    })),
  };
}

function fit(item: SourceItem): SourceItem {
  const note = (entry: Note) => item.notes.push(entry);
  const { description, languageCode, viewsBefore, createdAt, publishedAt, ...rest } = item;
  const text = description?.replace(/\r\n?/g, '\n').replace(notInText, '').trim();
  if (text && text.length > itemLimits.description)
    note(['longDescription', { most: itemLimits.description }]);
  const language = languageCode === undefined ? undefined : languageTagOf(languageCode);
  if (languageCode && !language) note(['unknownLanguage', { language: cut(asLine(languageCode), 30) }]);
  const published = dateOf('published', publishedAt, note);
  const created = dateOf('created', createdAt, note);
  const hasViews = viewsBefore !== undefined && Number.isSafeInteger(viewsBefore) && viewsBefore >= 0;
  if (viewsBefore !== undefined && !hasViews) note(['viewsUnread']);
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
    speakers: listOf('speakers', item.speakers, itemLimits.speakers, itemLimits.speaker, note),
    chapters: chaptersOf(item, note),
    captions: fitCaptions(item.captions, note),
    attachments: fitFiles(item.attachments, note),
    oldAddresses: addressesOf(item.oldAddresses, note),
  };
}

function titleOf({ title, sourceId, media }: SourceItem, note: Tell): string {
  const line = asLine(title).replace(/\s+/g, ' ').trim();
  if (line.length > itemLimits.title) note(['longTitle', { count: line.length, most: itemLimits.title }]);
  if (line) return cut(line, itemLimits.title);
  const name = asLine(media && 'path' in media ? baseOf(media.path) : sourceId);
  note(['noTitle']);
  return cut(name, itemLimits.title);
}

const listNotes = {
  tags: { many: 'manyTags', long: 'longTags' },
  categories: { many: 'manyCategories', long: 'longCategories' },
  speakers: { many: 'manySpeakers', long: 'longSpeakers' },
} as const;

function listOf(
  what: keyof typeof listNotes,
  words: string[],
  most: number,
  longest: number,
  note: Tell,
): string[] {
  const seen = new Map<string, string>();
  for (const word of words) {
    const line = asLine(word).replace(/\s+/g, ' ').trim();
    if (line && !seen.has(line.toLowerCase())) seen.set(line.toLowerCase(), line);
  }
  const list = [...seen.values()];
  if (list.length > most) note([listNotes[what].many, { count: list.length, most }]);
  if (list.slice(0, most).some((each) => each.length > longest))
    note([listNotes[what].long, { most: longest }]);
  return list.slice(0, most).map((each) => cut(each, longest));
}

const dateNotes = {
  published: { unread: 'publishedUnread', inFuture: 'publishedInFuture' },
  created: { unread: 'createdUnread', inFuture: 'createdInFuture' },
} as const;

function dateOf(what: keyof typeof dateNotes, given: string | undefined, note: Tell): string | undefined {
  if (!given) return undefined;
  const instant = instantOf(given);
  if (!instant) note([dateNotes[what].unread, { date: cut(asLine(given), 60) }]);
  else if (Date.parse(instant) > Date.now()) note([dateNotes[what].inFuture, { date: instant }]);
  else return instant;
  return undefined;
}

function chaptersOf(
  { chapters, durationSeconds = Infinity }: SourceItem,
  note: Tell,
): SourceItem['chapters'] {
  const byStart = new Map<number, string>();
  for (const { startSeconds, title } of chapters) {
    const line = cut(asLine(title).trim(), itemLimits.chapter);
    const fits = startSeconds >= 0 && startSeconds <= longestSeconds && startSeconds < durationSeconds;
    if (line && fits && !byStart.has(startSeconds)) byStart.set(startSeconds, line);
  }
  const list = [...byStart].map(([startSeconds, title]) => ({ startSeconds, title }));
  const left = chapters.length - Math.min(list.length, itemLimits.chapters);
  if (left > 0) note(['chaptersLeft', { count: left, most: itemLimits.chapters }]);
  return list.sort((one, other) => one.startSeconds - other.startSeconds).slice(0, itemLimits.chapters);
}

function addressesOf(addresses: string[], note: Tell): string[] {
  const good = [...new Set(addresses.map((each) => each.trim()))].filter(
    (each) => each.length <= itemLimits.oldAddress && URL.canParse(each) && /^https?:/i.test(each),
  );
  if (good.length < new Set(addresses).size) note(['badAddress']);
  if (good.length > itemLimits.oldAddresses)
    note(['manyAddresses', { count: good.length, most: itemLimits.oldAddresses }]);
  return good.slice(0, itemLimits.oldAddresses);
}
