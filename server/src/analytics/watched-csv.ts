import { WatchStatus } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';
import type { Watched } from '@tv/contract/analytics/analytics';
import { byteOrderMark, csvRecords } from '../platform/csv.ts';
import type { Queries } from '../platform/db/database.ts';
import { percentCell } from './percent-cell.ts';
import { utcCell } from './utc-cell.ts';
import { listWatched, type WatchedQuery } from './watched-db.ts';

const heading = [
  'Email',
  'First name',
  'Last name',
  'Member',
  'State',
  'Seconds watched',
  'Percent watched',
].concat(['Ranges (seconds)', 'First watched (UTC)', 'Last watched (UTC)']);

const states: Record<number, string> = {
  [WatchStatus.PENDING]: 'pending',
  [WatchStatus.WATCHING]: 'watching',
  [WatchStatus.WATCHED]: 'watched',
};

/** Reads page by page, so that memory does not grow with the number of people. */
export async function* watchedTable(
  db: Queries,
  mediaContentId: string,
  which: Pick<WatchedQuery, 'searchTerm' | 'watchStatus'>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecords([heading]);
  let cursor: string | undefined;
  do {
    const query = { ...which, pageSize: limits.largestPage, ...(cursor && { cursor }) };
    const page = await listWatched(db, mediaContentId, query);
    if (page.items.length > 0) yield csvRecords(page.items.map(fieldsOf));
    cursor = page.next;
  } while (cursor);
}

/** Whole numbers, because spreadsheets of some countries do not read a decimal point. */
const fieldsOf = (watched: Watched): (string | number)[] => [
  watched.email,
  watched.firstName ?? '',
  watched.lastName ?? '',
  watched.isMember ? 'yes' : 'no',
  states[watched.watchStatus] ?? '',
  Math.round(watched.secondsWatched),
  percentCell(watched.share),
  watched.ranges.map(([from, to]) => `${Math.round(from!)} to ${Math.round(to!)}`).join('; '),
  utcCell(watched.firstWatchedDate),
  utcCell(watched.lastWatchedDate),
];
