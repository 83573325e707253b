import { type Audience, audienceLimits } from '../media-contents/audience.ts';
import { ContentStatus, SubtitleKind, Visibility } from '../enumerations.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { type Language, languages } from '../languages/languages.ts';
import type { ItemTexts } from '../media-contents/media-content.ts';
import { readInstant } from '../formats/read-instant.ts';
import { choiceIn, inOneCell, listIn, listWithin, textOf, within, WrongCell } from './sheet-cells.ts';
import { checksumsOf } from './sheet-checksums.ts';
import type { Column, NamedCaptions, SheetRow, WrongCellOf } from './sheet-row.ts';

const visibilities = { public: Visibility.PUBLIC, internal: Visibility.INTERNAL };
const yesOrNo = { on: true, off: false, yes: true, no: false, true: true, false: false, 1: true, 0: false };
const kinds = {
  subtitles: SubtitleKind.SUBTITLE,
  captions: SubtitleKind.CAPTION,
  descriptions: SubtitleKind.DESCRIPTION,
};
// What waits for a review or a date becomes a draft: publishing it is a step of its own.
const draftByStatus = {
  published: false,
  ...{ draft: true, review: true, approved: true, reviewed: true, scheduled: true },
};
const [betweenWords, betweenNames] = [/[;,\n]/, /[;\n]/];
// An address may have semicolons and commas itself.
const betweenAddresses = /[;,]?\s+|[;,](?=https?:\/\/)/i;

type TextColumn<Value> = {
  also: string[];
  example: string;
  read: (value: string) => Value;
  write: (value: Value) => string;
};
const list = (also: string[], example: string, most: number, longest: number): TextColumn<string[]> => ({
  also,
  example,
  read: (value) => listWithin(listIn(value, betweenWords), most, longest),
  write: (words) => inOneCell(words, betweenWords),
});
const oneText = (also: string[], example: string, longest: number): TextColumn<string> => ({
  also,
  example,
  read: (value) => within(value, longest),
  write: (value) => value,
});

/** The columns of an item's texts. */
const textColumns: { [Name in keyof ItemTexts]: TextColumn<ItemTexts[Name]> } = {
  title: oneText(['name'], 'What we learned', itemLimits.title),
  description: oneText(['summary'], 'A look back at the year.', itemLimits.description),
  tags: list(['tag', 'keywords'], 'review, year', itemLimits.tags, itemLimits.tag),
  speakers: list(
    ['speaker', 'presenter', 'presenters'],
    'Head of research; Analyst',
    itemLimits.speakers,
    itemLimits.speaker,
  ),
};
const columnOfText = (name: keyof ItemTexts): Column => {
  const { also, example, read, write } = textColumns[name];
  return {
    name,
    also,
    example,
    corrects: true,
    read: (value, { metadata }) => Object.assign(metadata, { [name]: read(value) }),
    write: (item) => write(item[name] as never),
  };
};

const translatedTexts = ['title', 'description'] as const;
const columnOfTranslation = (name: (typeof translatedTexts)[number], tag: Language): Column => ({
  name: `${name}.${tag}`,
  corrects: true,
  isSparse: true,
  read: (value, { metadata }) => {
    const translations = (metadata.translations ??= {});
    translations[tag] = { ...translations[tag], [name]: textColumns[name].read(value) };
  },
  write: ({ translations }) => translations[tag]?.[name] ?? '',
});

