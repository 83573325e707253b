import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tv/contract/languages/languages';
import { build } from 'vite';
import { makeStrings } from '../tools/strings/make.ts';
import { portalIn } from './vite.config.ts';

// One build a language, all into one folder: what holds no text has one name in all of them and is there once. The first
// language comes last, so that its page has the name index.html.
makeStrings();
const dist = join(import.meta.dirname, 'dist');
for (const [index, language] of [...languages].reverse().entries()) {
  const config = portalIn(language);
  await build({
    ...config,
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: { ...config.build, emptyOutDir: index === 0, copyPublicDir: index === 0 },
  });
  if (language !== languages[0]) renameSync(join(dist, 'index.html'), join(dist, `index.${language}.html`));
}
