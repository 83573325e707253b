import { markdownOf } from '../feed/html-text.ts';
import { secondsOf } from '../feed/feed-elements.ts';
import { listAt, numberAt, textAt, valueAt } from '../json.ts';
import { locate, type SourceLocation } from '../locate.ts';
import type { Note } from '../say.ts';
import { emptyItem, type Located, type SourceItem } from '../source.ts';

const read: ReadonlySet<string> = new Set(['video', 'audio']);

/** What MediaCMS writes by speech recognition has a name in place of a language; its translations are English. */
const machineLanguages = new Map([
  ['automatic', 'und'],
  ['automatic-translation', 'en'],
]);

const states = new Map<string, Note>([
  ['private', ['isPrivate']],
  ['unlisted', ['isUnlisted']],
]);

/** Pictures and documents stay where they are. A medium whose kind is not known yet is none of them. */
export const isVideoOrAudio = (media: unknown): boolean => read.has(textAt(media, 'media_type') || 'video');

/** A medium as MediaCMS names it: by the token of its page. Detailed answers do not repeat the token. */
export const tokenOf = (media: unknown): string =>
  textAt(media, 'friendly_token') || (URL.parse(textAt(media, 'url'))?.searchParams.get('m') ?? '');

/** An answer of the API about one medium, of a list or detailed. `locateFile` finds what it names. */
export function itemOfMedia(media: unknown, locateFile: (named: string) => Located | undefined): SourceItem {
  const item = emptyItem(tokenOf(media), textAt(media, 'title'));
  const description = markdownOf(textAt(media, 'description'));
  if (description) item.description = description;
  item.tags = listAt(media, 'tags_info').map((each) => textAt(each, 'title'));
  item.categories = listAt(media, 'categories_info').map((each) => textAt(each, 'title'));
  const added = textAt(media, 'add_date');
  if (added) item.createdAt = item.publishedAt = added;
  const duration = numberAt(media, 'duration');
  if (duration && duration > 0) item.durationSeconds = duration;
  const views = numberAt(media, 'views');
  if (views !== undefined) item.viewsBefore = views;
  const page = textAt(media, 'url');
  if (page) item.oldAddresses = [page];
  const state = textAt(media, 'state');
  if (state && state !== 'public') item.notes.push(states.get(state) ?? ['isState', { state }]);
  const original = locateFile(textAt(media, 'original_media_url'));
  const encoded = original ? undefined : locateFile(bestEncoding(media));
  if (original) item.media = original;
  else if (encoded) {
    item.media = encoded;
    item.notes.push(['encodedTaken']);
  } else item.notes.push(['noOriginal']);
  const poster = locateFile(textAt(media, 'poster_url')) ?? locateFile(textAt(media, 'thumbnail_url'));
  if (poster) item.poster = poster;
  for (const each of listAt(media, 'subtitles_info')) {
    const file = locateFile(textAt(each, 'src'));
    const languageCode = textAt(each, 'srclang');
    const known = machineLanguages.get(languageCode);
    if (file)
      item.captions.push({ languageCode: known ?? languageCode, isMadeByMachine: known !== undefined, file });
    else item.notes.push(['captionsNotThere', { language: languageCode }]);
  }
  item.chapters = listAt(media, 'chapter_data').map((each) => ({
    startSeconds: secondsOf(textAt(each, 'startTime')) ?? Number.NaN,
    title: textAt(each, 'text') || textAt(each, 'chapterTitle'),
  }));
  return item;
}

/** `{ "1080": { "h264": { url, status } } }`; "0-original" stands for the original. */
function bestEncoding(media: unknown): string {
  const heights = Object.keys((valueAt(media, 'encodings_info') as object | undefined) ?? {});
  const isOriginal = (height: string) => Number(height.startsWith('0-'));
  const order = heights.toSorted(
    (one, other) =>
      isOriginal(other) - isOriginal(one) || Number.parseInt(other, 10) - Number.parseInt(one, 10),
  );
  for (const height of order)
    for (const codec of ['h264', 'h265', 'vp9']) {
      const url = textAt(media, 'encodings_info', height, codec, 'url');
      if (url && ['success', ''].includes(textAt(media, 'encodings_info', height, codec, 'status')))
        return url;
    }
  return '';
}

/** A file of a saved answer: as the server's folder has it (`media/original/…`), or beside the answer by its name alone. */
export function locateSaved(
  named: string,
  location: Extract<SourceLocation, { path: string }>,
  origin: string,
): Located | undefined {
  const path = decodePath(URL.parse(named, 'http://none/')?.pathname ?? '');
  const parts = path.split('/').filter(Boolean);
  for (let from = 0; from < parts.length; from++) {
    const tail = parts.slice(from).join('/');
    const found = locate(tail, location) ?? locate(tail, { ...location, path: '' });
    if (found) return found;
  }
  return locate(named, { address: origin });
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
