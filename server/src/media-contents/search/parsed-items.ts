import type { MediaContent } from '@tv/contract/media-content';
import { createBoundedCache } from '../../platform/bounded-cache.ts';
import type { ItemVersion } from '../item-json-db.ts';
import { searchedFields, type ItemFields, type ShownName } from '../fields.ts';

type Texts = Pick<ItemFields, ShownName> & Pick<MediaContent, 'translations'>;

/** Their JSON has 8 million characters at most. */
const parsed = createBoundedCache<{ version: string; texts: Texts; size: number }>(
  8_000_000,
  ({ size }) => size,
);

/** The searched texts of an item out of its JSON, which differs by access. Many searches show the same items, so a version is parsed once. */
export function textsOf({ id, version, access }: Omit<ItemVersion, 'own'>, json: string): Texts {
  const key = `${id} ${access}`;
  const known = parsed.get(key);
  if (known?.version === version) return known.texts;
  const all = JSON.parse(json) as Texts;
  const own = searchedFields.map(({ name }) => [name, all[name]]);
  const texts = Object.fromEntries([...own, ['translations', all.translations]]) as Texts;
  parsed.set(key, { version, texts, size: json.length });
  return texts;
}
