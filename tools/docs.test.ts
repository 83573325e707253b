import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const texts = new Map<string, string>();
/** A file's text, read once. */
function read(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  texts.set(path, text);
  return text;
}
/** Tracked files, and new ones that no rule ignores. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 20_000,
})
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)));
const documents = files.filter((path) => path.endsWith('.md') && !path.startsWith('demo/media/'));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const textFiles = files.filter(
  (path) => /\.(md|ts|tsx|mjs|json|sql|css|html|example|txt|vtt|srt|svg)$/.test(path) || path === '.ci/run',
);

/** Folders that a document may leave out of a path. */
const pathRoots = ['', 'server/src', 'web/src', 'ui/src', 'player/src', 'studio/src', 'client/lib'];
const existsIn = (folders: readonly string[], path: string) =>
  folders.some((folder) => existsSync(join(root, folder, path)));
const isSource = (path: string) => /\.tsx?$/.test(path);
const wordsOfCode = new Set(
  files
    .filter((path) => /\.(ts|tsx|mjs|js|sql|json|html|css)$/.test(path) && path !== 'package-lock.json')
    .flatMap((path) => read(path).match(/[A-Za-z_$][\w$]*/g) ?? []),
);
/** Names of other programs. */
const foreignNames = ['objectId'];

/** What is wrong in any document, each with its document. */
const wrongIn = (find: (text: string, document: string) => string[]) =>
  documents.flatMap((document) => find(read(document), document).map((each) => `${document}: ${each}`));

test('links of documents lead somewhere', () => {
  const wrong = wrongIn((text, document) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target]) => target!)
      .filter((target) => !existsSync(join(root, normalize(join(dirname(document), target))))),
  );
  expect(wrong).toEqual([]);
});

test('paths that documents name exist', () => {
  const made = /^((web|client)\/dist|dist\/|data\/|screenshots\/|test-results\/|node_modules\/|\.cache\/)/;
  const wrong = wrongIn((text, document) => {
    const roots = [...pathRoots, dirname(document)];
    return [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)]
      .map(([, path]) => path!)
      .filter((path) => existsIn(roots, path.split('/')[0]!) || isSource(path))
      .filter((path) => !made.test(path) && !existsIn(roots, path));
  });
  expect(wrong).toEqual([]);
});

test('every folder of the project says in a README what it is for', () => {
  const rooms = new Set(files.filter((path) => /^\w[\w-]*\//.test(path)).map((path) => path.split('/')[0]!));
  expect([...rooms].filter((room) => !existsSync(join(root, room, 'README.md')))).toEqual([]);
});

test('functions and variables that documents name exist', () => {
  const wrong = wrongIn((text) =>
    [...text.matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)]
      .map(([, name]) => name!)
      .filter((name) => !wordsOfCode.has(name) && !foreignNames.includes(name)),
  );
  expect(wrong).toEqual([]);
});

test('scripts that documents name exist', () => {
  const wrong = wrongIn((text) =>
    [...text.matchAll(/npm (?:run (?:--silent )?|(?=test\b|start\b))([\w:-]+)/g)]
      .map(([, name]) => name!)
      .filter((name) => !(name in scripts)),
  );
  expect(wrong).toEqual([]);
});

describe('decisions', () => {
  const folder = 'docs/adr/';
  const names = documents.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  /** Each relation between two decisions, and how the other one calls it. */
  const inverses = {
    Amends: 'Amended by',
    Supersedes: 'Superseded by',
    'Builds on': 'Basis of',
  } as const;
  const inverseOf = new Map(
    Object.entries(inverses).flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
  );
  const header = (name: string) => read(folder + name).split('\n')[2] ?? '';
  const relations = names.flatMap((from) =>
    [
      ...header(from).matchAll(/\. ([A-Z][a-z]+ (?:by|on|of)|Amends|Supersedes) ([^.]*(?:\.md[^.]*)+)/g),
    ].flatMap(([, relation, links]) =>
      [...links!.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, to]) => ({ from, relation: relation!, to: to! })),
    ),
  );

  test('each begins with its number, its date and its status', () => {
    const form =
      /^# (\d+)\. .+\n\nDate: \d{4}-\d\d-\d\d\. Status: (proposed|accepted|superseded)\.( .+)?\n\n## Context\n/;
    expect(names.length).toBeGreaterThan(30);
    expect(
      names.filter((name) => Number(form.exec(read(folder + name))?.[1]) !== Number(name.slice(0, 4))),
    ).toEqual([]);
  });

  test('each link of a header says which relation it is', () => {
    const links = names.flatMap((from) =>
      [...header(from).matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, to]) => `${from} ${to}`),
    );
    expect(relations.filter(({ relation }) => !inverseOf.has(relation))).toEqual([]);
    expect(relations.map(({ from, to }) => `${from} ${to}`)).toEqual(links);
  });

  test('two that belong together name each other', () => {
    const known = new Set(relations.map(({ from, relation, to }) => `${from}: ${relation} ${to}`));
    const expected = relations.map(({ from, relation, to }) => `${to}: ${inverseOf.get(relation)} ${from}`);
    expect(expected.length).toBeGreaterThan(20);
    expect(expected.filter((line) => !known.has(line))).toEqual([]);
  });

  test('only a superseded one has a successor', () => {
    const superseded = names.filter((name) => header(name).includes('Status: superseded.'));
    const replaced = relations.filter(({ relation }) => relation === 'Superseded by').map(({ from }) => from);
    expect([...new Set(replaced)]).toEqual(superseded);
  });

  test('ARCHITECTURE lists all of them, in the order of their numbers', () => {
    const list = read('docs/ARCHITECTURE.md').split('## Decisions')[1]!;
    const listed = [...list.matchAll(/\[(\d+) [^\]]+\]\(adr\/([\w-]+\.md)\)/g)];
    expect(listed.map(([, , name]) => name)).toEqual(names);
    expect(listed.map(([, number]) => Number(number))).toEqual(names.map((name) => Number(name.slice(0, 4))));
  });
});

