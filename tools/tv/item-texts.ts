import type { ItemTexts } from '@tv/contract/media-content';
import { readList } from './read-arguments.ts';

/** How the texts of an item are read from the options of `import` and `edit`. Their columns in sheets are in the contract's sheet-columns.ts. */
const readers: { [Name in keyof ItemTexts]: (value: string) => ItemTexts[Name] } = {
  title: (value) => value,
  description: (value) => value,
  tags: (value) => readList(value),
  speakers: (value) => readList(value),
};
const textNames = Object.keys(readers) as (keyof ItemTexts)[];

const option = { type: 'string' } as const;
export const textOptions = {
  title: option,
  description: option,
  tags: option,
  speakers: option,
} satisfies Record<keyof ItemTexts, typeof option>;

/** Reads the texts that options give. An empty option clears a text. */
export function readTexts(values: { [Name in keyof ItemTexts]?: string | undefined }): Partial<ItemTexts> {
  const given = textNames.map((name) => [name, values[name]] as const);
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, readers[name](value)]])),
  );
}
