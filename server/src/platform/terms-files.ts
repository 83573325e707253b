import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { languages, type Language } from '@tv/contract/languages/languages';
import { SettingProblem } from './startup-problem.ts';

/** The provider's terms of service, Markdown, by language. */
export type Terms = Partial<Record<Language, string>>;

/** Characters; a text that somebody is to read. */
const longest = 200_000;

/** Reads `terms.md` and, where they lie beside it, `terms.de.md` and so on. */
export function readTerms(name: string, path: string | undefined): Terms {
  if (!path) return {};
  const extension = extname(path);
  const stem = extension ? path.slice(0, -extension.length) : path;
  const texts = languages
    .map((language, index) => [language, index === 0 ? path : `${stem}.${language}${extension}`] as const)
    .filter(([, file], index) => index === 0 || existsSync(file))
    .map(([language, file]) => [language, readText(name, file)]);
  return Object.fromEntries(texts) as Terms;
}

function readText(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new SettingProblem(['termsUnreadable', { name, file }]);
  }
  if (text.length > longest) throw new SettingProblem(['termsTooLong', { name, file, longest }]);
  return text;
}
