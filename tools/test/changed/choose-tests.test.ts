import { describe, expect, test } from 'vitest';
import { root, sourceFiles, type SourceFile } from '../../source-files.ts';
import { filesOfTree } from '../fingerprint.mjs';
import { chooseTests } from './choose-tests.ts';
import { grounds, isOnGround, ownGrounds } from './grounds.ts';
import { withoutWords } from './without-words.ts';

const file = (path: string, targets: string[] = [], text = ''): SourceFile => ({
  path,
  text,
  lines: 1,
  isTest: path.includes('.test.'),
  imports: targets.map((target) => ({ target, isTypeOnly: false })),
});
const changed = (...paths: string[]) => paths.map((path) => ({ path, onlyWords: false }));
const pathsOf = (list: { path: string }[]) => list.map(({ path }) => path);

const tree = [
  file('server/src/dates/add.ts'),
  file('server/src/dates/add.test.ts', ['server/src/dates/add.ts']),
  file('server/src/feeds/feed.ts', ['server/src/dates/add.ts']),
  file('server/src/feeds/feed.test.ts', ['server/src/feeds/feed.ts']),
  file('server/src/app.ts', ['server/src/feeds/feed.ts', 'server/src/mail/mail.ts']),
  file('server/src/mail/mail.ts'),
  file('server/src/mail/mail.test.ts', ['server/src/app.ts']),
];

describe('the choice', () => {
  test('has the tests that use a changed file by imports, the nearest first', () => {
    const { chosen, left } = chooseTests(changed('server/src/dates/add.ts'), tree, {}, 100);
    expect(pathsOf(chosen)).toEqual([
      'server/src/dates/add.test.ts',
      'server/src/feeds/feed.test.ts',
      'server/src/mail/mail.test.ts',
    ]);
    expect(chosen.map(({ distance }) => distance)).toEqual([1, 2, 22]);
    expect(left).toEqual([]);
  });

  test('leaves those that no import connects', () => {
    const { chosen, left } = chooseTests(changed('server/src/mail/mail.ts'), tree, {}, 100);
    expect(pathsOf([...chosen, ...left])).toEqual(['server/src/mail/mail.test.ts']);
  });

  test('names what does not fit into its bound, by the seconds of the last run', () => {
    const seconds = { 'server/src/dates/add.test.ts': 6, 'server/src/feeds/feed.test.ts': 6 };
    const { chosen, left } = chooseTests(changed('server/src/dates/add.ts'), tree, seconds, 10);
    expect(pathsOf(chosen)).toEqual(['server/src/dates/add.test.ts', 'server/src/mail/mail.test.ts']);
    expect(pathsOf(left)).toEqual(['server/src/feeds/feed.test.ts']);
  });

  test('has a changed test itself, even one that is longer than the bound', () => {
    const path = 'server/src/feeds/feed.test.ts';
    const { chosen } = chooseTests(changed(path), tree, { [path]: 500 }, 10);
    expect(pathsOf(chosen)).toEqual([path]);
  });

  test('has the tests that read all sources where comments alone changed, and no others', () => {
    const reader = file('tools/architecture.test.ts');
    const words = [{ path: 'server/src/dates/add.ts', onlyWords: true }];
    const { chosen, left } = chooseTests(words, [...tree, reader], {}, 100);
    expect(pathsOf([...chosen, ...left])).toEqual([reader.path]);
  });

  test('connects a file that is no code with the tests that name it', () => {
    const reader = file('tools/deploy/proxy.test.ts', [], `read('deploy/proxy.conf')`);
    const { chosen } = chooseTests(changed('deploy/proxy.conf'), [...tree, reader], {}, 100);
    expect(pathsOf(chosen)).toEqual([reader.path]);
  });

  test('counts the variants of a browser test, which have seconds of their own', () => {
    const path = 'e2e/watch/watch.spec.ts';
    const seconds = (recorded: Record<string, number>, text = '') =>
      chooseTests(changed(path), [file(path, [], text)], recorded, 100).chosen.map((each) => each.seconds);
    expect(seconds({ [path]: 12 })).toEqual([12]);
    expect(seconds({ [path]: 12, [`${path} @all`]: 30 }, "test('one', { tag: '@all' }, …)")).toEqual([42]);
    expect(seconds({ [path]: 12 }, "test('one', { tag: '@all' }, …)")).toEqual([32]);
  });

  test('connects a slow test with the ground that it names', () => {
    const slow = file(
      'server/src/restarts.slow.test.ts',
      [],
      '// Ground: deploy/nginx, server/src/main.ts\n',
    );
    const choose = (path: string) => pathsOf(chooseTests(changed(path), [slow], {}, 100).chosen);
    expect(choose('deploy/nginx/files.conf')).toEqual([slow.path]);
    expect(choose('server/src/main.ts')).toEqual([slow.path]);
    expect(choose('deploy/nginx-balancer.conf')).toEqual([]);
  });

  test('says that a change of what all tests rest on is for the whole', () => {
    expect(chooseTests(changed('vitest.config.ts'), tree, {}, 100).isEverything).toBe(true);
    expect(chooseTests(changed('server/src/app.ts'), tree, {}, 100).isEverything).toBe(false);
  });
});

