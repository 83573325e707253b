import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '../portal.ts';

const root = join(import.meta.dirname, '../..');

/** Runs `npm run tv -- import` as people do. Fails as the command does, with its code and what it printed. */
export const runImport = (args: string[], timeLimit = 150_000) =>
  promisify(execFile)('npm', ['run', '--silent', 'tv', '--', 'import', ...args], {
    cwd: root,
    timeout: timeLimit,
  });

/** Brings a file in; answers the path of its watch page. */
export async function importMedia(file: string, options: string[], timeLimit?: number): Promise<string> {
  const { stdout } = await runImport([file, ...options], timeLimit);
  const path = new RegExp(`${process.env.PUBLIC_URL}((?:/\\S*)?/watch/[0-9a-f-]{36})`).exec(stdout)?.[1];
  expect(path, stdout).toBeTruthy();
  return path!;
}
