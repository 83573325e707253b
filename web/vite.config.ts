import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defaultLanguage, languages, type Language } from '@tv/contract/languages/languages';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { inLanguage } from './in-language.ts';
import { leanLibraries } from './lean-libraries.ts';

const service = process.env['TV_SERVICE'] ?? 'http://localhost:3000';

/** In development the running service's own page tells the configuration that it would write into the built one. */
const configurationOfService: Plugin = {
  name: 'configuration-of-service',
  apply: 'serve',
  async transformIndexHtml(html) {
    const page = await fetch(service, { signal: AbortSignal.timeout(5000) }).then((answer) => answer.text());
    const json = /<script[^>]*id="configuration"[^>]*>([^<]*)</.exec(page)?.[1];
    if (json === undefined) throw new Error(`Start the service first: ${service} gave no configuration.`);
    return html.replace('__CONFIGURATION__', () => json);
  },
};

/** What changes only with an upgrade, and so stays in caches. */
const parts = {
  name: 'parts',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
  priority: 3,
};
/** What the first page of every visit needs. */
const first = { name: 'first', tags: ['$initial' as const], priority: 2 };
/** What screens with long lists share, and neither home nor the watch page has. */
const lists = {
  name: 'lists',
  test: /parts\/(page-head|card-grid|paged-grid|list-tools)|ui\/src\/(search\/search-field|forms\/(select\b|choice))|client\/lib\/area\/(use-)?list-choices/,
  minShareCount: 3,
  priority: 0,
};
/** How cards look among few: home and lists share it, and the watch page goes without. */
const few = { name: 'few', test: /parts\/card-among|contract\/src\/formats\/plain-text/, priority: 2 };
/** Pieces of the watch page that other screens share, too small to be files of their own. */
const pieces = {
  name: 'pieces',
  test: /parts\/breadcrumbs|strings\/[\w-]+\/watch\/watch\.ts|lucide-react\/.*\/download\.m?js/,
  priority: 0,
};
/** What most screens share, without what they load when it is first needed. */
const portal = {
  name: 'portal',
  test: /(client\/lib|ui\/src|web\/src\/parts)\/(?!appearance\/organization-colors|support\/support-mail|sign-in\/|area\/(use-)?list-choices|toast-list|menus\/menu-popover|details\.|page-head|card-grid|paged-grid|list-tools|search\/search-field|forms\/(select\b|choice))|contract\/src\/(?!branding\/(brand-colors|drawn-colors|colors|theme-colors)|pages\/studio-paths)/,
  minShareCount: 7,
  priority: 1,
};

/** The name of a class in all files: its own and its file's. Vite's own names have the line too, and weigh more. */
const scopedName = (name: string, file: string) =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 5)}`;

export const portalIn = (language: Language): UserConfig => ({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [inLanguage(language), leanLibraries, react(), configurationOfService],
  build: {
    outDir: 'dist',
    manifest: `.vite/manifest.${language}.json`,
    license: { fileName: '.vite/licenses.json' },
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A text is where it is shown, so that no screen loads those of others.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // Few larger chunks compress better than many small ones: this saves 8 kB of the first page.
      output: {
        codeSplitting: { groups: [parts, first, few, portal, lists, pieces] },
        // The first script names every file that a screen may load later: names without words weigh 1 kB less.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': service, '/oidc': service } },
});

const wanted = process.env['TV_LANGUAGE'];

/** What Vite serves in development; `build.ts` builds every language. */
export default defineConfig(portalIn(languages.find((language) => language === wanted) ?? defaultLanguage));
