import { Type, type Static, type TObject, type TOptional, type TProperties } from 'typebox';
import { itemLimits } from './item-limits.ts';
import { languages, type Language } from './languages.ts';
import { nameLimits } from './name-limits.ts';
import { Line, Lines } from './texts.ts';

/** Texts of one thing in further languages, by the tag of the language: `{ de: { title: "Rückblick" } }`. */
export type TextsByLanguage<Name extends string = string> = {
  [Tag in Language]?: { [Each in Name]?: string };
};

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

/** Translations with what a change says of them. A language of which nothing is left is not there. */
export function mergeTranslations<Name extends string>(
  present: TextsByLanguage<Name>,
  change: TextsByLanguage<Name>,
): TextsByLanguage<Name> {
  const texts = (tag: Language) =>
    Object.entries<string>({ ...present[tag], ...change[tag] } as Record<string, string>)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text);
  return Object.fromEntries(
    languages
      .map((tag) => [tag, texts(tag)] as const)
      .flatMap(([tag, found]) => (found.length > 0 ? [[tag, Object.fromEntries(found)]] : [])),
  ) as TextsByLanguage<Name>;
}

/** The texts of `after` that `before` has otherwise; an empty text stands for one that is not there. */
export function changedTranslations<Name extends string>(
  before: TextsByLanguage<Name>,
  after: TextsByLanguage<Name>,
): TextsByLanguage<Name> {
  const texts = (tag: Language) => {
    const [old, now] = [before[tag] ?? {}, after[tag] ?? {}] as Record<string, string>[];
    const names = Object.keys({ ...old, ...now }).filter((name) => old![name] !== now![name]);
    return names.map((name) => [name, now![name] ?? '']);
  };
  return Object.fromEntries(
    languages.flatMap((tag) => {
      const changed = texts(tag);
      return changed.length > 0 ? [[tag, Object.fromEntries(changed)]] : [];
    }),
  ) as TextsByLanguage<Name>;
}

/** How many characters translations have. */
export const lengthOfTranslations = (translations: TextsByLanguage): number =>
  Object.values(translations)
    .flatMap((texts) => Object.values(texts))
    .reduce((sum, text) => sum + (text?.length ?? 0), 0);

/**
 * What a call answers, as a reader of a language sees it: wherever there are translations, those texts take the place of the
 * defaults. The answer is changed in place.
 */
export function inReadersLanguage<Value>(answer: Value, language: Language): Value {
  if (Array.isArray(answer)) for (const each of answer) inReadersLanguage(each, language);
  else if (typeof answer === 'object' && answer !== null) {
    const { translations } = answer as { translations?: TextsByLanguage };
    if (translations) {
      delete (answer as { translations?: TextsByLanguage }).translations;
      Object.assign(answer, translations[language]);
    }
    for (const each of Object.values(answer)) inReadersLanguage(each, language);
  }
  return answer;
}