/** The columns of a sheet, which the command line and the studio read, and `tv export` writes. */
export const columns: Column[] = [
  {
    name: 'file',
    also: ['filename', 'path'],
    example: 'talk.mp4',
    read: (value, row) => (row.file = value),
    write: ({ fileName }) => fileName ?? '',
  },
  ...(Object.keys(textColumns) as (keyof ItemTexts)[]).map(columnOfText),
  ...languages.flatMap((tag) => translatedTexts.map((name) => columnOfTranslation(name, tag))),
  {
    name: 'category',
    also: ['categories'],
    example: 'Talks; Research',
    corrects: true,
    read: (value, { metadata }) =>
      (metadata.categoryNames = listWithin(
        listIn(value, betweenNames),
        itemLimits.categories,
        itemLimits.category,
      )),
    write: ({ categories }) =>
      inOneCell(
        categories.map(({ name }) => name),
        betweenNames,
      ),
  },
  {
    name: 'visibility',
    also: ['access', 'accesslevel'],
    example: 'internal',
    corrects: true,
    read: (value, { metadata }) => (metadata.visibility = choiceIn(visibilities, value)),
    write: ({ visibility }) => (visibility === Visibility.PUBLIC ? 'public' : 'internal'),
  },
  {
    name: 'date',
    also: ['publishdate', 'published', 'uploaddate', 'recorded'],
    example: '2011-05-04 18:30',
    corrects: true,
    read: (value, { metadata }, now) => (metadata.publishDate = pastIn(value, now)),
    write: ({ publishDate }) => publishDate ?? '',
  },
  {
    name: 'listed',
    also: ['islisted'],
    example: 'yes',
    corrects: true,
    read: (value, { metadata }) => (metadata.isListed = choiceIn(yesOrNo, value)),
    write: ({ isListed }) => (isListed ? 'yes' : 'no'),
  },
  {
    name: 'audience',
    also: ['audiences', 'groups'],
    example: 'Sales; ada@aurora.example',
    corrects: true,
    read: (value, { metadata }) => (metadata.audience = audienceIn(value)),
    write: ({ audience }) =>
      audience.kind === 'everybody' ? 'everybody' : inOneCell(audience.names ?? [], betweenNames),
  },
  {
    name: 'status',
    example: 'draft',
    corrects: true,
    read: (value, { metadata }) => (metadata.isDraft = choiceIn(draftByStatus, value)),
    write: ({ status }) => (status === ContentStatus.PUBLISHED ? 'published' : 'draft'),
  },
  {
    name: 'captions',
    also: ['subtitles'],
    example: 'en=talk.en.vtt',
    read: (value, row) => row.captions.push(...listIn(value, betweenNames).map(captionsIn)),
    write: () => '',
  },
  {
    name: 'attachments',
    also: ['attachment'],
    example: 'slides.pdf',
    read: (value, row) => row.attachments.push(...listIn(value, betweenNames)),
    write: () => '',
  },
  {
    name: 'oldAddresses',
    also: ['oldaddress', 'oldurl', 'oldurls'],
    example: 'https://old.example/video/42',
    corrects: true,
    read: (value, { metadata }) => (metadata.oldAddresses = addressesIn(value)),
    write: ({ oldAddresses }) => inOneCell(oldAddresses, betweenAddresses),
  },
  {
    name: 'id',
    read: (value, row) => void (isId(value) ? (row.id = value.toLowerCase()) : (row.otherId = value)),
    write: ({ id }) => id,
  },
  { name: 'address', also: ['url', 'webpageurl'], write: ({ watchPath }, url) => `${url}${watchPath}` },
  { name: 'storage', write: ({ storage }) => storage },
  { name: 'captionLanguages', write: ({ captionLanguages }) => captionLanguages.join('; ') },
  {
    name: 'exported',
    read: (value, row) => void (row.checksums = value),
    write: (item) => checksumsOf(item, correctedColumns),
  },
];

/** The columns that say what a new file is. */
export const fileColumns = columns.filter(({ example }) => example);

/** The columns of an item that a row with its id corrects. */
export const correctedColumns = columns.filter(({ corrects }) => corrects);

const isId = (value: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');
const byName = new Map(
  columns.flatMap((column) =>
    [plain(column.name), ...(column.also ?? [])].map((name) => [name, column] as const),
  ),
);

/** The column that a heading means. */
export const columnOf = (heading: string): Column | undefined => byName.get(plain(heading));

/** Reads the cells of one row, by their headings. An empty cell says nothing. */
export function readRow(
  cells: Record<string, unknown>,
  now = new Date(),
): { row: SheetRow; problems: WrongCellOf[] } {
  const row: SheetRow = { metadata: {}, captions: [], attachments: [] };
  const problems: WrongCellOf[] = [];
  for (const [column, cell] of Object.entries(cells)) {
    const value = textOf(cell);
    if (value)
      try {
        columnOf(column)?.read?.(value, row, now);
      } catch (problem) {
        if (!(problem instanceof WrongCell)) throw problem;
        problems.push({ column, value: problem.value, why: problem.why });
      }
  }
  return { row, problems };
}

/** `everybody`, or names of groups and addresses of people. */
export function audienceIn(value: string): Audience {
  if (value.toLowerCase() === 'everybody') return { kind: 'everybody' };
  const most = audienceLimits.groups + audienceLimits.people;
  return { kind: 'chosen', names: listWithin(listIn(value, betweenNames), most, 254) };
}

/** Addresses of other sites, in an order that says nothing. */
function addressesIn(value: string): string[] {
  const words = listIn(value, betweenAddresses);
  for (const word of words)
    if (!/^https?:\/\//i.test(word) || !URL.canParse(word)) throw new WrongCell({ kind: 'address' }, word);
  return listWithin(words, itemLimits.oldAddresses, itemLimits.oldAddress).toSorted();
}

function pastIn(value: string, now: Date): string {
  // Some programs write 20110504.
  const instant = readInstant(value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
  if (instant === undefined) throw new WrongCell({ kind: 'date' }, value);
  if (new Date(instant) > now) throw new WrongCell({ kind: 'future' }, value);
  return instant;
}

/** `en=talk.en.vtt`, or with a kind `en+descriptions=seen.vtt`. */
function captionsIn(choice: string): NamedCaptions {
  const [, languageCode, kind, file] =
    /^([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3})(?:\+(\w+))?\s*=\s*(.+)$/.exec(choice) ?? [];
  if (!languageCode || !file) throw new WrongCell({ kind: 'captions' }, choice);
  return { languageCode, file, ...(kind && { kind: choiceIn(kinds, kind) }) };
}
