import type { Facets } from '@tv/contract/media-contents/media-contents';
import { MediaType } from '@tv/contract/enumerations';
import { durations, filters, type FilterName, type Filters } from './filters.ts';
import { valueText, type CategoryNames } from './filter-texts.ts';

/** A value that a filter offers. */
export type Option = {
  value: string;
  text: string;
  /** How many items it would find; where not `isExact`, that many at least. Missing while nobody has counted. */
  count?: { items: number; isExact: boolean };
  isChosen: boolean;
  isDisabled?: boolean;
};

/** Values of the results at hand, which are offered where the service did not tell all of them. */
export type SeenValues = Partial<Record<FilterName, readonly string[]>>;

/**
 * What a filter offers: its own values, those that the service counted, and always those that are chosen. A value that
 * would find nothing is left out, or disabled where it is always offered. Counts of a part say nothing about the rest.
 */
export function optionsOf(
  name: FilterName,
  chosen: Filters,
  facets: Facets | undefined,
  seen: SeenValues,
  categories: CategoryNames,
): Option[] {
  const counts = facets && countsOf(name, facets);
  const isExact = facets?.isExact === true;
  const own = filters[name].values;
  const offered = counts ? [...counts].filter(([, count]) => count > 0).map(([value]) => value) : seen[name];
  return [...new Set([...own, ...(offered ?? []), ...chosen[name]])].map((value) => {
    const isChosen = chosen[name].includes(value);
    const count = counts?.get(value) ?? (counts && isAlwaysCounted(name, value) ? 0 : undefined);
    return {
      value,
      text: valueText(name, value, categories),
      ...(count !== undefined && (count > 0 || isExact) && { count: { items: count, isExact } }),
      isChosen,
      isDisabled: !isChosen && count === 0 && isExact,
    };
  });
}

/** The service counts years; a past week, month or year it does not. Of the values that it tells it tells the first 20. */
const isAlwaysCounted = (name: FilterName, value: string) =>
  name !== 'published' && filters[name].values.includes(value);

const countsOf = (name: FilterName, facets: Facets): Map<string, number> =>
  new Map(countersOf[name](facets).filter(([value]) => value !== undefined) as [string, number][]);

const countersOf: Record<FilterName, (facets: Facets) => [value: string | undefined, count: number][]> = {
  type: ({ mediaTypes }) => mediaTypes.map(({ mediaType, count }) => [typeNames.get(mediaType), count]),
  category: ({ categories }) => categories.map(({ id, count }) => [id, count]),
  published: ({ years }) => years.map(({ year, count }) => [String(year), count]),
  duration: (facets) => facets.durations.map((range) => [durationName(range), range.count]),
  language: ({ languages }) => languages.map(({ languageCode, count }) => [languageCode, count]),
  speaker: ({ speakers }) => speakers.map(({ name, count }) => [name, count]),
};

const typeNames = new Map<number, string>([
  [MediaType.VIDEO, 'video'],
  [MediaType.AUDIO, 'audio'],
]);

const durationName = ({ minDuration, maxDuration }: Facets['durations'][number]) =>
  Object.keys(durations).find(
    (name) =>
      (durations[name]?.minDuration ?? 0) === minDuration && durations[name]?.maxDuration === maxDuration,
  );
