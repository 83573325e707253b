import type { Query } from '@tv/contract/calls/api';
import { MediaType } from '@tv/contract/enumerations';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { limits } from '@tv/contract/limits/limits';

/** The filters of a search, by their names in the address: `?type=video&category=…&speaker=Ada&speaker=Bo`. */
export const filterNames = ['type', 'category', 'published', 'duration', 'language', 'speaker'] as const;
export type FilterName = (typeof filterNames)[number];

/** The chosen values of each filter, as the address has them. Items with any of the values are found. */
export type Filters = Readonly<Record<FilterName, readonly string[]>>;

type Narrowing = Pick<
  NonNullable<Query<'GET /MediaContents'>>,
  | 'mediaType'
  | 'categoryId'
  | 'speaker'
  | 'languageCode'
  | 'publishedFrom'
  | 'publishedBefore'
  | 'minDuration'
  | 'maxDuration'
>;

type Filter = {
  /** How many values may be chosen at once. */
  most: number;
  /** The values that are always offered. The service tells the others. */
  values: readonly string[];
  /** The value that an address means, or `undefined` where it means none. */
  read: (written: string) => string | undefined;
  /** The query for the chosen values. */
  ask: (values: readonly string[], now: Date) => Narrowing;
};

const mediaTypes: Record<string, number> = { video: MediaType.VIDEO, audio: MediaType.AUDIO };
/** Days from now. */
const periods: Record<string, number> = { week: 7, month: 30, year: 365 };
/** Seconds: from, and shorter than. */
export const durations: Record<string, Pick<Narrowing, 'minDuration' | 'maxDuration'>> = {
  short: { maxDuration: 300 },
  medium: { minDuration: 300, maxDuration: 1200 },
  long: { minDuration: 1200 },
};

const among = (known: object) => (written: string) =>
  Object.hasOwn(known, written.toLowerCase()) ? written.toLowerCase() : undefined;
const matching = (pattern: RegExp) => (written: string) => (pattern.test(written) ? written : undefined);

const isYear = matching(/^(19|20)\d\d$/);
const isId = matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const isLanguage = matching(/^(?=.{2,35}$)[a-z]{2,8}(-[a-z\d]{1,8})*$/i);
const isName = matching(/^[^\p{Cc}]+$/u);

export const filters: Record<FilterName, Filter> = {
  type: {
    most: 1,
    values: Object.keys(mediaTypes),
    read: among(mediaTypes),
    ask: (values) => ({ mediaType: values.map((value) => mediaTypes[value]!) }),
  },
  category: {
    most: limits.anyOf,
    values: [],
    read: (written) => isId(written.toLowerCase()),
    ask: (values) => ({ categoryId: [...values] }),
  },
  published: {
    most: 1,
    values: Object.keys(periods),
    read: (written) => among(periods)(written) ?? isYear(written),
    ask: ([value = ''], now) => (isYear(value) ? yearOf(Number(value)) : since(now, periods[value] ?? 0)),
  },
  duration: {
    most: 1,
    values: Object.keys(durations),
    read: among(durations),
    ask: ([value = '']) => durations[value] ?? {},
  },
  language: {
    most: limits.anyOf,
    values: [],
    read: isLanguage,
    ask: (values) => ({ languageCode: [...values] }),
  },
  speaker: {
    most: limits.anyOf,
    values: [],
    read: (written) => (written.length <= itemLimits.speaker ? isName(written) : undefined),
    ask: (values) => ({ speaker: [...values] }),
  },
};

const startOfYear = (year: number) => new Date(Date.UTC(year, 0)).toISOString();
const yearOf = (year: number) => ({
  publishedFrom: startOfYear(year),
  publishedBefore: startOfYear(year + 1),
});

/** From the beginning of a day (UTC), so that the same search stays the same for a day. */
function since(now: Date, days: number): Narrowing {
  const from = new Date(now);
  from.setUTCHours(0, 0, 0, 0);
  from.setUTCDate(from.getUTCDate() - days);
  return { publishedFrom: from.toISOString() };
}

const eachFilter = (valuesOf: (name: FilterName) => readonly string[]) =>
  Object.fromEntries(filterNames.map((name) => [name, valuesOf(name)])) as Record<
    FilterName,
    readonly string[]
  >;

export const noFilters: Filters = eachFilter(() => []);

/** The filters that an address names. Values that mean nothing are left out, and so are too many of them. */
export const filtersOf = (query: URLSearchParams): Filters =>
  eachFilter((name) => {
    const values = query.getAll(name).map((written) => filters[name].read(written.trim()));
    return [...new Set(values)].filter((value) => value !== undefined).slice(0, filters[name].most);
  });

export const withValues = (chosen: Filters, name: FilterName, values: readonly string[]): Filters => ({
  ...chosen,
  [name]: values.slice(-filters[name].most),
});

/** Each chosen value with its filter, in the order of the filters. */
export const chosenValues = (chosen: Filters): { name: FilterName; value: string }[] =>
  filterNames.flatMap((name) => chosen[name].map((value) => ({ name, value })));

/** The query for all chosen values together. */
export const narrowingOf = (chosen: Filters, now = new Date()): Narrowing =>
  Object.assign(
    {},
    ...filterNames
      .filter((name) => chosen[name].length > 0)
      .map((name) => filters[name].ask(chosen[name], now)),
  ) as Narrowing;
