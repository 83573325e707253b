import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { isOfScreens, nodeRooms, screenRooms } from './tools/rooms.mjs';
import { makeStrings } from './tools/strings/make.ts';
import { inLanguage } from './web/in-language.ts';

makeStrings();

const slow = '**/*.slow.test.ts';
const large = ['**/*.media.test.ts', '**/*.trust.test.ts', slow];
const packages = '**/node_modules/**';
const screens = `{${screenRooms.join()}}`;
const inGerman = `${screens}/**/*.german.test.{ts,tsx}`;
const ofService = nodeRooms.map((room) => `${room}/**/*.test.ts`);
const isInPackages = (path: string) => path === 'node_modules';
/**
 * Files that put another module in a place, read modules again, or need a document among files that need none, have a process of their own.
 * Those of the web have their modules again anyway.
 */
const alone = globSync(ofService, { exclude: isInPackages }).filter(
  (path) =>
    !isOfScreens(path) &&
    /^ *vi\.(mock|doMock|resetModules)\(|^\/\/ @vitest-environment /m.test(readFileSync(path, 'utf8')),
);
/** Files of the web that say that they need a document. One with another surrounding between two of them would end the process whose document they share. */
const withDocument = globSync(`${screens}/**/*.test.ts`, { exclude: isInPackages }).filter((path) =>
  readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom'),
);
/** Files that follow the focus: the package of menus remembers for the life of a process where it was. */
const ofFocus = ['ui/src/menus/menu.test.tsx'];
/** Milliseconds, of what hangs. A test waits for a state, and `tools/patient-waits.ts` says for how long. */
const limits = {
  // The command line speaks English in tests, whatever the computer's language.
  env: { LC_ALL: 'C' },
  testTimeout: 180_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['tools/patient-waits.ts'],
};
/** Node imports the files as they are. Vite, which transforms each, is for the web. */
const ofNode = { ...limits, experimental: { viteModuleRunner: false } };
/** Files share a process with its modules, so that each module is read once. `tools/leaves-nothing.ts` watches over them. */
const shared = { isolate: false, setupFiles: [...limits.setupFiles, 'tools/leaves-nothing.ts'] };
const ofWeb = {
  ...limits,
  ...shared,
  setupFiles: [...shared.setupFiles, 'web/fresh-page.ts', 'tools/fail-on-console-error.ts'],
};

export default defineConfig({
  test: {
    // One more than the processors of a small machine: many tests wait for an encoder or a database.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...ofNode,
          ...shared,
          name: 'node',
          include: ofService,
          exclude: [...large, ...alone, `${screens}/**`, packages],
        },
      },
      { test: { ...limits, name: 'alone', include: alone } },
      // What a component shows needs a document, and so does a file that says `// @vitest-environment jsdom` at its top.
      {
        test: {
          ...ofWeb,
          name: 'web',
          include: [`${screens}/**/*.test.ts`],
          exclude: [...withDocument, inGerman, packages],
        },
      },
      {
        test: {
          ...ofWeb,
          name: 'components',
          environment: 'jsdom',
          include: [`${screens}/**/*.test.tsx`, ...withDocument],
          exclude: [...ofFocus, inGerman, packages],
        },
      },
      // Pages as the German build has them.
      {
        plugins: [inLanguage('de')],
        test: { ...ofWeb, name: 'german', environment: 'jsdom', include: [inGerman] },
      },
      {
        test: { ...ofWeb, isolate: true, name: 'focus', environment: 'jsdom', include: ofFocus },
      },
      {
        test: {
          ...ofNode,
          name: 'slow',
          include: nodeRooms.map((room) => `${room}/${slow}`),
          exclude: [packages],
        },
      },
      { test: { ...ofNode, name: 'media', include: ['server/**/*.media.test.ts'], testTimeout: 600_000 } },
      { test: { ...ofNode, name: 'trust', include: ['server/**/*.trust.test.ts'], testTimeout: 300_000 } },
    ],
  },
});
