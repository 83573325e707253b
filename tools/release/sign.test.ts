import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsOf } from '../deploy/test-guide.ts';
import { sign } from './sign.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('signatures (they need openssl)', () => {
  const folder = hasOpenssl ? mkdtempSync(join(tmpdir(), 'tv-sign-')) : '';
  const file = join(folder, 'SHA256SUMS');
  const verify = () => {
    const command = commandsOf('A release').find((each) => each.includes('openssl'))!;
    return spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' });
  };
  beforeAll(() => {
    const [make] = commandsOf('Release', 'docs/operations.md');
    execFileSync('bash', ['-ec', make!], { cwd: folder, stdio: 'ignore' });
    writeFileSync(file, 'a sum  a file\n');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the command of the guide finds a signature right, and that of another text wrong', () => {
    sign(file, join(folder, 'tv-release.key'));
    expect(verify()).toMatchObject({ status: 0, stdout: 'Verified OK\n' });
    writeFileSync(file, 'another sum  a file\n');
    expect(verify().status).not.toBe(0);
  });

  test('without a key there is no signature, also none of before', () => {
    sign(file, undefined);
    expect(existsSync(`${file}.sig`)).toBe(false);
  });
});
