import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { usageOf } from './usage.ts';

const tv = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../tv.ts'), ...args],
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

test('every part of what is said of a command belongs to it', () => {
  expect(usageOf('schedule')).toMatch(
    / {2}schedule +print[^]* {2}schedule <items>[^]*--cancel\n\nAn item is named/,
  );
  expect(usageOf('people')).toContain('people reset-second-step');
  expect(usageOf('watched')).not.toContain('analytics');
});

it('names the command that was meant', () => {
  const { status, stderr } = tv('imprt', 'x');
  expect(status).toBe(2);
  expect(stderr).toContain('There is no command "imprt": did you mean "import"?');
});
