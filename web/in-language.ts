import { dirname, join, resolve, sep } from 'node:path';
import { languageAttributes, type Language } from '@tv/contract/languages/languages';
import type { Plugin } from 'vite';
import { readArea } from '../tools/strings/catalogue.ts';

const strings = join(import.meta.dirname, '../strings');
/** How the screens name a module of their texts. */
const workspace = '@tv/strings/';
/** Where the screens' texts are, and those of readers of other systems, which the studio shows. */
const catalogues = [strings, join(import.meta.dirname, '../sources/src/strings')];
const english = catalogues.map((folder) => join(folder, 'en') + sep);
const isEnglish = (path: string) => english.some((folder) => path.startsWith(folder));

/** Builds the web in one language: every module of a `strings/en` is its twin in `strings/<language>`, and the page says so. */
export const inLanguage = (language: Language): Plugin => ({
  name: 'in-language',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/en\/[\w/-]+\.tsx?$/ },
    handler(source, importer) {
      if (language === 'en' || !importer) return;
      const path = source.startsWith(workspace)
        ? join(strings, source.slice(workspace.length))
        : resolve(dirname(importer), source);
      const folder = english.find((each) => path.startsWith(each));
      return folder && join(folder, '..', language, path.slice(folder.length));
    },
  },
  generateBundle() {
    const strays = [...this.getModuleIds()].filter(isEnglish);
    if (language !== 'en' && strays.length > 0)
      this.error(`English in the build in ${language}: ${strays.join(', ')}`);
  },
  transformIndexHtml(html) {
    const { needsJavaScript } = readArea(strings, language, 'parts/document');
    return html
      .replace('<html lang="en">', `<html ${languageAttributes(language)}>`)
      .replace('%NEEDS_JAVASCRIPT%', String(needsJavaScript));
  },
});
