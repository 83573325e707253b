import { languageName } from '@tv/client/lib/format/language-name.ts';
import { locale } from '@tv/strings/en/locale.ts';

/** Languages that captions and sound tracks can be labelled with. */
const codes = 'en de fr es it nl pt pl cs da nb sv fi el tr uk ru ar he hi ja ko zh'.split(' ');

/** These languages, and those that are there already, by their names in the order of the reader's language. */
export const languageOptions = (others: readonly string[] = []): { value: string; text: string }[] =>
  [...new Set([...codes, ...others])]
    .map((value) => ({ value, text: languageName(value) }))
    .sort((one, other) => one.text.localeCompare(other.text, locale));
