import { languageName } from '../../lib/format/language-name.ts';
import { locale } from '../../strings/en/locale.ts';

/** Languages that captions can be added in; a file that names another one in its name is taken, too. */
const codes = 'en de fr es it nl pt pl cs da nb sv fi el tr uk ru ar he hi ja ko zh'.split(' ');

/** These languages by their names, in the order of the reader's language. */
export const captionLanguages = (): { value: string; text: string }[] =>
  codes
    .map((value) => ({ value, text: languageName(value) }))
    .sort((one, other) => one.text.localeCompare(other.text, locale));

/** The language in the name of a caption file: `de-CH` of `talk.de-CH.vtt`. `undefined` where the name has none. */
export const languageIn = (name: string): string | undefined =>
  /\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})\.(?:srt|vtt|ttml|dfxp|xml)$/i.exec(name)?.[1];