test('the graph of this project knows imports of every kind', () => {
  const affected = (path: string) => {
    const { chosen, left } = chooseTests(changed(path), sourceFiles, {}, Infinity);
    return pathsOf([...chosen, ...left]);
  };
  expect(affected('contract/src/media-contents/media-content.ts').length).toBeGreaterThan(50);
  expect(affected('server/src/main.ts')).toContain('server/test/processes/main.slow.test.ts');
  expect(affected('ui/src/tokens.css').some((path) => /contrast|palette|colou?rs/.test(path))).toBe(true);
  expect(affected('docs/operations.md')).toContain('tools/docs.test.ts');
});

test.each([
  ['a line', 'a();\n// old\nb();', 'a();\n// new words\n// more\nb();', true],
  ['a doc comment', '/** Old. */\na();', '/**\n * New\n * words.\n */\na();', true],
  ['behind a statement', 'a(); // old', 'a(); // new', true],
  ['code', 'a();\n// same', 'b();\n// same', false],
  ['an address in a string', "a('http://one');", "a('http://two');", false],
  ['behind slashes in a string', "a('x; // one');", "a('x; // two');", false],
])('words and code are told apart: %s', (_, before, after, isSame) => {
  expect(withoutWords(before) === withoutWords(after)).toBe(isSame);
});

test.each([
  ['// Ground: deploy, player/src.\nimport a;', ['deploy', 'player/src']],
  [
    '// Proves much. Ground: web/src/**/*.css,\n// ui/src/*.ts\n\n// Other words.',
    ['web/src/**/*.css', 'ui/src/*.ts'],
  ],
  ['// Ground: Dockerfile, .dockerignore. It is slow.', ['Dockerfile', '.dockerignore']],
  ['// The ground is none.', []],
])('a file names its grounds in a comment: %j', (text, paths) => {
  expect(ownGrounds(text)).toEqual(paths);
});

test('a ground is a file, a folder or a pattern', () => {
  expect(isOnGround('web/src/ui/a.css', 'web/src/**/*.css')).toBe(true);
  expect(isOnGround('web/src/ui/a.ts', 'web/src/**/*.css')).toBe(false);
  expect(isOnGround('deploy/nginx/files.conf', 'deploy/nginx')).toBe(true);
  expect(isOnGround('deploy/nginx-balancer.conf', 'deploy/nginx')).toBe(false);
});

const allFiles = (filesOfTree(root) ?? []).filter((path) => !path.startsWith('demo/media/'));

test('each slow file names its grounds, and all of them are there', () => {
  const slow = sourceFiles.filter(({ path }) => /\.slow\.(test\.)?ts$/.test(path));
  expect(slow.filter(({ text }) => ownGrounds(text).length === 0).map(({ path }) => path)).toEqual([]);
  const missing = sourceFiles
    .filter(({ path }) => !path.startsWith('tools/test/'))
    .flatMap(({ path, text }) => ownGrounds(text).map((ground) => ({ path, ground })))
    .filter(({ ground }) => !allFiles.some((each) => isOnGround(each, ground)));
  expect(missing).toEqual([]);
});

test('each line of the table leads from a file that is there to a test that is there', () => {
  const tests = allFiles.filter((path) => /\.test\.tsx?$|^e2e\/.*\.(spec|slow|screens)\.ts$/.test(path));
  const idle = grounds.filter(
    ([from, to]) => !allFiles.some((path) => from.test(path)) || !tests.some((path) => to.test(path)),
  );
  expect(idle.map(([from, to]) => `${from} → ${to}`)).toEqual([]);
});
