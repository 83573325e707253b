import { storageStates } from '@tv/contract/organization/storage-states';
import type { Query } from '@tv/contract/calls/api';
import { contentStates } from '@tv/contract/media-contents/content-states';
import { MediaType, Visibility } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';

/** The filters of the content list, by their names in the address and in saved views: `?state=draft&state=failed&captions=none`. */
export const filterNames = [
  'state',
  'type',
  'visibility',
  'forWhom',
  'link',
  'categoryId',
  'captions',
  'changed',
  'managerId',
  'hold',
  'storage',
] as const;
export type FilterName = (typeof filterNames)[number];

/** The chosen values of each filter, as the address has them. Items with any of the values are found. */
export type Filters = Readonly<Record<FilterName, readonly string[]>>;

export type ManagedQuery = NonNullable<Query<'GET /Management/MediaContents'>>;

/** Stands for items that have none: no category, no captions. */
export const none = 'none';

type Filter = {
  /** How many values may be chosen at once. */
  most: number;
  /** The values that are always offered; the service tells the others. */
  values: readonly string[];
  /** Whether a value may stand beside others. */
  isAlone?: (value: string) => boolean;
  /** The value that an address means, or `undefined` where it means none. */
  read: (written: string) => string | undefined;
  ask: (values: readonly string[], now: Date) => Partial<ManagedQuery>;
};

const types: Record<string, number> = { video: MediaType.VIDEO, audio: MediaType.AUDIO };
const visibilities: Record<string, number> = { internal: Visibility.INTERNAL, public: Visibility.PUBLIC };
const links: Record<string, Partial<ManagedQuery>> = {
  unlisted: { isListed: false },
  password: { isPasswordProtected: true },
  ending: { isExpiring: true },
};
/** Days. */
const periods: Record<string, number> = { day: 1, week: 7, month: 30, quarter: 90, year: 365 };
const longAgo = 'before';
const day = 86_400_000;

const among = (known: readonly string[]) => (written: string) =>
  known.includes(written) ? written : undefined;
const matching = (pattern: RegExp) => (written: string) => (pattern.test(written) ? written : undefined);
const id = matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const language = matching(/^(?=.{2,35}$)[a-z]{2,8}(-[a-z\d]{1,8})*$/i);

/** Rounded to minutes, so that one question has one answer for a while. */
const before = (now: Date, days: number) =>
  new Date(Math.floor((now.getTime() - days * day) / 60_000) * 60_000).toISOString();

export const filters: Record<FilterName, Filter> = {
  state: {
    most: contentStates.length,
    values: contentStates,
    read: among(contentStates),
    ask: (values) => ({ state: values as ManagedQuery['state'] & {} }),
  },
  type: {
    most: 2,
    values: Object.keys(types),
    read: among(Object.keys(types)),
    ask: (values) => ({ type: values.map((value) => types[value]!) }),
  },
  visibility: {
    most: 2,
    values: Object.keys(visibilities),
    read: among(Object.keys(visibilities)),
    ask: (values) => ({ visibility: values.map((value) => visibilities[value]!) }),
  },
  forWhom: {
    most: 1,
    values: ['everybody', 'chosen'],
    read: among(['everybody', 'chosen']),
    ask: ([value]) => (value ? { isForChosen: value === 'chosen' } : {}),
  },
  link: {
    most: 1,
    values: Object.keys(links),
    read: among(Object.keys(links)),
    ask: ([value]) => (value ? links[value]! : {}),
  },
  categoryId: {
    most: limits.anyOf,
    values: [none],
    isAlone: (value) => value === none,
    read: (written) => (written === none ? none : id(written.toLowerCase())),
    ask: (values) => (values.includes(none) ? { hasCategory: false } : { categoryId: [...values] }),
  },
  captions: {
    most: limits.anyOf,
    values: [none],
    read: language,
    ask: (values) => ({ captions: [...values] }),
  },
  changed: {
    most: 1,
    values: [...Object.keys(periods), longAgo],
    read: among([...Object.keys(periods), longAgo]),
    ask: ([value], now) => {
      if (value === longAgo) return { changedTo: before(now, periods['year']!) };
      return value ? { changedFrom: before(now, periods[value]!) } : {};
    },
  },
  managerId: {
    most: limits.anyOf,
    values: [],
    read: (written) => id(written.toLowerCase()),
    ask: (values) => ({ managerId: [...values] }),
  },
  hold: {
    most: 1,
    values: ['held', 'free'],
    read: among(['held', 'free']),
    ask: ([value]) => (value ? { isHeld: value === 'held' } : {}),
  },
  storage: {
    most: 1,
    values: [...storageStates],
    read: among(storageStates),
    ask: ([value]) => (value ? { storage: value === 'archived' ? 'archived' : 'ready' } : {}),
  },
};

export const noFilters = Object.fromEntries(filterNames.map((name) => [name, []])) as unknown as Filters;

/** The filters that an address or a saved view names. What it cannot mean is left out. */
export function readFilters(query: URLSearchParams): Filters {
  return Object.fromEntries(
    filterNames.map((name) => {
      const { read } = filters[name];
      const values = query.getAll(name).flatMap((written) => read(written) ?? []);
      return [name, bounded(name, [...new Set(values)])];
    }),
  ) as unknown as Filters;
}

/** The filters with other values of one of them. The newest value wins where one cannot stand beside the others. */
export const withValues = (chosen: Filters, name: FilterName, values: readonly string[]): Filters => {
  const { isAlone } = filters[name];
  const newest = values.find((value) => !chosen[name].includes(value));
  const left =
    newest && isAlone?.(newest) ? [newest] : values.filter((value) => !newest || !isAlone?.(value));
  return { ...chosen, [name]: bounded(name, left) };
};

/** The last ones where there are more than the filter takes. */
const bounded = (name: FilterName, values: readonly string[]) => values.slice(-filters[name].most);

export const chosenNames = (chosen: Filters) => filterNames.filter((name) => chosen[name].length > 0);

/** What the service is asked for the chosen filters. */
export const queryFrom = (chosen: Filters, now: Date): Partial<ManagedQuery> =>
  Object.assign({}, ...chosenNames(chosen).map((name) => filters[name].ask(chosen[name], now)));
