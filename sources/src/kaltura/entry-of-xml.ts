import { childrenNamed, textOf, type XmlElement } from '@tv/contract/formats/read-xml';
import { attributeOf, secondsOf } from '../feed/feed-elements.ts';
import { markdownOf } from '../feed/html-text.ts';
import { tagOfLanguage } from '../language-names.ts';
import { locate, type SourceLocation } from '../locate.ts';
import { baseOf } from '../paths.ts';
import { emptyItem, type Located, type SourceItem } from '../source.ts';

const image = '2';
/** Of a cue point with a picture: it begins a chapter. */
const chapter = '2';

export const isImage = (item: XmlElement): boolean => textsAt(item, 'media', 'mediaType')[0] === image;

/** An `<item>`: as people write it for a bulk upload, or as the server writes it about an entry (MRSS). */
export function entryOfXml(xml: XmlElement, location: SourceLocation): SourceItem {
  const text = (...names: string[]) => textsAt(xml, ...names)[0] ?? '';
  const found = (elements: XmlElement[]) =>
    elements.map((each) => fileOf(each, location)).find((each) => each !== undefined);
  const contents = byPreference([
    ...elementsAt(xml, 'contentAssets', 'content'),
    ...childrenNamed(xml, 'content'),
  ]);
  const named = namedBy(contents[0]);
  const id = text('entryId') || text('referenceId') || text('referenceID') || named;
  const item = emptyItem(id, text('name') || text('title'));
  const description = markdownOf(text('description'));
  if (description) item.description = description;
  item.tags = textsAt(xml, 'tags', 'tag');
  item.categories = [...textsAt(xml, 'categories', 'category'), ...textsAt(xml, 'category')].map(lastOfPath);
  if (elementsAt(xml, 'categories', 'categoryId').length > 0) item.notes.push(['categoryNumber']);
  const created = instantOfXml(text('createdAt'));
  if (created) item.createdAt = created;
  const published = instantOfXml(text('startDate')) || created;
  if (published) item.publishedAt = published;
  const milliseconds = Number(text('media', 'duration'));
  if (milliseconds > 0) item.durationSeconds = milliseconds / 1000;
  const views = text('media', 'plays') || text('media', 'views');
  if (views) item.viewsBefore = Number(views);
  const page = text('link');
  if (page) item.oldAddresses = [page];
  const media = found(contents);
  if (media) item.media = media;
  else item.notes.push(named ? ['fileNotThere', { file: baseOf(named) }] : ['namesNoFile']);
  const pictures = [...elementsAt(xml, 'thumbnails', 'thumbnail'), ...childrenNamed(xml, 'thumbnail')];
  const poster = found([
    ...pictures.toSorted((one, other) => Number(isDefault(other)) - Number(isDefault(one))),
    ...childrenNamed(xml, 'thumbnailUrl'),
  ]);
  if (poster) item.poster = poster;
  for (const each of [...elementsAt(xml, 'subTitles', 'subTitle'), ...childrenNamed(xml, 'subTitle')])
    addCaptions(each, item, location);
  for (const each of [...elementsAt(xml, 'attachments', 'attachment'), ...childrenNamed(xml, 'attachment')]) {
    const file = fileOf(each, location);
    const name = textsAt(each, 'filename')[0] ?? (attributeOf(each, 'filename') || baseOf(namedBy(each)));
    if (file) item.attachments.push({ file, name });
    else item.notes.push(['attachmentNotThere', { name }]);
  }
  item.chapters = chaptersOf(xml);
  return item;
}

const elementsAt = (element: XmlElement, ...names: string[]): XmlElement[] =>
  names.reduce((found, name) => found.flatMap((each) => childrenNamed(each, name)), [element]);

const textsAt = (element: XmlElement, ...names: string[]): string[] =>
  elementsAt(element, ...names)
    .map((each) => textOf(each).trim())
    .filter(Boolean);

/** "Lectures>Physics>Optics" is a category in categories. */
export const lastOfPath = (category: string): string => category.split('>').at(-1)!.trim();

/** The server writes seconds since 1970, people a date. */
const instantOfXml = (text: string): string =>
  /^\d{1,11}$/.test(text) ? new Date(Number(text) * 1000).toISOString() : text;

const isDefault = (element: XmlElement) => attributeOf(element, 'isDefault') === 'true';

/** The original before what was made of it, then the highest. */
function byPreference(contents: XmlElement[]): XmlElement[] {
  const isSource = (each: XmlElement) =>
    attributeOf(each, 'isSource') === 'true' ||
    /^(?:source|0)$/i.test(attributeOf(each, 'flavorParams') || attributeOf(each, 'flavorParamsId'));
  const height = (each: XmlElement) => Number(attributeOf(each, 'height')) || 0;
  return contents.toSorted(
    (one, other) => Number(isSource(other)) - Number(isSource(one)) || height(other) - height(one),
  );
}

/** The file of a `<content>` or another asset: an attribute, or a resource in it. */
function namedBy(asset: XmlElement | undefined): string {
  if (!asset) return '';
  for (const each of [asset, ...asset.children.filter((child) => child.kind === 'element')])
    for (const name of ['url', 'filePath', 'href']) {
      const named = attributeOf(each, name);
      if (named) return named;
    }
  return '';
}

/** A path of a bulk upload is of the server's disk or drop folder: here the file lies in the folder, by its path or its name. */
export function fileAt(named: string, location: SourceLocation): Located | undefined {
  return (
    locate(named, location) ??
    ('path' in location ? locate(baseOf(named.replaceAll('\\', '/')), location) : undefined)
  );
}

const fileOf = (asset: XmlElement, location: SourceLocation): Located | undefined =>
  fileAt(namedBy(asset), location);

function addCaptions(element: XmlElement, item: SourceItem, location: SourceLocation): void {
  const language = attributeOf(element, 'lang') || attributeOf(element, 'language');
  const name = attributeOf(element, 'label');
  const file = fileOf(element, location);
  if (!file) item.notes.push(['captionsNotThere', { language }]);
  else
    item.captions.push({
      languageCode: tagOfLanguage(language) ?? language,
      ...(name && { name }),
      isMadeByMachine: /\bauto|machine/i.test(name),
      file,
    });
}

/** Chapters are cue points with a title. Where no cue point says that it begins a chapter, slides with a title are taken. */
function chaptersOf(xml: XmlElement): SourceItem['chapters'] {
  const points = elementsAt(xml, 'scenes', 'scene-thumb-cue-point').map((each) => ({
    startSeconds: secondsOf(textsAt(each, 'sceneStartTime')[0] ?? '') ?? Number.NaN,
    title: textsAt(each, 'title')[0] ?? '',
    isChapter: textsAt(each, 'subType')[0] === chapter,
  }));
  const chapters = points.filter(({ isChapter }) => isChapter);
  const slides = points.filter(({ title }) => title !== '');
  return (chapters.length > 0 ? chapters : slides).map(({ startSeconds, title }) => ({
    startSeconds,
    title,
  }));
}
