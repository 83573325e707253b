import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isRightToLeft, languages, localeOf, type Language } from '@tv/contract/languages/languages';
import { areasOf, readArea } from './catalogue.ts';
import { writeModule } from './write-module.ts';

const root = join(import.meta.dirname, '../..');

/** Folders of catalogues, `<language>/<area>.json`, and beside each its module. */
const catalogues = [
  // A build has one language, and the numbers of its reader's region.
  { folder: 'strings', isBuilt: true, areNamed: false },
  // A process speaks every language.
  { folder: 'identity/src/strings', isBuilt: false, areNamed: false, speaksAll: true },
  { folder: 'server/src/mail/strings', isBuilt: false, areNamed: true, speaksAll: true },
  // The service says these to operators in English; a command speaks one language, and loads no other.
  { folder: 'server/src/platform/strings', isBuilt: false, areNamed: true },
  { folder: 'cli/strings', isBuilt: false, areNamed: true },
  // Readers of other systems name these. A command says them in its language, a build of the web in its own.
  { folder: 'sources/src/strings', isBuilt: false, areNamed: true },
].map((catalogue) => ({ ...catalogue, folder: join(root, catalogue.folder) }));

/** Every catalogue's folder. */
export const catalogueFolders: readonly string[] = catalogues.map(({ folder }) => folder);

/** What stands between the names of a list, where it is no Latin comma. */
const commas: Partial<Record<Language, string>> = { ar: '، ', ja: '、' };

/** What a byte is called, where it is no Byte. */
const bytes: Partial<Record<Language, string>> = { fr: 'octets' };

/** What messages say by their locale. A locale may end in what `Intl` is to do otherwise: `ar-u-nu-latn`. */
function localeModule(language: Language, isBuilt: boolean): string {
  const [locale, extension] = localeOf[language].split('-u-');
  const region = isBuilt ? `inLocale.ownRegion('${language}', '${locale}')` : `'${locale}'`;
  return `// Made by tools/strings.
import * as inLocale from '@tv/contract/languages/in-locale';
import { ${isRightToLeft(language) ? 'isolateAlways as isolate' : 'isolate'} } from '@tv/contract/languages/isolate';
import type { Language } from '@tv/contract/languages/languages';

/** The language of these texts. */
export const language: Language = '${language}';

/** What \`Intl\` is given wherever a number, a date or a name of a language is written. */
export const locale = ${isBuilt ? '/* @__PURE__ */ ' : ''}${extension ? `\`\${${region}}-u-${extension}\`` : region};

/** A fact beside others of a line, which keeps its own order where the line is written from right to left. */
export const apart = (fact: string | number | false | undefined): string =>
  fact === undefined || fact === false ? '' : ${isRightToLeft(language) ? 'isolate(String(fact))' : 'String(fact)'};

/** What stands between the names of a list. */
export const comma = '${commas[language] ?? ', '}';

/** Names one after the other, each in its own order${isRightToLeft(language) ? ', from right to left' : ''}. */
export const listed = (names: readonly string[]): string => ${
    isRightToLeft(language)
      ? "names.length === 0 ? '' : `\\u2067${names.map(isolate).join(comma)}\\u2069`"
      : 'names.map(isolate).join(comma)'
  };

export const number = (value: number) => inLocale.number(locale, value);
export const percent = (share: number) => inLocale.percent(locale, share);
export const timeOfDay = (moment: Date) => inLocale.timeOfDay(locale, moment);
export const byteSize = (bytes: number) => inLocale.byteSize(locale, bytes${language in bytes ? `, '${bytes[language]}'` : ''});

/** How many; \`10,000+\` where nobody counted further. */
export const counted = (count: number, isExact: boolean) => (isExact ? number(count) : \`\${number(count)}+\`);

/** One of the forms of a language, by its rule of plurals (Unicode CLDR). */
export const choose = (count: number, forms: inLocale.Forms) => inLocale.choose(locale, count, forms);

/** \`plural(3, { one: '# item', other: '# items' })\` */
export const plural = (count: number, forms: inLocale.Forms, shown = number(count)) =>
  inLocale.plural(locale, count, forms, shown);
`;
}

/** Every area in every language, for a process that speaks all. */
function everyLanguageModule(areas: readonly string[]): string {
  const modules = languages.flatMap((language) =>
    areas.map((area) => ({ language, area, name: `${language}_${area}`.replaceAll('-', '') })),
  );
  return [
    '// Made by tools/strings.\n',
    ...modules.map(({ language, area, name }) => `import * as ${name} from './${language}/${area}.ts';\n`),
    'export const everyLanguage = {\n',
    ...languages.map(
      (language) =>
        `  '${language}': { ${modules
          .filter((each) => each.language === language)
          .map(({ area, name }) => `${area}: ${name}`)
          .join(', ')} },\n`,
    ),
    '};\n',
  ].join('');
}

/**
 * Makes the modules of every catalogue in every language; writes what has changed, and removes modules without a catalogue. Answers their paths in the project. Fails with the
 * file and the text that is wrong.
 */
export function makeStrings(): string[] {
  const made = new Set<string>();
  const write = (path: string, content: string) => {
    made.add(relative(root, path));
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
  };
  for (const { folder, isBuilt, areNamed, speaksAll } of catalogues) {
    const areas = areasOf(folder);
    const english = areas.map((area) => [area, readArea(folder, 'en', area)] as const);
    for (const language of languages) {
      for (const [area, texts] of english) {
        const how = { areNamed, isRightToLeft: isRightToLeft(language), depth: area.split('/').length - 1 };
        const path = join(folder, language, `${area}.json`);
        try {
          write(path.replace(/json$/, 'ts'), writeModule(texts, readArea(folder, language, area), how));
        } catch (problem) {
          throw new Error(`${path}: ${(problem as Error).message}`, { cause: problem });
        }
      }
      write(join(folder, language, 'locale.ts'), localeModule(language, isBuilt));
      // An area that is no more leaves no module.
      for (const name of globSync('**/*.ts', { cwd: join(folder, language) }))
        if (!made.has(relative(root, join(folder, language, name)))) rmSync(join(folder, language, name));
    }
    if (speaksAll) write(join(folder, 'every-language.ts'), everyLanguageModule(areas));
  }
  return [...made];
}

if (import.meta.main) makeStrings();
