import { languages, type Language } from './languages.ts';

/** Texts of one thing in further languages, by the tag of the language: `{ de: { title: "Rückblick" } }`. */
export type TextsByLanguage<Name extends string = string> = {
  [Tag in Language]?: { [Each in Name]?: string };
};

/** One text in the further languages in which it is. */
export const translationsOf = (
  translations: TextsByLanguage | undefined,
  name: string,
): { tag: Language; text: string }[] =>
  languages.flatMap((tag) => {
    const text = translations?.[tag]?.[name];
    return text ? [{ tag, text }] : [];
  });

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

/** One text as a reader of a language sees it. */
export const textIn = <Name extends string>(
  { translations, ...texts }: Record<Name, string> & { translations?: TextsByLanguage<Name> | undefined },
  name: Name,
  language: Language,
): string => translations?.[language]?.[name] ?? (texts as unknown as Record<Name, string>)[name];
