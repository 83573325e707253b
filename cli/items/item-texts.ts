import { itemTexts, type ItemTexts } from '@tv/contract/media-contents/media-content';
import { readList } from '../arguments/read-arguments.ts';

const textNames = Object.keys(itemTexts) as (keyof ItemTexts)[];

/** The options of `import` and `edit` that give the texts of an item. Each text of the contract has one. */
export const textOptions = Object.fromEntries(textNames.map((name) => [name, { type: 'string' }])) as {
  [Name in keyof ItemTexts]: { type: 'string' };
};

/** Reads the texts that options give. A list has commas between its words. An empty option clears a text. */
export function readTexts(values: { [Name in keyof ItemTexts]?: string | undefined }): Partial<ItemTexts> {
  const isList = (name: keyof ItemTexts) => itemTexts[name].type === 'array';
  const given = textNames.map((name) => [name, values[name]] as const);
  return Object.fromEntries(
    given.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, isList(name) ? readList(value) : value]],
    ),
  );
}
