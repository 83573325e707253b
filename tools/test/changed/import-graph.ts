import { basename, dirname, join, normalize } from 'node:path';
import type { SourceFile } from '../../source-files.ts';
import { withoutWords } from './without-words.ts';

/** Files that put the whole together. What is reached through them only is far. */
const compositions =
  /^server\/src\/(app|domains|main|worker|open-world|first-start|test-service)\.ts$|^web\/src\/(routes|main)\.tsx$/;
const stepThroughComposition = 20;

/** Suffixes that an import may leave out, and stylesheets beside them. */
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** Which files use a file, by an import or by its path in a string. Imports of types alone count nothing: the compiler judges them. */
export function usersOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const paths = new Set(files.map(({ path }) => path));
  const users = new Map<string, Set<string>>();
  const add = (target: string, path: string) => {
    const found = endings.map((ending) => target + ending).find((each) => paths.has(each));
    if (!found || found === path) return;
    users.set(found, (users.get(found) ?? new Set()).add(path));
  };
  for (const { path, text, imports } of files) {
    for (const { target, isTypeOnly } of imports) if (!isTypeOnly) add(target, path);
    for (const [, written] of withoutWords(text).matchAll(
      /['"`]((?:\.{1,2}\/|[a-z]+\/)[\w./-]+\.\w+)['"`]/g,
    )) {
      add(normalize(join(dirname(path), written!)), path);
      add(written!, path);
    }
  }
  return users;
}

/** How far each file is from the nearest changed one, which it uses by itself or through others. */
export function distances(changed: readonly string[], users: Map<string, Set<string>>): Map<string, number> {
  const found = new Map(changed.map((path) => [path, 0]));
  const open = [...changed];
  while (open.length > 0) {
    open.sort((one, other) => found.get(one)! - found.get(other)!);
    const path = open.shift()!;
    const step = compositions.test(path) ? stepThroughComposition : 1;
    for (const user of users.get(path) ?? []) {
      const distance = found.get(path)! + step;
      if ((found.get(user) ?? Infinity) <= distance) continue;
      found.set(user, distance);
      open.push(user);
    }
  }
  return found;
}

/** Names that say nothing about which file is meant. */
const commonNames = /^(package(-lock)?\.json|tsconfig\.json|README\.md|index\.html|Dockerfile)$/;

/** Files that name another one, which is no code, in their text. */
export function mentionsOf(path: string, files: readonly SourceFile[]): string[] {
  const name = basename(path);
  if (commonNames.test(name)) return [];
  return files.filter(({ text }) => text.includes(name)).map((file) => file.path);
}
