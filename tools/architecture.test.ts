import { expect, test } from 'vitest';
import { contractForBrowsers } from './contract-for-browsers.ts';
import { isOfScreens } from './rooms.mjs';
import { modulesInCircles, sourceFiles, type SourceFile, withoutComments } from './source-files.ts';

// Parts of the project by the beginning of their paths; the first that fits counts.
const parts: [name: string, path: RegExp][] = [
  ['web main', /^web\/src\/main\.tsx$/],
  ['web routes', /^web\/src\/routes\.tsx$/],
  ['web page', /^web\/src\/pages\//],
  ['web feature', /^web\/src\/features\//],
  ['web part', /^web\/src\/parts\//],
  ['web build', /^web\/[\w.-]+$/],
  ['server main', /^server\/src\/(main|worker|live-worker)\.ts$/],
  ['server app', /^server\/src\/(app|domains|first-start|open-world|process-role)\.ts$/],
  ['platform', /^server\/src\/platform\//],
  ['domain', /^server\/src\/[\w-]+\//],
  ['contract', /^contract\/src\//],
  ['captions', /^captions\/src\//],
  ['sources', /^sources\/src\//],
  ['studio', /^studio\/src\//],
  ['player element', /^player\/element\//],
  ['player', /^player\/src\//],
  ['ui', /^ui\/src\//],
  ['lib', /^client\/lib\//],
  ['client', /^client\//],
  ['strings', /^strings\//],
  ['identity', /^identity\/src\//],
  ['demo', /^demo\//],
  ['cli', /^cli\//],
  ['tools', /^tools\//],
  ['bench', /^bench\//],
];

/** What each part may import besides itself and packages. Whatever is not written here is not allowed. */
const mayImport: Record<string, string[]> = {
  'web main': ['web routes', 'lib', 'ui', 'strings'],
  'web routes': ['web page', 'studio', 'lib', 'strings', 'contract'],
  'web page': ['web feature', 'web part', 'player', 'ui', 'lib', 'strings', 'contract'],
  'web feature': ['web part', 'player', 'ui', 'lib', 'strings', 'contract'],
  'web part': ['ui', 'lib', 'strings', 'contract'],
  studio: ['player', 'ui', 'lib', 'strings', 'contract', 'sources'],
  // The player in pages of other sites: an entry of its own, beside the portal's.
  'player element': ['player', 'lib', 'strings', 'ui', 'contract', 'client'],
  player: ['ui', 'lib', 'strings', 'contract'],
  ui: ['lib', 'strings', 'contract'],
  lib: ['strings', 'contract'],
  strings: ['contract'],
  'web build': ['contract', 'tools'],
  'server main': ['server app', 'domain', 'platform'],
  'server app': ['domain', 'platform', 'contract', 'identity', 'demo'],
  domain: ['platform', 'contract', 'identity', 'captions', 'sources'],
  platform: ['contract'],
  contract: [],
  captions: ['contract'],
  sources: ['contract'],
  client: ['contract'],
  identity: ['contract'],
  demo: ['domain', 'platform', 'contract', 'identity'],
  // The command line says refusals of the service with the sentences of the screens.
  cli: ['contract', 'client', 'domain', 'platform', 'sources', 'strings'],
  tools: ['contract', 'domain', 'platform', 'cli'],
  bench: ['tools', 'web build', 'server app', 'domain', 'platform', 'contract', 'identity', 'demo'],
};

/** Which domain of the server may use which other one, from the lowest to the highest: it uses only those before it. */
const domainMayImport: Record<string, string[]> = {
  mail: [],
  media: [],
  organization: ['media'],
  'api-keys': ['media', 'organization'],
  audit: ['organization'],
  registration: ['mail', 'organization'],
  people: ['api-keys', 'mail', 'media', 'organization', 'registration'],
  directory: ['mail', 'organization', 'people', 'registration'],
  groups: ['directory', 'organization', 'people'],
  'sign-in-connections': ['directory', 'groups', 'organization'],
  applications: ['organization'],
  'media-contents': ['media', 'organization'],
  categories: ['media', 'media-contents', 'organization'],
  'legal-holds': ['categories', 'media-contents', 'organization', 'people'],
  'old-addresses': ['media-contents', 'organization'],
  guests: ['categories', 'mail', 'media', 'media-contents', 'organization', 'registration'],
  captions: ['media', 'media-contents'],
  'machine-captions': ['captions', 'media', 'media-contents'],
  playback: ['media', 'media-contents'],
  playlist: ['media-contents'],
  notifications: ['mail', 'media-contents'],
  retention: ['mail', 'media-contents', 'notifications', 'organization'],
  webhooks: ['mail', 'media', 'media-contents', 'notifications', 'organization'],
  presence: ['media-contents', 'people'],
  analytics: ['media', 'media-contents', 'organization', 'people'],
  streaming: ['api-keys', 'captions', 'media', 'media-contents'],
  feeds: ['categories', 'mail', 'media', 'media-contents', 'organization', 'playback', 'streaming'],
  ingest: [
    'captions',
    'machine-captions',
    'mail',
    'media',
    'media-contents',
    'notifications',
    'old-addresses',
    'organization',
    'people',
  ],
  'watched-sources': ['ingest', 'media-contents', 'notifications', 'old-addresses', 'organization'],
  'live-talk': ['media', 'media-contents', 'organization', 'people'],
  live: [
    'captions',
    'ingest',
    'live-talk',
    'machine-captions',
    'media',
    'media-contents',
    'organization',
    'people',
    'streaming',
  ],
  'personal-data': ['organization', 'people'],
  portal: ['media-contents'],
  backup: ['media'],
};

/** Only registration sets passwords; the other domains know accounts by their tokens. */
const domainWithAccounts = 'registration';
/** Of the identity provider the service uses only these; everything else of it is its own matter. */
const identityEntrances =
  /^identity\/src\/(accounts|provider|plugin|passwords\/password-(?:rules|hash))\.ts$/;

/** Files that touch the database beside `db.ts`, `…-db.ts`, the platform and tests. They write conditions, or run one statement for all domains. */
const alsoSql = [
  'server/src/media-contents/authorize-media-content.ts',
  'server/src/media-contents/media-content-filters.ts',
  'server/src/media-contents/media-content-row.ts',
  'server/src/media-contents/visibility.ts',
];

/** Files that write rows of media_contents: they insert them, edit fields, process, publish, and count. Other files call their functions. */
const writersOfItems = [
  'server/src/media-contents/create-db.ts',
  'server/src/media-contents/edit-db.ts',
  'server/src/media-contents/lifecycle/archive-db.ts',
  'server/src/media-contents/lifecycle/db.ts',
  'server/src/media-contents/lifecycle/ended-db.ts',
  'server/src/media-contents/lifecycle/order-names-db.ts',
  'server/src/media-contents/media-package/package-db.ts',
  'server/src/media-contents/media-package/processing-db.ts',
  'server/src/playback/count-views-db.ts',
  'server/src/playback/db.ts',
];

const code = sourceFiles.filter(({ path, isTest }) => !isTest && /\.tsx?$/.test(path));
const rooms = [...new Set(code.map(({ path }) => path.split('/')[0]!))];
const partOf = (path: string) => parts.find(([, pattern]) => pattern.test(path))?.[0];
const folderBelow = (path: string, above: string) =>
  path.startsWith(above) ? path.slice(above.length).split('/')[0] : undefined;
const edges = code.flatMap((file) =>
  file.imports
    .filter(({ target }) => target.includes('/') && partOf(target))
    .map((each) => ({ from: file.path, to: each.target, isTypeOnly: each.isTypeOnly })),
);
const written = (list: { from: string; to: string }[]) => list.map(({ from, to }) => `${from} → ${to}`);

test('every file belongs to a part, and the rules see real imports', () => {
  expect(code.filter(({ path }) => !partOf(path)).map(({ path }) => path)).toEqual([]);
  expect(edges.length).toBeGreaterThan(300);
});

test('imports go one way', () => {
  const wrong = edges.filter(({ from, to }) => {
    const [source, target] = [partOf(from)!, partOf(to)!];
    return source !== target && !mayImport[source]?.includes(target);
  });
  expect(written(wrong)).toEqual([]);
});

test.each(['web/src/features/', 'studio/src/'])(
  'folders of %s never import each other; pages compose them',
  (room) => {
    const of = (path: string) => folderBelow(path, room)?.replace(/^pages$|.*\..*/, '');
    const wrong = edges.filter(
      ({ from, to }) => of(from) && of(to) !== undefined && of(from) !== of(to) && of(to) !== 'parts',
    );
    expect(written(wrong)).toEqual([]);
  },
);

test('a domain imports another only along an edge of the table', () => {
  const of = (path: string) => (partOf(path) === 'domain' ? folderBelow(path, 'server/src/') : undefined);
  const wrong = edges.filter(({ from, to }) => {
    const [source, target] = [of(from), of(to)];
    return source && target && source !== target && !domainMayImport[source]?.includes(target);
  });
  expect(written(wrong)).toEqual([]);
});

test('no two domains use each other, not even by way of a third', () => {
  const order = Object.keys(domainMayImport);
  const upwards = order.flatMap((source, index) =>
    domainMayImport[source]!.filter((target) => !order.slice(0, index).includes(target)).map(
      (target) => `${source} → ${target}`,
    ),
  );
  expect(upwards).toEqual([]);
});

test.each(rooms)('no modules of %s import each other in a circle, types included', (room) => {
  const isInside = (path: string) => path.startsWith(`${room}/`);
  expect(modulesInCircles(edges.filter(({ from, to }) => isInside(from) && isInside(to)))).toEqual([]);
});

test('one domain opens accounts', () => {
  const of = (path: string) => (partOf(path) === 'domain' ? folderBelow(path, 'server/src/') : undefined);
  const wrong = edges.filter(
    ({ from, to }) => partOf(to) === 'identity' && of(from) && of(from) !== domainWithAccounts,
  );
  expect(written(wrong)).toEqual([]);
});

test('the service meets the identity provider at its entrances only', () => {
  const wrong = edges.filter(
    ({ from, to }) => partOf(to) === 'identity' && partOf(from) !== 'identity' && !identityEntrances.test(to),
  );
  expect(written(wrong)).toEqual([]);
});

test('no schema of the contract reaches a browser', () => {
  const wrong = edges.filter(
    ({ from, to, isTypeOnly }) =>
      (isOfScreens(from) || from.startsWith('sources/src/')) &&
      partOf(to) === 'contract' &&
      !isTypeOnly &&
      !contractForBrowsers.some((name) => to === `contract/src/${name}.ts`),
  );
  expect(written(wrong)).toEqual([]);
});

test('readers of other systems run in browsers, too: they import nothing of Node', () => {
  expect(importersOf('sources/src/', /^node:/, [])).toEqual([]);
});

test('only db.ts touches the database', () => {
  const wrong = code.filter(
    ({ path, text }) =>
      path.startsWith('server/src/') &&
      partOf(path) === 'domain' &&
      !/(^|[/-])db\.ts$/.test(path) &&
      !alsoSql.includes(path) &&
      (/\bsql`|\.query[(<]|\.execute\(/.test(text) ||
        edges.some(({ from, to }) => from === path && to === 'server/src/platform/db/sql.ts')),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(alsoSql.filter((path) => !code.some((file) => file.path === path))).toEqual([]);
});

test('rows of media_contents are written by a few files, and their status by one', () => {
  const writes = /(insert into|update|delete from) media_contents\b/;
  const writesStatus = /update media_contents( \w+)? set (?:(?!\bwhere\b)[^`])*?(?<!\w)status =/;
  const writers = code.filter(({ text }) => writes.test(text));
  expect(writers.map(({ path }) => path).sort()).toEqual(writersOfItems);
  const ofStatus = writers.filter(({ text }) => writesStatus.test(text));
  expect(ofStatus.map(({ path }) => path)).toEqual(['server/src/media-contents/lifecycle/db.ts']);
});

test('only run-program.ts starts processes', () => {
  const starter = 'server/src/platform/sandbox/run-program.ts';
  expect(importersOf('server/', /^(node:)?child_process$/, [starter])).toEqual([]);
});

test('pictures are drawn in processes of their own: only drawings import sharp', () => {
  const importers = importersOf('server/', /^sharp$/, []);
  expect(importers.filter((path) => !/\/draw-[\w-]+\.ts$/.test(path))).toEqual([]);
  const usingDrawings = code.filter(({ imports }) =>
    imports.some(({ target, isTypeOnly }) => importers.includes(target) && !isTypeOnly),
  );
  expect(usingDrawings.map(({ path }) => path)).toEqual([]);
});

test('only call.ts, event-stream.ts and within.ts of client/lib/api fetch, and the player in pages of other sites', () => {
  const wrong = code.filter(
    ({ path, text }) =>
      isOfScreens(path) &&
      partOf(path) !== 'web build' &&
      !/^(client\/lib\/api\/(call|event-stream|within)|player\/element\/(open-item|texts))\.ts$/.test(path) &&
      /(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon/.test(withoutComments(text)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

const importersOf = (folder: string, module: RegExp, except: string[]): string[] =>
  code
    .filter((file: SourceFile) => file.path.startsWith(folder) && !except.includes(file.path))
    .filter((file) => file.imports.some(({ target }) => module.test(target)))
    .map(({ path }) => path);
