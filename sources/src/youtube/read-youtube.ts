import type { TableRow } from '@tv/contract/uploads/read-table';
import { keyOf, NamedFiles } from '../named-files.ts';
import { baseOf, endingOf } from '../paths.ts';
import {
  emptyItem,
  filesOf,
  readPart,
  type SourceInput,
  type SourceItem,
  type SourceReading,
} from '../source.ts';
import { cellOf, readCsvFile } from '../tables.ts';
import { chaptersIn } from './chapters-in-description.ts';

/** Lists that every account has, which say nothing of the videos. */
const personalLists = /^(?:watch later|liked videos|favou?rites|history)$/i;

/** YouTube's part of a Google Takeout: `videos.csv`, playlists, and the folder of videos. Names of folders may be in any language. */
export async function readYoutube(input: SourceInput): Promise<SourceReading> {
  const files = filesOf(input);
  const paths = (await files.list()).map(({ path }) => path).sort();
  const problems: SourceReading['problems'] = [];
  const tables = await readTables();
  const videos = tables
    .filter(({ rows }) => hasColumns(rows, 'Video Title (Original)', 'Video ID'))
    .flatMap(({ rows }) => rows);
  const media = new NamedFiles(paths);
  const playlists = playlistsByVideo(tables);
  const views = viewsByVideo(tables);
  const inOrder = videos.toSorted((one, other) => (createdOf(one) < createdOf(other) ? -1 : 1));
  const items = inOrder.map(itemOf);
  items.push(...media.left(['notInSheet', { sheet: 'videos.csv' }]));
  if (videos.length === 0)
    problems.push({
      where: 'videos.csv',
      message: ['noVideosTable'],
    });
  const channel = tables.find(({ rows }) => hasColumns(rows, 'Channel Title (Original)', 'Channel ID'));
  const instance =
    (channel?.rows[0] && cellOf(channel.rows[0], 'Channel ID')) ||
    (videos[0] && cellOf(videos[0], 'Channel ID')) ||
    '';
  return { instance, items, problems };

  async function readTables(): Promise<{ path: string; rows: TableRow[] }[]> {
    const found = [];
    for (const path of paths.filter((each) => endingOf(each) === '.csv')) {
      const rows = await readPart(problems, path, () => readCsvFile(files, path));
      if (rows) found.push({ path, rows });
    }
    return found;
  }

  function itemOf(row: TableRow): SourceItem {
    const id = cellOf(row, 'Video ID');
    const title = cellOf(row, 'Video Title (Original)');
    const item = emptyItem(id, title);
    const path = media.takeById(id) ?? media.takeByTitle(title);
    if (path) item.media = { path };
    else item.notes.push(['notInExport']);
    const description = cellOf(row, 'Video Description (Original)');
    if (description) item.description = description;
    item.chapters = chaptersIn(description);
    const language = cellOf(row, 'Video Audio Language', 'Video Title (Original) Language');
    if (language) item.languageCode = language;
    const seconds = Number(cellOf(row, 'Approx Duration (ms)')) / 1000;
    if (seconds > 0) item.durationSeconds = seconds;
    const [created, published] = [createdOf(row), cellOf(row, 'Video Publish Timestamp')];
    if (created) item.createdAt = created;
    if (published) item.publishedAt = published;
    item.tags = Object.entries(row.cells).flatMap(([heading, cell]) =>
      /^(?:video )?tag ?\d*$/i.test(heading) && cell ? [cell] : [],
    );
    item.categories = playlists.get(id) ?? [];
    const viewsBefore = views.get(id);
    if (viewsBefore !== undefined) item.viewsBefore = viewsBefore;
    item.oldAddresses = [`https://www.youtube.com/watch?v=${id}`, `https://youtu.be/${id}`];
    media.addBeside(item, id, language || undefined);
    return item;
  }
}

const createdOf = (row: TableRow) => cellOf(row, 'Video Create Timestamp');

const hasColumns = ([row]: TableRow[], ...headings: string[]): boolean => {
  const known = new Set(Object.keys(row?.cells ?? {}).map(keyOf));
  return headings.every((heading) => known.has(keyOf(heading)));
};

/** Titles of playlists by the ids of their videos: each playlist has a table of its own, named after it. */
function playlistsByVideo(tables: { path: string; rows: TableRow[] }[]): Map<string, string[]> {
  const titles = new Map(
    tables
      .filter(({ rows }) => hasColumns(rows, 'Playlist Title (Original)'))
      .flatMap(({ rows }) => rows.map((row) => cellOf(row, 'Playlist Title (Original)')))
      .map((title) => [keyOf(title), title]),
  );
  const byVideo = new Map<string, string[]>();
  for (const { path, rows } of tables) {
    if (!hasColumns(rows, 'Video ID') || hasColumns(rows, 'Video Title (Original)')) continue;
    if (!hasColumns(rows, 'Playlist Video Creation Timestamp') && !hasColumns(rows, 'Time Added')) continue;
    const name = baseOf(path).replace(/(?:[-_ ]videos)?(?:\s?\(\d+\))?\.csv$/i, '');
    const title = titles.get(keyOf(name)) ?? name;
    if (personalLists.test(title)) continue;
    for (const row of rows) {
      const id = cellOf(row, 'Video ID');
      byVideo.set(id, [...(byVideo.get(id) ?? []), title]);
    }
  }
  return byVideo;
}

/** Views of a table that YouTube Studio exports (Analytics → Export), if it lies in the folder. */
function viewsByVideo(tables: { rows: TableRow[] }[]): Map<string, number> {
  const rows = tables
    .filter((table) => hasColumns(table.rows, 'Content', 'Views'))
    .flatMap((table) => table.rows);
  return new Map(
    rows.map((row) => [cellOf(row, 'Content'), Number(cellOf(row, 'Views').replace(/[.,\s]/g, ''))]),
  );
}
