import type { TableRow } from '@tv/contract/uploads/read-table';
import { secondsOf } from '../feed/feed-elements.ts';
import { listAt, numberAt, readJsonFile, textAt } from '../json.ts';
import { NamedFiles } from '../named-files.ts';
import { endingOf } from '../paths.ts';
import {
  emptyItem,
  filesOf,
  readPart,
  type SourceInput,
  type SourceItem,
  type SourceReading,
} from '../source.ts';
import { cellOf, readCsvFile } from '../tables.ts';

/** Files that were downloaded from Vimeo, with its table of videos (CSV), or with answers of its API (`GET /me/videos`, JSON). */
export async function readVimeo(input: SourceInput): Promise<SourceReading> {
  const files = filesOf(input);
  const paths = (await files.list()).map(({ path }) => path).sort();
  const media = new NamedFiles(paths);
  const items: SourceItem[] = [];
  const problems: SourceReading['problems'] = [];
  let instance = '';
  for (const path of paths) {
    const ending = endingOf(path);
    await readPart(problems, path, async () => {
      if (ending === '.csv') for (const row of await readCsvFile(files, path)) addRow(path, row);
      else if (ending === '.json')
        for (const video of listOf(await readJsonFile(files, path)))
          if (/\/videos\/\d+/.test(textAt(video, 'uri'))) {
            instance ||= textAt(video, 'user', 'uri').replace(/^.*\//, '');
            items.push(completed(videoOf(video), ''));
          }
    });
  }
  if (items.length === 0)
    problems.push({
      where: ['theExport'],
      message: ['noVimeoTable'],
    });
  items.push(...media.left(['notInTable']));
  return { instance, items, problems };

  function addRow(path: string, row: TableRow): void {
    const address = cellOf(row, 'Link', 'URL', 'Video URL', 'Video link', 'Video page', 'Share link');
    const id = idIn(cellOf(row, 'Video ID', 'Clip ID', 'ID', 'URI', 'Video URI')) || idIn(address);
    const title = cellOf(row, 'Title', 'Name', 'Video title', 'Video name');
    if (!id) {
      problems.push({
        where: ['row', { sheet: path, row: row.line }],
        message: ['noVideoId'],
      });
      return;
    }
    const item = emptyItem(id, title);
    instance ||= cellOf(row, 'User ID', 'Account', 'Owner', 'User');
    const description = cellOf(row, 'Description');
    if (description) item.description = description;
    item.tags = cellOf(row, 'Tags').split(/[,;]/);
    item.categories = [
      cellOf(row, 'Folder', 'Folder name', 'Project'),
      ...cellOf(row, 'Showcase', 'Showcases', 'Album', 'Albums').split(/[;|]/),
    ];
    const created = cellOf(
      row,
      'Created',
      'Created time',
      'Created date',
      'Date created',
      'Uploaded',
      'Upload date',
      'Date uploaded',
      'Date added',
      'Date',
    );
    const published = cellOf(row, 'Release time', 'Release date', 'Published', 'Date published');
    if (created) item.createdAt = created;
    if (published) item.publishedAt = published;
    const views = cellOf(row, 'Plays', 'Total plays', 'Views', 'Total views').replace(/[,\s]/g, '');
    if (views) item.viewsBefore = Number(views);
    const seconds = secondsOf(cellOf(row, 'Duration', 'Duration (seconds)', 'Length'));
    if (seconds) item.durationSeconds = seconds;
    const language = cellOf(row, 'Language');
    if (language) item.languageCode = language;
    item.oldAddresses = /^https?:/.test(address) ? [address] : [`https://vimeo.com/${id}`];
    items.push(
      completed(item, cellOf(row, 'File', 'File name', 'Filename', 'Original file name', 'Source file')),
    );
  }

  /** The item with its files: by the name that the table says, by its id in a name, by its title. */
  function completed(item: SourceItem, named: string): SourceItem {
    const path =
      (named ? media.takeByName(named) : undefined) ??
      media.takeById(item.sourceId) ??
      media.takeByTitle(item.title);
    if (path) item.media = { path };
    else item.notes.push(['noFileOfName']);
    media.addBeside(item, item.sourceId, item.languageCode);
    return item;
  }
}

const idIn = (text: string) => /(?:^|\/)(\d{4,})(?:\D|$)/.exec(text)?.[1] ?? '';

const listOf = (json: unknown): unknown[] => (Array.isArray(json) ? json : [...listAt(json, 'data'), json]);

/** A video as the API describes it. */
function videoOf(video: unknown): SourceItem {
  const item = emptyItem(idIn(textAt(video, 'uri')), textAt(video, 'name'));
  const text = (name: string) => textAt(video, name);
  if (text('description')) item.description = text('description');
  if (text('language')) item.languageCode = text('language');
  if (text('created_time')) item.createdAt = text('created_time');
  if (text('release_time')) item.publishedAt = text('release_time');
  const [seconds, plays] = [numberAt(video, 'duration'), numberAt(video, 'stats', 'plays')];
  if (seconds !== undefined) item.durationSeconds = seconds;
  if (plays !== undefined) item.viewsBefore = plays;
  item.tags = listAt(video, 'tags').map((each) => textAt(each, 'name') || textAt(each, 'tag'));
  item.categories = [
    textAt(video, 'parent_folder', 'name'),
    ...listAt(video, 'categories').map((each) => textAt(each, 'name')),
  ];
  const picture = textAt(video, 'pictures', 'base_link');
  if (picture) item.poster = { address: picture };
  item.oldAddresses = [text('link') || `https://vimeo.com/${item.sourceId}`];
  return item;
}
