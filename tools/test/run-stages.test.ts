import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { fingerprintOf, hasPassed, markAsPassed } from './fingerprint.mjs';
import { makeRunFolder } from './leftovers.mjs';
import { read } from './repeat.mjs';
import { runLanes } from './run-stages.mjs';

const folders: string[] = [];
const folderOf = (made: string) => (folders.push(made), made);
afterEach(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true });
});

const runNode = (code: string) => {
  const above = folderOf(mkdtempSync(join(tmpdir(), 'tv-stages-')));
  const stage = { name: 'a stage', kind: 'tests', limit: 60_000, tellsAlone: true };
  return runLanes([[{ ...stage, command: [process.execPath, ['-e', code]] }]], {
    folder: makeRunFolder(above),
    env: process.env,
    isEnding: () => false,
  });
};

test('a file that tests leave in their temporary folder is named, with the code that names its beginning', async () => {
  const [result] = await runNode(
    `for (const name of ['tv-stages-', '.org.chromium.Chromium.', 'pulse-']) fs.mkdtempSync(os.tmpdir() + '/' + name)`,
  );
  expect(result).toMatchObject({ code: 0, left: { processes: [] } });
  expect(result!.left.files).toEqual([
    expect.stringMatching(/^tv-stages-\w{6} \(tools\/test\/run-stages\.test\.ts\)$/),
  ]);
});

// Other systems do not tell which settings a process has.
test.runIf(process.platform === 'linux')('a process that tests leave is named and ended', async () => {
  const sleep = `child_process.spawn('sleep', ['4321'], { detached: true, stdio: 'ignore' }).unref()`;
  const [result] = await runNode(`${sleep}; console.log(1)`);
  expect(result!.left).toEqual({ processes: ['sleep 4321'], files: [] });
  expect(spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout).not.toContain('sleep 4321');
});

test('a process that ends a moment after its stage is none that is left', async () => {
  const [result] = await runNode(`child_process.spawn('sleep', ['0.5'], { detached: true }).unref()`);
  expect(result!.left).toEqual({ processes: [], files: [] });
});

test('what a killed run left goes away when the next one begins', () => {
  const above = folderOf(mkdtempSync(join(tmpdir(), 'tv-stages-')));
  const { pid } = spawnSync('true');
  mkdirSync(join(above, `tv-run-${pid}-abcdef/deep`), { recursive: true });
  mkdirSync(join(above, `tv-run-${process.ppid}-abcdef`));
  const made = makeRunFolder(above);
  expect(existsSync(made)).toBe(true);
  expect(readdirSync(above).some((name) => name.startsWith(`tv-run-${pid}-`))).toBe(false);
  expect(existsSync(join(above, `tv-run-${process.ppid}-abcdef`))).toBe(true);
});

test('a check has passed until a file that fits its pattern changes, comes or goes', () => {
  const root = folderOf(mkdtempSync(join(tmpdir(), 'tv-fingerprint-')));
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const now = () => fingerprintOf(root, 'check', /\.ts$/);
  expect(now()).toBeUndefined();
  spawnSync('git', ['init', '-q'], { cwd: root });
  write('.gitignore', '.cache/\nmade.ts\n');
  write('a.ts', 'one');
  markAsPassed(root, 'check', now());
  expect(hasPassed(root, 'check', now())).toBe(true);
  write('a.md', 'words');
  write('made.ts', 'is ignored');
  expect(hasPassed(root, 'check', now())).toBe(true);
  write('a.ts', 'two');
  expect(hasPassed(root, 'check', now())).toBe(false);
  write('a.ts', 'one');
  write('b.ts', '');
  expect(hasPassed(root, 'check', now())).toBe(false);
  rmSync(join(root, 'b.ts'));
  expect(hasPassed(root, 'check', now())).toBe(true);
  expect(hasPassed(root, 'other', now())).toBe(false);
});

test('a repetition names its times, how many run at once, and a file', () => {
  expect(read(['50', 'e2e/a.spec.ts'])).toEqual({ times: 50, beside: 1, file: 'e2e/a.spec.ts', more: [] });
  expect(read(['9', '--beside', '2', 'a.test.ts', '-t', 'x'])).toEqual({
    times: 9,
    beside: 2,
    file: 'a.test.ts',
    more: ['-t', 'x'],
  });
  expect(() => read(['a.test.ts', '50'])).toThrow('npm run test:repeat -- <times>');
});
