import { callForFile } from '@tv/client/lib/api/call.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { playing, playingItems } from '@tv/strings/en/studio/playing.ts';
import type { Table } from '../parts/take-table.ts';
import type {
  CompletionsQuery,
  GuestsQuery,
  PlayingQuery,
  Scope,
  SearchesQuery,
  WatchedQuery,
} from './queries.ts';

/** The tables of a period that have no names of people. */
const daysTable = (query: Scope): Table => ({
  take: (timeLimit) => callForFile('GET /Management/Analytics/Days.csv', { query, timeLimit }),
  fileName: 'days.csv',
});

export const itemsTable = ({ days, categoryId }: Scope): Table => ({
  take: (timeLimit) =>
    callForFile('GET /Management/Analytics/MediaContents.csv', {
      query: { days, ...(categoryId && { categoryId }) },
      timeLimit,
    }),
  fileName: 'most-watched.csv',
});

const audienceTable = (query: Scope): Table => ({
  take: (timeLimit) => callForFile('GET /Management/Analytics/Audience.csv', { query, timeLimit }),
  fileName: 'devices-and-origins.csv',
});

export const searchesTable = (query: SearchesQuery): Table => ({
  take: (timeLimit) => callForFile('GET /Management/Analytics/Searches.csv', { query, timeLimit }),
  fileName: 'searches.csv',
});

const retentionTable = (id: string): Table => ({
  take: (timeLimit) =>
    callForFile('GET /Management/Analytics/MediaContents/:id/Retention.csv', { params: { id }, timeLimit }),
  fileName: 'how-long-people-stay.csv',
});

/** Tables of how well items play: of the period, and by item where it is not about one. */
export const playingTables = (query: PlayingQuery): { name: string; table: Table }[] => [
  {
    name: playing,
    table: {
      take: (timeLimit) => callForFile('GET /Management/Analytics/Playing.csv', { query, timeLimit }),
      fileName: 'playing.csv',
    },
  },
  ...(query.mediaContentId
    ? []
    : [
        {
          name: playingItems,
          table: {
            take: (timeLimit: number) =>
              callForFile('GET /Management/Analytics/Playing/MediaContents.csv', {
                query: { days: query.days },
                timeLimit,
              }),
            fileName: 'playing-items.csv',
          },
        },
      ]),
];

/** Tables with names of people. Taking one is a line of the audit log. */
export const watchedTable = (query: WatchedQuery): Table => ({
  take: (timeLimit) => callForFile('GET /Management/Analytics/Watched.csv', { query, timeLimit }),
  fileName: 'who-watched-what.csv',
});

export const guestsTable = (query: GuestsQuery): Table => ({
  take: (timeLimit) => callForFile('GET /Management/Analytics/Guests.csv', { query, timeLimit }),
  fileName: 'guests.csv',
});

export const completionsTable = (query: CompletionsQuery): Table => ({
  take: (timeLimit) => callForFile('GET /Management/Analytics/Completions.csv', { query, timeLimit }),
  fileName: 'completions.csv',
});

type Shown = {
  scope: Scope;
  /** The item whose curve is shown. */
  itemId: string;
  /** Searches are told to managers of the organization, and are of all of it. */
  hasSearches: boolean;
  /** What the table of people is asked; undefined where the organization does not allow figures about people. */
  watched: WatchedQuery | undefined;
};

/** Every table that a page of figures shows. */
export const tablesOf = ({
  scope,
  itemId,
  hasSearches,
  watched,
}: Shown): { name: string; table: Table }[] => [
  { name: text.tables.days, table: daysTable(scope) },
  ...(scope.mediaContentId ? [] : [{ name: text.tables.items, table: itemsTable(scope) }]),
  ...(itemId ? [{ name: text.tables.retention, table: retentionTable(itemId) }] : []),
  { name: text.tables.audience, table: audienceTable(scope) },
  ...(hasSearches ? [{ name: text.tables.searches, table: searchesTable({ days: scope.days }) }] : []),
  ...(watched ? [{ name: text.tables.watched, table: watchedTable(watched) }] : []),
];
