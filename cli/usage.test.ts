import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { textOptions } from './items/item-texts.ts';
import { usage, usageOf } from './usage.ts';

const tv = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'tv.ts'), ...args],
    {
      env: { PATH: process.env.PATH, DATA_DIR: '/no/such/folder' },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
};

it.each(['--help', '-h'])('explains a command that is asked with %s, and does nothing', (word) => {
  const { status, stdout } = tv('delete', 'an-item', word);
  expect(status).toBe(0);
  expect(stdout).toContain('  delete <items>');
  expect(stdout).not.toContain('import <files or folders>');
});

test('a command that fails says why in a sentence, and ends with 1', () => {
  const { status, stdout, stderr } = tv('list', '--all', '--nothing');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^"list" has no option --\w+[^\n]+\n$/);
});

test('every part of what is said of a command belongs to it', () => {
  expect(usageOf('schedule')).toMatch(
    / {2}schedule +print[^]* {2}schedule <items>[^]*--cancel\n\nAn item is named/,
  );
  expect(usageOf('people')).toContain('people reset-second-step');
  expect(usageOf('watched')).not.toContain('analytics');
});

test('every option has help', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['strings/**'] });
  expect(files.length).toBeGreaterThan(60);
  const missing = files
    .filter((file) => !file.includes('test'))
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      const commands = [...text.matchAll(/command: '([a-z-]+)'/g)].map(([, name]) => name!);
      const help = commands.length > 0 ? commands.map(usageOf).join('\n') : usage;
      const options = [...text.matchAll(/'?\b([a-z][a-z-]*)'?: \{ type: '(?:string|boolean)'/g)].map(
        ([, name]) => name!,
      );
      const given = text.includes('...textOptions') ? [...options, ...Object.keys(textOptions)] : options;
      return given
        .filter((name) => !new RegExp(`--${name}(?![a-z-])`).test(help))
        .map((name) => `${file}: --${name}`);
    });
  expect(missing).toEqual([]);
});

it('names the command that was meant', () => {
  const { status, stderr } = tv('imprt', 'x');
  expect(status).toBe(2);
  expect(stderr).toContain('There is no command "imprt": did you mean "import"?');
});
