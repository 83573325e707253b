import type { ItemTexts } from '@tv/contract/media-content';
import { CommandProblem } from './command-problem.ts';
import { readList } from './read-arguments.ts';

type Text<Value> = {
  /** Other headings of its column, in small letters without spaces, hyphens and underscores. */
  also: string[];
  readOption(value: string): Value;
  readCell(value: string): Value;
  writeCell(value: Value): string;
};

const oneText = (also: string[]): Text<string> => ({
  also,
  readOption: (value) => value,
  readCell: (value) => value,
  writeCell: (value) => value,
});
const list = (also: string[]): Text<string[]> => ({
  also,
  readOption: (value) => readList(value),
  readCell: (value) => listIn(value, /[;,\n]/),
  writeCell: (entries) => inOneCell(entries, /[;,\n]/),
});

/** The texts of an item, as options of `import` and `edit`, and as columns of a sheet. */
export const itemTexts: { [Name in keyof ItemTexts]: Text<ItemTexts[Name]> } = {
  title: oneText(['name']),
  description: oneText(['summary']),
  tags: list(['tag', 'keywords']),
  speakers: list(['speaker', 'presenter', 'presenters']),
};
export const textNames = Object.keys(itemTexts) as (keyof ItemTexts)[];

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
    given.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, itemTexts[name].readOption(value)]],
    ),
  );
}

/** Reads a list of one cell: words between separators, or a list of JSON. */
export function listIn(value: string, separator: RegExp): string[] {
  if (!value.startsWith('[')) return readList(value.replace(new RegExp(separator, 'g'), '\n'), '\n');
  try {
    return (JSON.parse(value) as unknown[]).map((each) => String(each).trim()).filter(Boolean);
  } catch {
    throw new CommandProblem(`"${value}" begins like a list in JSON, and is none.`);
  }
}

/** Writes words into one cell. Words with a separator in them are written as a list of JSON. */
export const inOneCell = (words: string[], separator: RegExp): string =>
  words.some((word) => separator.test(word)) ? JSON.stringify(words) : words.join('; ');
