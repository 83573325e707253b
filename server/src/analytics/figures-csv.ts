import type {
  DayFigures,
  Retention,
  SearchFigures,
  WatchFigures,
  WatchedItem,
} from '@tv/contract/analytics/analytics-figures';
import { limits } from '@tv/contract/limits/limits';
import { byteOrderMark, csvRecords } from '../platform/csv.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';

type Cell = string | number;

/** What a table says in place of a number that is withheld. */
export const fewerThanFive = 'fewer than 5';
/** The most rows of a table of figures. */
const maxRows = 10_000;

export const table = (heading: string[], rows: readonly Cell[][]): string =>
  byteOrderMark + csvRecords([heading, ...rows]);

const figureNames = ['views', 'people', 'seconds watched', 'completions'];
const headingOf = (names: readonly string[]) =>
  ['Member', 'Visitor'].flatMap((kind) => names.map((name) => `${kind} ${name}`));

type Figures = Omit<WatchFigures, 'people'> & { people?: number };
const cellsOf = (figures: Figures | undefined, hasPeople: boolean): Cell[] => [
  figures?.views ?? fewerThanFive,
  ...(hasPeople ? [figures?.people ?? fewerThanFive] : []),
  figures?.secondsWatched ?? fewerThanFive,
  figures?.completions ?? fewerThanFive,
];

export const daysTable = (days: readonly DayFigures[]): string =>
  table(
    ['Day', ...headingOf(figureNames)],
    days.map((day) => [day.day, ...cellsOf(membersOf(day), true), ...cellsOf(day.visitors, true)]),
  );

export const retentionTable = ({
  durationInSeconds,
  shares = [],
  plays = [],
  comparison,
}: Retention): string =>
  table(
    ['From (seconds)', 'To (seconds)', 'Percent of viewers', 'Plays for 100 viewers', 'Percent usually'],
    shares.map((share, index) => [
      ...[index, index + 1].map((each) => Math.round((durationInSeconds * each) / shares.length)),
      percent(share),
      percent(plays[index] ?? 0),
      comparison ? percent(comparison.shares[index] ?? 0) : '',
    ]),
  );

/** Absent: they are withheld. */
const membersOf = <Figures>({
  members,
  hasFewMembers,
}: {
  members: Figures;
  hasFewMembers?: true;
}): Figures | undefined => (hasFewMembers ? undefined : members);

type Part = { members: number; hasFewMembers?: true; visitors?: number };
export const audienceTable = (audience: {
  devices: (Part & { device: string })[];
  sources: (Part & { source: string })[];
}): string =>
  table(
    ['Kind', 'Name', 'Member views', 'Visitor views'],
    [
      ...audience.devices.map((part) => [
        'device',
        part.device,
        membersOf(part) ?? fewerThanFive,
        part.visitors ?? fewerThanFive,
      ]),
      ...audience.sources.map((part) => [
        'source',
        part.source,
        membersOf(part) ?? fewerThanFive,
        part.visitors ?? fewerThanFive,
      ]),
    ],
  );

export const itemsTable = (read: (page: PageRequest) => Promise<Page<WatchedItem>>) =>
  pagesTable(
    [
      'Title',
      'Length (seconds)',
      ...headingOf(figureNames.filter((name) => name !== 'people')),
      'Percent played',
      'Id',
    ],
    read,
    (item) => [
      item.title,
      Math.round(item.durationInSeconds),
      ...cellsOf(membersOf(item), false),
      ...cellsOf(item.visitors, false),
      item.completion === undefined ? '' : percent(item.completion),
      item.mediaContentId,
    ],
  );

export const searchesTable = (read: (page: PageRequest) => Promise<Page<SearchFigures>>) =>
  pagesTable(['Term', 'Searches', 'Without results', 'Last day'], read, (search) => [
    search.term,
    search.searches,
    search.withoutResults,
    search.lastDay,
  ]);

/** Reads page by page, so that memory does not grow with the table. */
export async function* pagesTable<Item>(
  heading: string[],
  read: (page: PageRequest) => Promise<Page<Item>>,
  cells: (item: Item) => Cell[],
): AsyncGenerator<string> {
  yield table(heading, []);
  for (let pageIndex = 1; pageIndex * limits.largestPage <= maxRows; pageIndex++) {
    const { items } = await read({ pageIndex, pageSize: limits.largestPage });
    if (items.length > 0) yield csvRecords(items.map(cells));
    if (items.length < limits.largestPage) return;
  }
}

/** Whole numbers, because spreadsheets of some countries do not read a decimal point. */
const percent = (share: number) => Math.round(share * 100);
