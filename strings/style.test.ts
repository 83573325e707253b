import { expect, test } from 'vitest';

/**
 * Phrases that no text of the interface needs: each reads like a translation, or is a second word for a thing. In German a poster is
 * a `Titelbild`, a cover a `Kategoriebild`, and a thumbnail a `Vorschaubild`; who approves, `gibt frei`; an approval is
 * `zurückgezogen`, a publication `zurückgenommen`, and an action `rückgängig gemacht`; the role is called `Admin`.
 */
const awkward: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /\b(?:anew|by itself|by themselves|e-mail|mails?|somebody|everybody|any more\.|is told|are told|(?<!^)bring in|brought (?:it )?in|by machine|is none of|is no (?:item|time|address))\b|\d %/i,
  de: /\b(?:per Maschine|maschinell|Knopf|Knöpfe|von selbst|eingebracht|einbringen|binnen|hereingebracht|wie üblich|dieses eine Mal|genehmig\w*|Freigaben? zurück(?:zunehmen|nehmen|genommen)|Administrator\w*|Administration|Wiedergabeliste\w*|Poster|Cover|Thumbnails?|(?<!Kein )Vorschaubild\w*)\b/i,
};

const catalogues = {
  en: import.meta.glob<Record<string, unknown>>(['./en/**/*.ts', '../identity/src/strings/en/*.ts'], {
    eager: true,
  }),
  de: import.meta.glob<Record<string, unknown>>(['./de/**/*.ts', '../identity/src/strings/de/*.ts'], {
    eager: true,
  }),
};

/** Texts with their places; a function's text is what it says of “Ada”. */
function textsOf(value: unknown, keyPath: string): [keyPath: string, text: string][] {
  if (typeof value === 'string') return [[keyPath, value]];
  if (typeof value === 'function') return wordsOf(value as (...given: string[]) => unknown, keyPath);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, `${keyPath}.${name}`));
}

function wordsOf(text: (...given: string[]) => unknown, keyPath: string): [keyPath: string, text: string][] {
  try {
    return textsOf(text(...Array.from({ length: text.length }, () => 'Ada')), keyPath);
  } catch {
    return [];
  }
}

test.each(['en', 'de'] as const)('texts in %s keep to the rules of the house', (language) => {
  const texts = Object.entries(catalogues[language]).flatMap(([path, area]) => textsOf({ ...area }, path));
  expect(texts.length).toBeGreaterThan(1500);
  const ellipsis = language === 'en' ? /\p{L} …/u : /\p{L}…/u;
  const broken = texts.filter(
    ([, text]) => /\S {2,}\S/.test(text) || ellipsis.test(text) || awkward[language].test(text),
  );
  expect(broken.map(([keyPath, text]) => `${keyPath}: ${text}`)).toEqual([]);
});
