import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages, type Language } from '@tv/contract/languages/languages';

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

const dist = join(import.meta.dirname, 'dist');
const manifestIn = (language: Language) =>
  JSON.parse(readFileSync(join(dist, `.vite/manifest.${language}.json`), 'utf8')) as Manifest;

/** gzip kB of JavaScript before any interaction, by what a screen loads: entry, layout, page, and what they load by themselves. */
const budgets: { screen: string; sources: string[]; limit: number }[] = [
  { screen: 'public home', sources: ['src/pages/browse/home-page.tsx'], limit: 150 },
  {
    screen: 'signed-in home',
    sources: ['src/pages/browse/home-page.tsx', '../client/lib/sign-in/client.ts'],
    limit: 170,
  },
  {
    screen: 'watch before its engine',
    sources: ['src/pages/watch/watch-page.tsx', '../client/lib/sign-in/client.ts'],
    limit: 170,
  },
  {
    screen: 'watch with its engine',
    sources: [
      'src/pages/watch/watch-page.tsx',
      '../client/lib/sign-in/client.ts',
      'src/features/watch/stage/player-stage.tsx',
      'src/features/transcript/transcript.tsx',
      '../player/src/playback/hls-engine.ts',
    ],
    limit: 331,
  },
];

/** Further kB of languages whose letters have two or three bytes each. */
const ofLetters: Partial<Record<Language, number>> = { ar: 1, ja: 1 };

/** A chunk and all that it imports before it can run. */
function closure(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk for ${name}: check-weight.ts measures nothing there.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const needed of chunk.imports ?? []) closure(manifest, needed, seen);
  return seen;
}

const weights = new Map<string, number>();
function weight(file: string): number {
  const known = weights.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;
  weights.set(file, known);
  return known;
}

let isTooHeavy = false;
for (const language of languages) {
  const manifest = manifestIn(language);
  for (const { screen, sources, limit: usual } of budgets) {
    const limit = usual + (ofLetters[language] ?? 0);
    const files = new Set(['index.html', ...sources].flatMap((source) => [...closure(manifest, source)]));
    const total = [...files]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + weight(file), 0);
    isTooHeavy ||= total > limit;
    console.log(
      `${language} ${screen.padEnd(24)} ${total.toFixed(1).padStart(6)} kB of ${limit}${total > limit ? '  TOO HEAVY' : ''}`,
    );
  }
}
if (isTooHeavy) {
  console.error('Too much JavaScript before any interaction: load it when it is first needed.');
  process.exitCode = 1;
}
