import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// By the path that was searched. Only found programs are cached: a missing program may be installed at any time.
const found = new Map<string, string>();

/** The file that a name on PATH or a path stands for. `undefined` if nothing there can be run. */
export function findProgram(name: string): string | undefined {
  const key = `${process.env.PATH} ${name}`;
  const cached = found.get(key);
  if (cached) return cached;
  const candidates = name.includes('/')
    ? [name]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  const file = candidates.find(canRun);
  if (file) found.set(key, file);
  return file;
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
