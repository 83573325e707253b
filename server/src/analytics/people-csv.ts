import type { GuestFigures, MemberCompletion, PersonWatched } from '@tv/contract/analytics/analytics-people';
import { limits } from '@tv/contract/limits/limits';
import { byteOrderMark, csvRecords } from '../platform/csv.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';
import { percentCell } from './percent-cell.ts';
import { utcCell } from './utc-cell.ts';

type Cell = string | number;
type Read<Item> = (page: PageRequest) => Promise<Page<Item>>;

const names = ['Email', 'First name', 'Last name'];
const nameCells = (person: { email: string; firstName?: string; lastName?: string }): Cell[] => [
  person.email,
  person.firstName ?? '',
  person.lastName ?? '',
];

const states = { notBegun: 'not begun', begun: 'begun', completed: 'completed' } as const;

export const personWatchedTable = (read: Read<PersonWatched>) =>
  cursorTable(
    [
      ...[...names, 'Member', 'Title', 'Completed', 'Completed (UTC)', 'Seconds watched', 'Percent watched'],
      ...['First watched (UTC)', 'Last watched (UTC)', 'Item'],
    ],
    read,
    (row) => [
      ...nameCells(row),
      row.isMember ? 'yes' : 'no',
      row.title,
      row.completedDate ? 'yes' : 'no',
      utcCell(row.completedDate),
      Math.round(row.secondsWatched),
      percentCell(row.share),
      utcCell(row.firstWatchedDate),
      utcCell(row.lastWatchedDate),
      row.mediaContentId,
    ],
  );

export const guestsTable = (read: Read<GuestFigures>) =>
  cursorTable(
    [
      ...['Email', 'Shared', 'Title', 'Download', 'Shared since (UTC)', 'Until (UTC)', 'Ended (UTC)'],
      ...[
        'First opened (UTC)',
        'Last opened (UTC)',
        'Items played',
        'Seconds watched',
        'Percent watched',
        'Item or category',
      ],
    ],
    read,
    (row) => [
      row.email,
      row.mediaContentId ? 'item' : 'category',
      row.title,
      row.allowDownload ? 'yes' : 'no',
      utcCell(row.createdDate),
      utcCell(row.expirationDate),
      utcCell(row.endedDate),
      utcCell(row.openedDate),
      utcCell(row.lastOpenedDate),
      row.watchedCount,
      Math.round(row.secondsWatched),
      percentCell(row.share),
      row.mediaContentId ?? row.categoryId ?? '',
    ],
  );

export const completionsTable = (read: Read<MemberCompletion>) =>
  cursorTable(
    [...names, 'State', 'Completed items', 'Items', 'Completed (UTC)', 'Last watched (UTC)'],
    read,
    (row) => [
      ...nameCells(row),
      states[row.state],
      row.completedCount,
      row.itemCount,
      utcCell(row.completedDate),
      utcCell(row.lastWatchedDate),
    ],
  );

/** Reads page by page, so that memory does not grow with the number of people. */
async function* cursorTable<Item>(
  heading: string[],
  read: Read<Item>,
  cells: (item: Item) => Cell[],
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecords([heading]);
  let cursor: string | undefined;
  do {
    const page = await read({ pageSize: limits.largestPage, ...(cursor && { cursor }) });
    if (page.items.length > 0) yield csvRecords(page.items.map(cells));
    cursor = page.next;
  } while (cursor);
}
