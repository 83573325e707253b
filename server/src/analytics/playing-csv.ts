import type { AnalyticsPlaying, PlayedItem, PlayingFigures } from '@tv/contract/playback/playing';
import type { Page, PageRequest } from '../platform/http/page.ts';
import { fewerThanFive, pagesTable, table } from './figures-csv.ts';

/** Whole milliseconds and thousandths, because spreadsheets of some countries do not read a decimal point. */
const figures: [heading: string, of: keyof PlayingFigures, times: number][] = [
  ['Failed of 1,000 starts', 'failedShare', 1000],
  ['Median start (milliseconds)', 'medianStart', 1000],
  ['Slow start (milliseconds)', 'slowStart', 1000],
  ['Rebuffering of 1,000 seconds', 'rebufferingShare', 1000],
  ['Rebufferings in 10 hours', 'rebufferingsAnHour', 10],
  ['Quality changes in 10 hours', 'renditionChangesAnHour', 10],
  ['Dropped of 1,000 pictures', 'droppedShare', 1000],
];
const headings = ['Starts', ...figures.map(([heading]) => heading)];

const cellsOf = (row: PlayingFigures) => [
  row.isBelowThreshold ? fewerThanFive : row.starts,
  ...figures.map(([, of, times]) => {
    const value = row[of];
    return typeof value === 'number' ? Math.round(value * times) : '';
  }),
];

export const playingTable = ({ total, browsers, networks, days }: Omit<AnalyticsPlaying, 'period'>): string =>
  table(
    ['Kind', 'Name', ...headings],
    [
      ['all', '', ...cellsOf(total)],
      ...browsers.map((row) => ['browser', row.browser, ...cellsOf(row)]),
      ...networks.map((row) => ['network', row.network, ...cellsOf(row)]),
      ...days.map((row) => ['day', row.day, ...cellsOf(row)]),
    ],
  );

export const playedItemsTable = (read: (page: PageRequest) => Promise<Page<PlayedItem>>) =>
  pagesTable(['Title', ...headings, 'Id'], read, (item) => [
    item.title,
    ...cellsOf(item),
    item.mediaContentId,
  ]);
