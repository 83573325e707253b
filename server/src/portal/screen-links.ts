import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tv/contract/languages';

/** The screens whose code the first HTML asks for, so that it comes beside the code that leads to it. */
export type Screen = 'home' | 'watch';
const sources: Record<Screen, string> = {
  home: 'src/pages/home-page.tsx',
  watch: 'src/pages/watch-page.tsx',
};
const entry = 'index.html';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/** Links to what a screen needs beside what the page itself loads; none where the build tells nothing of its parts. */
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

/** A chunk, all that it imports before it can run, and styles in their order: its own after those of what it imports. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, seen);
  for (const style of chunk.css ?? []) seen.add(style);
  return seen;
}
