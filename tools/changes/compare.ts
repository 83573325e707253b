import type { Row } from './read-rows.ts';
import type { TriedChange } from './tried-change.ts';

/** What a run of one change named: paths of files with errors, and of tests and commands that failed. */
export type Named = { compiler: string[]; statements: string[]; tests: string[]; commands: string[] };

/** How a row differs from what its changes named, a sentence each. None: it is true. */
export function differences(row: Row, changes: readonly { tried: TriedChange; named: Named }[]): string[] {
  const all = <Key extends keyof Named>(key: Key) => [...new Set(changes.flatMap(({ named }) => named[key]))];
  const edited = changes.flatMap(({ tried }) => tried.edits.map(({ file }) => file));
  return [
    ...compareFiles('the compiler', row.compiler, row.hasEachUse, all('compiler'), edited),
    ...compareFiles('npm run test:types', row.statements, true, all('statements'), edited),
    ...row.tests.filter((test) => !all('tests').includes(test)).map((test) => `${test} passes`),
    ...row.commands
      .filter((command) => !all('commands').includes(command))
      .map((command) => `${command} names nothing`),
  ];
}

function compareFiles(
  who: string,
  expected: readonly string[] | undefined,
  hasEachUse: boolean,
  found: readonly string[],
  edited: readonly string[],
): string[] {
  if (expected === undefined) return found.length > 0 ? [`${who} names ${found.join(', ')}`] : [];
  if (found.length === 0) return [`${who} names nothing`];
  const missing = expected.filter(
    (path) => !found.some((file) => isIn(file, path)) && !edited.some((file) => isIn(file, path)),
  );
  const further = hasEachUse
    ? []
    : found.filter((file) => !edited.includes(file) && !expected.some((path) => isIn(file, path)));
  return [
    ...missing.map((path) => `${who} does not name ${path}`),
    ...further.map((file) => `${who} names ${file}, too`),
  ];
}

/** Whether a file is what the row calls it: its path, the end of it, or its folder. */
const isIn = (file: string, path: string): boolean => {
  const name = path.replace(/\/$/, '');
  return file === name || file.endsWith(`/${name}`) || file.startsWith(`${name}/`);
};