test('every script starts a file that exists', () => {
  const started = Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/\bnode ([\w./-]+\.m?[jt]s)/g)].map(([, file]) => file!),
  );
  expect(started.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('.env.example and the settings that the service reads are the same', () => {
  const config = [
    'config',
    'auth/oidc-settings',
    'caption-services',
    'storage/s3-settings',
    'storage/watched-endpoints',
  ]
    .map((name) => read(`server/src/platform/${name}.ts`))
    .join('');
  const known = new Set(
    [...config.matchAll(/\benv\.([A-Z][A-Z0-9_]+)|\(env, '([A-Z][A-Z0-9_]+)'/g)].map(([, a, b]) => a ?? b!),
  );
  const addresses = /ownAddresses[^{]*\{(.*?)\n\};/s.exec(config)?.[1] ?? '';
  for (const [, name] of addresses.matchAll(/^\s*(\w+):/gm))
    known.add(`ADDRESS_${name!.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`);
  const documented = [...read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name!,
  );
  // The tests' own, and those of OpenTelemetry, most of which its SDK reads.
  const alone = ['CHROMIUM_PATH', ...(read('docs/observability.md').match(/\bOTEL_\w+/g) ?? [])];
  expect([...known].filter((name) => !documented.includes(name))).toEqual([]);
  expect(documented.filter((name) => !known.has(name) && !alone.includes(name))).toEqual([]);
});

test('no file names a place of one machine', () => {
  // /opt/tv is where the guide for systemd puts the portal.
  const pathOfMachine = /(?<![\w.:/$}-])\/(?:(?:home|root|work|opt)\/(?!tv\b)[\w-]+|Users\/[a-z])/;
  const here = /architecture\.test|docs\.test/;
  expect(textFiles.filter((path) => !here.test(path) && pathOfMachine.test(read(path)))).toEqual([]);
});

test('the lock file is whole: every package has an entry, and every entry a checksum', () => {
  type Locked = { integrity?: string; link?: boolean; optionalDependencies?: Record<string, string> };
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  const entries = Object.entries(packages);
  const missing = entries.flatMap(([key, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${key}/node_modules/${name}`],
    ),
  );
  const unchecked = entries
    .filter(([key, { link }]) => key.includes('node_modules/') && !link)
    .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
    .map(([key]) => key);
  expect(entries.length).toBeGreaterThan(500);
  expect({ missing, unchecked }, 'docs/adr/0024-a-whole-lock.md says what to do').toEqual({
    missing: [],
    unchecked: [],
  });
});

test('the lock file names no host but the public registry', () => {
  const hosts = new Set(
    [...read('package-lock.json').matchAll(/"resolved": "(https?:\/\/[^/"]+)/g)].map(([, host]) => host),
  );
  hosts.delete('https://registry.npmjs.org');
  expect([...hosts]).toEqual([]);
});
