import { readFileSync, writeFileSync } from 'node:fs';
import { SettingProblem } from './startup-problem.ts';

/** The secret in `file`, which the first process that asks for it makes; several may ask at once. */
export function storedSecret(file: string, make: () => string): string {
  try {
    writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (!secret) throw new SettingProblem(['secretEmpty', { file }]);
  return secret;
}
