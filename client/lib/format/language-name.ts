import { locale } from '@tv/strings/en/locale.ts';

let names: Intl.DisplayNames | undefined;

/** The name of a language in the reader's words, beginning with a capital letter; the code where it has no name. */
export function languageName(code: string): string {
  try {
    names ??= new Intl.DisplayNames(locale, { type: 'language' });
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return code;
  }
}
