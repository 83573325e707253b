import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../source-files.ts';

/** One row of docs/changes.md, as it can be compared with what a run says. */
export type Row = {
  change: string;
  /** Files in which the compiler reports errors. `undefined`: the row says nothing of the compiler. */
  compiler: string[] | undefined;
  /** The row says that the compiler names each use, so files that it does not list are right. */
  hasEachUse: boolean;
  /** Files and folders in which `npm run test:types` reports statements or rows. */
  statements: string[] | undefined;
  /** Tests that fail, as paths of the project. */
  tests: string[];
  /** Commands that fail. */
  commands: string[];
};

const checks = [
  'the compiler',
  '`npm run test:types`',
  '`npm run strings`',
  '`node tools/strings/lacks.ts <tag>`',
];
const document = 'docs/changes.md';

/** The rows of docs/changes.md. Throws with the row whose last column is not of the form that the document describes. */
export const readRows = (text = readFileSync(join(root, document), 'utf8')): Row[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| to change'))
    .map((line) => {
      const [change = '', open = '', named = ''] = line.slice(2, -2).split(' | ');
      return readRow(change, open, named);
    });

export function readRow(change: string, open: string, named: string): Row {
  const row: Row = {
    change,
    compiler: undefined,
    hasEachUse: false,
    statements: undefined,
    tests: [],
    commands: [],
  };
  const first = pathsOf(open)[0] ?? '';
  for (const sentence of named.split(/(?<=\.) (?=[A-Z`])/)) {
    const [, namer, what = ''] = /^(.+?)(?:: (.*)|\.?)$/.exec(sentence)!;
    const who = namer!.replace(/^T/, 't').replace(/^N/, 'n');
    if (/^nothing\b/.test(who)) continue;
    const tests = pathsOf(who).filter((path) => /\.(test|spec)\.tsx?$/.test(path));
    if (tests.length > 0) row.tests.push(...tests.map((path) => placeOfTest(path, first, change)));
    else if (who === 'the compiler') {
      row.compiler = [...(row.compiler ?? []), ...pathsOf(what)];
      row.hasEachUse ||= what.includes('each use');
    } else if (who === '`npm run test:types`') row.statements = [...(row.statements ?? []), ...pathsOf(what)];
    else if (checks.includes(who)) row.commands.push(who.slice(1, -1));
    else
      throw new Error(
        `${document}, "${change}": "${namer}" is not the compiler, a test, a command or nothing.`,
      );
  }
  return row;
}

/** Paths and names of files that stand between backticks. */
const pathsOf = (text: string): string[] =>
  [...text.matchAll(/`([\w@./-]+)`/g)]
    .map(([, path]) => path!)
    .filter((path) => /\//.test(path) || /\.\w+$/.test(path));

/** A test has its path in the project, or its name alone where it stands beside the file to open. */
function placeOfTest(path: string, first: string, change: string): string {
  const found = [path, join(first.endsWith('/') ? first : dirname(first), path)].find((each) =>
    existsSync(join(root, each)),
  );
  if (!found) throw new Error(`${document}, "${change}": there is no test ${path}.`);
  return found;
}
