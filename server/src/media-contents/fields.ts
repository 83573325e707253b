import { because } from '@tv/contract/reasons/problem-reasons';
import { ExpirationOption, SearchScope, Visibility } from '@tv/contract/enumerations';
import type { ItemTexts } from '@tv/contract/media-contents/media-content';
import type { MediaContentChange } from '@tv/contract/media-contents/managed-media-content';
import { invalidField } from '../platform/http/problem.ts';
import { mergedTranslations } from './texts/merged-translations.ts';
import { listSearchText, searchText } from './search/words/search-text.ts';

/** Fields whose value in the contract is the value of their column. */
export type PlainName = Exclude<
  keyof MediaContentChange,
  | 'categoryIds'
  | 'managerId'
  | 'chapters'
  | 'password'
  | 'expirationOption'
  | 'expirationDate'
  | 'publishDate'
  | 'publishesWhenReady'
  | 'audience'
>;

/** The fields that people give an item, as they are stored. Everything that a change may name has one. */
export type ItemFields = Required<Pick<MediaContentChange, PlainName>> & {
  publishDate: Date | null;
  /** `null`: those of the source. */
  chapters: GivenChapter[] | null;
  expirationDate: Date | null;
  passwordHash: string | null;
  /** Ids of groups and people, sorted. `null`: everybody. */
  audience: string[] | null;
};
/** A chapter that ends where the next one begins. */
export type GivenChapter = { title: string; startTime: number };
export type FieldName = keyof ItemFields;

/** Fields that viewers see under the same name, in lists and details. */
export type ShownName = keyof ItemTexts;

/** What a change or an upload says of an item. The password is hashed, and the audience is one of ids. */
export type GivenFields = Omit<
  MediaContentChange,
  'categoryIds' | 'managerId' | 'password' | 'publishesWhenReady' | 'audience'
> & {
  passwordHash?: string | null;
  audience?: string[] | null;
};

export type FieldSearch<Value> = {
  /** The weight of its words in the search index. A word in `A` tells most, only the title has it; fields may share the others. */
  weight: 'A' | 'B' | 'C' | 'D';
  /** The scope that searches this field alone. */
  scope: number | undefined;
  /** A found text is shown `whole`, or as an `excerpt` around the first word. Of a list, the found entries are shown. */
  highlight: 'whole' | 'excerpt';
  /** The kind of suggestions for a list whose entries are suggested while a person types. */
  suggestedAs: EntryKind | undefined;
  /** A folded copy of the value in a column of its own, for orders and comparisons. */
  folded: { column: string; text(value: Value): string } | undefined;
};
/** A list whose entries are suggested and can be asked for whole. */
export const entryKinds = ['speaker', 'tag'] as const;
export type EntryKind = (typeof entryKinds)[number];

export type Field<Value, IsShown> = {
  /** The column of media_contents, and its type in PostgreSQL. */
  column: string;
  type: string;
  /** The value of an item of which nothing is said. */
  initial: Value;
  /** Reads the new value. `undefined`: the field stays as it is. Throws where the value is not valid. */
  read(given: GivenFields, present: Value): Value | undefined;
  /** Whether viewers see it under the same name. The contract decides; the compiler asks for the same here. */
  isShown: IsShown;
  search: FieldSearch<Value> | undefined;
};

