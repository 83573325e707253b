import { listAt, numberAt, textAt, valueAt } from '../json.ts';
import type { Note } from '../say.ts';
import { emptyItem, type SourceItem } from '../source.ts';

/** The subjects that a video of PeerTube can have, by their numbers, which begin at 1. */
const subjects = [
  'Music',
  'Films',
  'Vehicles',
  'Art',
  'Sports',
  'Travels',
  'Gaming',
  'People',
  'Comedy',
  'Entertainment',
  'News & Politics',
  'How To',
  'Education',
  'Activism',
  'Science & Technology',
  'Animals',
  'Kids',
  'Food',
];
const isPublished = 1;
const notPublic = new Map<number, Note>([
  [2, ['isUnlisted']],
  [3, ['isPrivate']],
  [4, ['isForServer']],
  [5, ['isProtected']],
]);

/** What an export and an answer of the API say alike of a video. The API writes `{ id, label }` where an export has the id. */
export function itemOfVideo(video: unknown): SourceItem {
  const uuid = textAt(video, 'uuid');
  const item = emptyItem(uuid, textAt(video, 'name'));
  const description = textAt(video, 'description');
  if (description) item.description = description;
  item.tags = listAt(video, 'tags').filter((tag) => typeof tag === 'string');
  const subject = textAt(video, 'category', 'label') || subjects[(numberAt(video, 'category') ?? 0) - 1];
  if (subject && numberOf(video, 'category')) item.tags.push(subject);
  const languageCode = textAt(video, 'language', 'id') || textAt(video, 'language');
  if (languageCode) item.languageCode = languageCode;
  const createdAt = textAt(video, 'createdAt');
  if (createdAt) item.createdAt = createdAt;
  const publishedAt = textAt(video, 'originallyPublishedAt') || textAt(video, 'publishedAt');
  if (publishedAt) item.publishedAt = publishedAt;
  const duration = numberAt(video, 'duration');
  if (duration && duration > 0) item.durationSeconds = duration;
  const views = numberAt(video, 'views');
  if (views !== undefined) item.viewsBefore = views;
  item.oldAddresses = addressesOf(textAt(video, 'url'), uuid);
  const privacy = notPublic.get(numberOf(video, 'privacy') ?? 0);
  if (privacy) item.notes.push(privacy);
  if (valueAt(video, 'nsfw') === true) item.notes.push(['isSensitive']);
  const state = numberOf(video, 'state');
  if (state !== undefined && state !== isPublished) item.notes.push(['isNotReady']);
  return item;
}

const numberOf = (video: unknown, name: string) => numberAt(video, name, 'id') ?? numberAt(video, name);

export const chaptersOf = (list: unknown[]): SourceItem['chapters'] =>
  list.map((each) => ({
    startSeconds: numberAt(each, 'timecode') ?? Number.NaN,
    title: textAt(each, 'title'),
  }));

/** The highest of the files; of equal ones the largest. A file of sound alone has the height 0. */
export const bestFile = (files: unknown[]): unknown =>
  files.toSorted((one, other) => heightOf(other) - heightOf(one) || sizeOf(other) - sizeOf(one))[0];

export const heightOf = (file: unknown) =>
  numberAt(file, 'resolution', 'id') ?? numberAt(file, 'resolution') ?? 0;
const sizeOf = (file: unknown) => numberAt(file, 'size') ?? 0;

/** A video has two pages: by its id, as older versions link to it, and by the short form of the id. */
function addressesOf(url: string, uuid: string): string[] {
  const short = shortId(uuid);
  return URL.canParse(url) ? [url, ...(short ? [new URL(`/w/${short}`, url).href] : [])] : [];
}

const alphabet = '123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

/** The id as a number in 58 digits, with 22 of them. */
export function shortId(uuid: string): string | undefined {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid)) return undefined;
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let digits = '';
  for (; rest > 0n; rest /= 58n) digits = alphabet[Number(rest % 58n)] + digits;
  return digits.padStart(22, alphabet[0]);
}
