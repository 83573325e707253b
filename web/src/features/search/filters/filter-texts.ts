import { languageName } from '@tv/client/lib/format/language-name.ts';
import * as text from '@tv/strings/en/browse/search-filters.ts';
import type { FilterName } from './filters.ts';

/** The name of each filter. */
export const filterTexts: Record<FilterName, string> = {
  type: text.type,
  category: text.category,
  published: text.published,
  duration: text.duration,
  language: text.language,
  speaker: text.speaker,
};

/** What a filter offers first where only one value can be chosen: none. */
export const anyTexts: Partial<Record<FilterName, string>> = {
  type: text.anyType,
  published: text.anyDate,
  duration: text.anyDuration,
};

const valueTexts: Record<string, string> = {
  video: text.video,
  audio: text.audio,
  week: text.week,
  month: text.month,
  year: text.year,
  short: text.short,
  medium: text.medium,
  long: text.long,
};

/** The names of categories, by their ids, as far as they are known. */
export type CategoryNames = ReadonlyMap<string, string>;

/** A value of a filter in words. A category without a known name is just called so. */
export function valueText(name: FilterName, value: string, categories: CategoryNames): string {
  if (name === 'category') return categories.get(value) ?? text.category;
  if (name === 'language') return languageName(value);
  return valueTexts[value] ?? value;
}

/** The same where the filter's own name does not stand beside it. */
export function chipText(name: FilterName, value: string, categories: CategoryNames): string {
  const shown = valueText(name, value, categories);
  if (name === 'language') return text.captionsIn(shown);
  return name === 'speaker' ? text.spokenBy(shown) : shown;
}
