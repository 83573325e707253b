import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tv/contract/languages/languages';

/** The screens whose code the first HTML preloads in parallel with the entry code. */
export type Screen = 'home' | 'watch';
/** The module of each screen, as manifests name it. */
export const sources: Record<Screen, string> = {
  home: 'src/pages/browse/home-page.tsx',
  watch: 'src/pages/watch/watch-page.tsx',
};
const entry = 'index.html';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/** The links to a screen's code and styles beyond the page's own. None if the build has no manifest of its chunks. */
export function screenLinks(webFolder: string, language: Language, screen: Screen): string {
  const path = join(webFolder, `.vite/manifest.${language}.json`);
  if (!existsSync(path)) return '';
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const loaded = filesOf(manifest, entry);
  const files = [...filesOf(manifest, sources[screen])].filter((file) => !loaded.has(file));
  return files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}" />`
        : `<link rel="modulepreload" crossorigin href="/${file}" />`,
    )
    .join('\n    ');
}

/** A chunk, all its static imports, and their styles in order: styles of imports come first. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, seen);
  for (const style of chunk.css ?? []) seen.add(style);
  return seen;
}
