import { contentStates, type ContentState } from '@tv/contract/media-contents/content-states';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import * as text from '@tv/strings/en/studio/content/filters.ts';
import * as status from '@tv/strings/en/studio/content/status.ts';
import { none, type FilterName } from './filters.ts';

export const filterTexts: Record<FilterName, string> = text.names;

/** Names of categories and people by their ids, as far as they are known. */
export type KnownNames = ReadonlyMap<string, string>;

export function valueText(name: FilterName, value: string, known: KnownNames): string {
  switch (name) {
    case 'state':
      return status.states[contentStates.find((state): state is ContentState => state === value) ?? 'draft'];
    case 'categoryId':
      return value === none ? text.noCategory : (known.get(value) ?? '…');
    case 'managerId':
      return known.get(value) ?? text.someone;
    case 'captions':
      return value === none ? text.noCaptions : languageName(value);
    default:
      return (text.values as Partial<Record<string, string>>)[value] ?? value;
  }
}

/** At most so many values are named on a chip. Of the others it tells the number. */
const named = 3;

export function chipText(name: FilterName, values: readonly string[], known: KnownNames): string {
  const texts = values.slice(0, named).map((value) => valueText(name, value, known));
  const more = values.length - named;
  return texts.join(text.and) + (more > 0 ? ` ${text.more(more)}` : '');
}
