import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tv/contract/languages/languages';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { inLanguage } from './in-language.ts';
import { leanLibraries } from './lean-libraries.ts';

// `<tv-player>` (docs/players.md): the element itself, and what it shows in each language. The folder is served at
// /player/1/, and is the package @tv/player: 1 is the version of the element's attributes, properties and events.
const source = join(import.meta.dirname, '../player/element');
const target = join(import.meta.dirname, 'dist/player/1');
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
};

/** Styles of a shadow root: `:root` is its host, and sizes go by no page's own size of text. */
const inShadow = (css: string): string =>
  css
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replaceAll(':root', ':host')
    .replace(/(?<![\w.-])(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`);

/** Puts the one style sheet of a build into its script. */
const stylesInside: Plugin = {
  name: 'styles-inside',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const sheets = Object.values(bundle).filter((each) => each.fileName.endsWith('.css'));
      const css = sheets.map((each) => (each.type === 'asset' ? String(each.source) : '')).join('');
      for (const { fileName } of sheets) delete bundle[fileName];
      const holders = Object.values(bundle).filter(
        (each) => each.type === 'chunk' && each.code.includes('__TV_PLAYER_STYLES__'),
      );
      if (!css || holders.length !== 1)
        this.error(`${holders.length} scripts hold the player's ${css.length} styles`);
      for (const each of holders)
        if (each.type === 'chunk')
          each.code = each.code.replace(/(['"`])__TV_PLAYER_STYLES__\1/, () => JSON.stringify(inShadow(css)));
    },
  },
};

const common = {
  configFile: false,
  root: import.meta.dirname,
  publicDir: false,
  // Scripts name one another by where they are.
  base: './',
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;
const output = { outDir: target, emptyOutDir: false, target: 'es2023', reportCompressedSize: false } as const;

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const language of languages)
  await build({
    ...common,
    plugins: [inLanguage(language), leanLibraries, react(), stylesInside],
    build: {
      ...output,
      cssCodeSplit: false,
      cssMinify: true,
      minify: true,
      modulePreload: false,
      license: { fileName: 'licenses.json' },
      rolldownOptions: {
        input: join(source, 'shown.tsx'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `shown.${language}.js`, chunkFileNames: `${language}-[hash].js` },
      },
    },
  });
await build({
  ...common,
  build: {
    ...output,
    minify: true,
    modulePreload: false,
    lib: { entry: join(source, 'tv-player.ts'), formats: ['es'], fileName: 'tv-player' },
    rolldownOptions: { external: /\/shown\.[\w-]+\.js$/ },
  },
});

// All languages hold the same packages.
renameSync(join(target, 'licenses.json'), join(import.meta.dirname, 'dist/.vite/licenses.player.json'));
execFileSync(
  join(import.meta.dirname, '../node_modules/.bin/tsc'),
  [
    ...['--declaration', '--emitDeclarationOnly', '--rootDir', source, '--outDir', target],
    ...[
      '--target',
      'es2024',
      '--lib',
      'es2024,dom,dom.iterable',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
    ],
    ...['--ignoreConfig', '--noCheck', '--noResolve'],
    join(source, 'token.ts'),
    join(source, 'tv-player.ts'),
  ],
  { stdio: 'inherit' },
);
const declarations = join(target, 'tv-player.d.ts');
writeFileSync(declarations, readFileSync(declarations, 'utf8').replaceAll("'./token.ts'", "'./token.js'"));
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify(
    {
      name: '@tv/player',
      version,
      description: 'The player of a TV portal as an element of any page: <tv-player>.',
      license: 'Apache-2.0',
      type: 'module',
      exports: { '.': { types: './tv-player.d.ts', default: './tv-player.js' } },
      sideEffects: true,
    },
    undefined,
    2,
  )}\n`,
);
