import { captionsBeside } from '@tv/contract/captions/caption-formats';
import { mediaEndings } from '@tv/contract/media/media-endings';
import { decodeText } from '@tv/contract/uploads/read-table';
import { readFeed } from '../feed/read-feed.ts';
import { readJsonFile } from '../json.ts';
import { tagOfLanguage } from '../language-names.ts';
import { baseOf, endingOf, stemOf } from '../paths.ts';
import {
  readPart,
  SourceProblem,
  type SourceFiles,
  type SourceInput,
  type SourceItem,
  type SourceReading,
} from '../source.ts';
import { largestText, readCsvFile } from '../tables.ts';
import { itemOfEntry, itemOfRow, itemOfSession, sessionsIn } from './session-item.ts';

/** Panopto: the podcast of a folder; or a folder with such feeds, answers of the API or reports, and the downloaded files. */
export async function readPanopto(input: SourceInput): Promise<SourceReading> {
  if ('files' in input) return readDownloads(input.files);
  const feed = await readFeed(input);
  return { ...feed, instance: URL.parse(input.address)?.host ?? '', items: feed.items.map(itemOfEntry) };
}

async function readDownloads(files: SourceFiles): Promise<SourceReading> {
  const paths = (await files.list()).map(({ path }) => path).sort();
  const problems: SourceReading['problems'] = [];
  const items = new Map<string, SourceItem>();
  const withEnding = (...endings: string[]) => paths.filter((path) => endings.includes(endingOf(path)));
  for (const path of withEnding('.json'))
    await within(path, async () => sessionsIn(await readJsonFile(files, path)).map(itemOfSession));
  for (const path of withEnding('.xml', '.rss'))
    await within(path, async () => (await readFeed({ files: only(files, path) })).items.map(itemOfEntry));
  for (const path of withEnding('.csv'))
    await within(path, async () => (await readCsvFile(files, path)).map(itemOfRow));
  if (items.size === 0 && problems.length === 0) throw new SourceProblem(['noPanoptoList']);
  const media = paths.filter((path) => mediaEndings.has(endingOf(path)));
  const taken = new Set<string>();
  for (const item of items.values()) {
    addFile(item);
    await addCaptions(item);
  }
  for (const path of media) if (!taken.has(path)) problems.push({ where: path, message: ['noSession'] });
  return { instance: hostOf([...items.values()]), items: [...items.values()], problems };

  async function within(path: string, read: () => Promise<SourceItem[]>): Promise<void> {
    for (const item of (await readPart(problems, path, read)) ?? []) add(item);
  }

  /** What is known of a session from one file is completed by the others. */
  function add(item: SourceItem): void {
    if (!item.sourceId) return;
    const known = items.get(item.sourceId);
    if (!known) items.set(item.sourceId, item);
    else
      items.set(item.sourceId, {
        ...item,
        ...known,
        title: known.title || item.title,
        categories: known.categories.length > 0 ? known.categories : item.categories,
      });
  }

  function addFile(item: SourceItem): void {
    const own = media.filter((path) => names(item, stemOf(path).replace(/_default(?:_[\da-f]+)?$/i, '')));
    if (own.length > 1) item.notes.push(['sameName', { count: own.length, file: baseOf(own[0]!) }]);
    if (own[0] !== undefined) {
      item.media = { path: own[0] };
      for (const path of own) taken.add(path);
    } else if (item.media) item.notes.push(['fileMayBeRefused']);
    else item.notes.push(['fileNotInFolder']);
  }

  /** Downloaded captions are called "Title_Captions_English (United States).srt", or ".txt" with times in it. */
  async function addCaptions(item: SourceItem): Promise<void> {
    const own: SourceItem['captions'] = [];
    for (const path of withEnding('.srt', '.vtt', '.txt')) {
      const [, title = '', language = ''] =
        /^(.*)_Captions_([^_]+)$/i.exec(stemOf(path)) ?? captionsBeside.exec(baseOf(path)) ?? [];
      if (!names(item, title)) continue;
      const hasTimes =
        endingOf(path) !== '.txt' || decodeText(await files.read(path, largestText)).includes('-->');
      if (hasTimes)
        own.push({
          languageCode: tagOfLanguage(language) ?? language,
          isMadeByMachine: false,
          file: { path },
        });
      else item.notes.push(['noTimes', { file: baseOf(path) }]);
    }
    if (own.length > 0) item.captions = own;
  }
}

const only = (files: SourceFiles, path: string): SourceFiles => ({
  ...files,
  list: async () => (await files.list()).filter((file) => file.path === path),
});

/** In names of files, Panopto writes "_" for signs that a disk cannot have. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
const names = (item: SourceItem, stem: string) =>
  stem !== '' && (stem.toLowerCase() === item.sourceId || plain(stem) === plain(item.title));

function hostOf(items: SourceItem[]): string {
  const addresses = items.flatMap((item) => item.oldAddresses);
  return addresses.map((each) => URL.parse(each)?.host).find(Boolean) ?? '';
}
