import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { screenLinks, sources } from './screen-links.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tv-web-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('asks for a screen’s chunks and styles, and for nothing that the page loads anyhow', () => {
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_parts.js'] },
    '_parts.js': { file: 'assets/parts.js' },
    '_row.js': { file: 'assets/row.js', css: ['assets/row.css'], imports: ['_parts.js', '_home.js'] },
    '_home.js': { file: 'assets/home-parts.js', imports: ['_row.js'] },
    'src/pages/browse/home-page.tsx': {
      file: 'assets/home.js',
      css: ['assets/home.css'],
      imports: ['index.html', '_row.js'],
    },
  };
  writeFileSync(join(folder, '.vite/manifest.en.json'), JSON.stringify(manifest));
  const hrefs = [...screenLinks(folder, 'en', 'home').matchAll(/rel="(\w+)" crossorigin href="([^"]+)"/g)];
  expect(hrefs.map(([, rel, href]) => `${rel} ${href}`)).toEqual([
    'modulepreload /assets/home.js',
    'modulepreload /assets/row.js',
    'modulepreload /assets/home-parts.js',
    'stylesheet /assets/row.css',
    'stylesheet /assets/home.css',
  ]);
});

test('asks for nothing where the build says nothing', () => {
  expect(screenLinks(folder, 'de', 'watch')).toBe('');
});

test('the module of each screen is there', () => {
  const web = join(import.meta.dirname, '../../../web');
  expect(Object.values(sources).filter((path) => !existsSync(join(web, path)))).toEqual([]);
});