/** The fields of an item. A field is read, written, inserted, searched and shown by its entry. */
export const fields: {
  [Name in FieldName]: Field<ItemFields[Name], Name extends ShownName ? true : false>;
} = {
  title: {
    column: 'title',
    type: 'text',
    initial: '',
    read: ({ title }) => title?.trim(),
    isShown: true,
    search: {
      weight: 'A',
      scope: SearchScope.Titles,
      highlight: 'whole',
      suggestedAs: undefined,
      folded: { column: 'title_search', text: searchText },
    },
  },
  speakers: {
    column: 'speakers',
    type: 'text[]',
    initial: [],
    read: ({ speakers }) => speakers && distinct(speakers),
    isShown: true,
    search: {
      weight: 'B',
      scope: undefined,
      highlight: 'whole',
      suggestedAs: 'speaker',
      folded: undefined,
    },
  },
  tags: {
    column: 'tags',
    type: 'text[]',
    initial: [],
    read: ({ tags }) => tags && distinct(tags),
    isShown: true,
    search: {
      weight: 'C',
      scope: SearchScope.Tags,
      highlight: 'whole',
      suggestedAs: 'tag',
      folded: { column: 'tags_search', text: listSearchText },
    },
  },
  description: {
    column: 'description',
    type: 'text',
    initial: '',
    read: ({ description }) => description,
    isShown: true,
    search: {
      weight: 'D',
      scope: SearchScope.Descriptions,
      highlight: 'excerpt',
      suggestedAs: undefined,
      folded: undefined,
    },
  },
  translations: {
    column: 'translations',
    type: 'jsonb',
    initial: {},
    read: ({ translations }, present) => translations && mergedTranslations(present, translations),
    isShown: false,
    search: undefined,
  },
  visibility: {
    column: 'visibility',
    type: 'smallint',
    initial: Visibility.INTERNAL,
    read: ({ visibility }) => visibility,
    isShown: false,
    search: undefined,
  },
  publishDate: {
    column: 'publish_date',
    type: 'timestamptz',
    initial: null,
    read: ({ publishDate }) =>
      publishDate === undefined ? undefined : publishDate ? new Date(publishDate) : null,
    isShown: false,
    search: undefined,
  },
  chapters: {
    column: 'chapters',
    type: 'jsonb',
    initial: null,
    read: ({ chapters }) => chapters && orderedChapters(chapters),
    isShown: false,
    search: undefined,
  },
  isListed: {
    column: 'is_listed',
    type: 'boolean',
    initial: true,
    read: ({ isListed }) => isListed,
    isShown: false,
    search: undefined,
  },
  isFeatured: {
    column: 'is_featured',
    type: 'boolean',
    initial: false,
    read: ({ isFeatured }) => isFeatured,
    isShown: false,
    search: undefined,
  },
  isPublicFeatured: {
    column: 'is_public_featured',
    type: 'boolean',
    initial: false,
    read: ({ isPublicFeatured }) => isPublicFeatured,
    isShown: false,
    search: undefined,
  },
  playerSettings: {
    column: 'player_settings',
    type: 'jsonb',
    initial: {},
    read: ({ playerSettings }) => playerSettings,
    isShown: false,
    search: undefined,
  },
  expirationDate: {
    column: 'expiration_date',
    type: 'timestamptz',
    initial: null,
    read: readExpirationDate,
    isShown: false,
    search: undefined,
  },
  audience: {
    column: 'audience',
    type: 'uuid[]',
    initial: null,
    read: ({ audience }) => audience,
    isShown: false,
    search: undefined,
  },
  passwordHash: {
    column: 'password_hash',
    type: 'text',
    initial: null,
    read: ({ passwordHash }) => passwordHash,
    isShown: false,
    search: undefined,
  },
};

export const fieldNames = Object.keys(fields) as FieldName[];
export const shownNames = fieldNames.filter((name): name is ShownName => fields[name].isShown);

/** The fields that viewers see, out of a row. */
export const pickShown = (row: Pick<ItemFields, ShownName>): Pick<ItemFields, ShownName> =>
  Object.fromEntries(shownNames.map((name) => [name, row[name]])) as Pick<ItemFields, ShownName>;

/** The values of an item of which nothing is said. */
export const initialFields = Object.fromEntries(
  fieldNames.map((name) => [name, fields[name].initial]),
) as ItemFields;

/** Reads the fields that are given. */
export function readGiven(given: GivenFields, present: ItemFields): Partial<ItemFields> {
  const values = fieldNames.map((name) => [name, fields[name].read(given, present[name] as never)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The fields that are searched, the most telling first. */
export const searchedFields = fieldNames
  .flatMap((name) => {
    const { search } = fields[name];
    return search ? [{ name: name as ShownName, ...(search as FieldSearch<unknown>) }] : [];
  })
  .sort((one, other) => (one.weight < other.weight ? -1 : 1));

/** The folded copies of searched fields, by column. */
const foldedFields = searchedFields.flatMap(({ name, folded }) => (folded ? [{ name, ...folded }] : []));
export const foldedColumns = foldedFields.map(({ column }) => column);
export const foldedTexts = (item: ItemFields): Record<string, string> =>
  Object.fromEntries(foldedFields.map(({ name, column, text }) => [column, text(item[name])]));

/** Whether search reads one of these fields. */
export const isSearched = (names: readonly string[]): boolean =>
  names.includes('translations') || searchedFields.some(({ name }) => names.includes(name));

/** Trimmed, each once, in the order given. */
const distinct = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()))];

function orderedChapters(given: readonly GivenChapter[]): GivenChapter[] {
  const chapters = given
    .map(({ title, startTime }) => ({ title: title.trim(), startTime }))
    .sort((one, other) => one.startTime - other.startTime);
  if (chapters.some(({ startTime }, index) => startTime === chapters[index - 1]?.startTime))
    throw invalidField('chapters', because('items.sameStart'));
  return chapters;
}

/** The expirationOption that goes with this end of the public link. */
export const expirationOptionOf = (end: Date | null): number =>
  end ? ExpirationOption.Date : ExpirationOption.None;

/** The end of the public link. `null`: it has none. */
function readExpirationDate(
  { expirationOption, expirationDate }: GivenFields,
  present: Date | null,
): Date | null | undefined {
  if (expirationDate) return new Date(expirationDate);
  if (expirationDate === '' || expirationOption === ExpirationOption.None) return null;
  if (expirationOption === ExpirationOption.Date && !present)
    throw invalidField('expirationDate', because('items.expirationNeeded'));
  return undefined;
}
