import { Type, type Static, type TObject, type TOptional, type TProperties } from 'typebox';
import { itemLimits } from '../limits/item-limits.ts';
import { languages, type Language } from './languages.ts';
import { nameLimits } from '../limits/name-limits.ts';
import { Line, Lines } from '../texts.ts';

const byLanguage = <Texts extends TProperties>(texts: Texts, description: string) =>
  Type.Object(
    Object.fromEntries(
      languages.map((tag) => [tag, Type.Optional(Type.Object(texts, { additionalProperties: false }))]),
    ) as Record<Language, TOptional<TObject<Texts>>>,
    { additionalProperties: false, description },
  );

const shown =
  'in further languages; a text that is not there is shown in the language that the item has it in';
const given =
  'in further languages. A text that is left out stays as it is, an empty one is taken away: the default is shown in its place';

/** Title and description of an item in further languages, as they are shown. */
export const ItemTranslations = byLanguage(
  { title: Type.Optional(Type.String()), description: Type.Optional(Type.String()) },
  shown,
);
export type ItemTranslations = Static<typeof ItemTranslations>;

/** The same, as people give them. */
export const GivenItemTranslations = byLanguage(
  {
    title: Type.Optional(Line({ maxLength: itemLimits.title })),
    description: Type.Optional(Lines({ maxLength: itemLimits.description })),
  },
  given,
);

/** Name and description of a category in further languages, as they are shown. */
export const CategoryTranslations = byLanguage(
  { name: Type.Optional(Type.String()), description: Type.Optional(Type.String()) },
  shown,
);
export type CategoryTranslations = Static<typeof CategoryTranslations>;

/** The same, as people give them. */
export const GivenCategoryTranslations = byLanguage(
  {
    name: Type.Optional(Line({ maxLength: nameLimits.category })),
    description: Type.Optional(Lines({ maxLength: nameLimits.categoryDescription })),
  },
  given,
);

/** The name of a category in further languages. */
export const NameTranslations = byLanguage({ name: Type.Optional(Type.String()) }, shown);

/** The text of a suggestion in further languages. */
export const SuggestionTranslations = byLanguage({ text: Type.Optional(Type.String()) }, shown);

/** The title of an item and the name of a category, as a notice shows them, in further languages. */
export const NoticeTranslations = byLanguage(
  { title: Type.Optional(Type.String()), category: Type.Optional(Type.String()) },
  shown,
);
export type NoticeTranslations = Static<typeof NoticeTranslations>;

/** A text that search found, in further languages. */
export const HighlightTranslations = byLanguage(
  {
    text: Type.Optional(Type.String()),
    matches: Type.Optional(Type.Array(Type.String())),
    languageCode: Type.Optional(Type.String()),
  },
  'where the words were found in further languages of the item',
);
