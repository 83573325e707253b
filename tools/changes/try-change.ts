import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../source-files.ts';
import { catalogueFolders } from '../strings/make.ts';
import { compilerProjects, run, runCheck, type Workspace } from '../mutations/run-checks.ts';
import type { Named } from './compare.ts';
import type { Row } from './read-rows.ts';
import type { Edit, TriedChange } from './tried-change.ts';

/** What `npm run schema` writes. */
const ofSchema = ['server/schema.sql', 'server/src/platform/db/tables.ts', 'server/migrations/SHA256SUMS'];

/** Makes a change in a copy, runs what its row names, and takes it back. */
export async function tryChange(
  workspace: Workspace,
  { edits, makesSchema }: TriedChange,
  row: Pick<Row, 'tests' | 'commands' | 'statements'>,
): Promise<Named> {
  const kept = new Map<string, string | undefined>();
  for (const file of [...edits.map((each) => each.file), ...ofSchema]) {
    const path = join(workspace.tree, file);
    kept.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  }
  try {
    for (const edit of edits) writeFileSync(join(workspace.tree, edit.file), edited(workspace.tree, edit));
    return await listNamed(workspace, row, edits, makesSchema === true);
  } finally {
    for (const [path, text] of kept)
      if (text === undefined) rmSync(path, { force: true });
      else writeFileSync(path, text);
    if (hasTexts(edits)) await makeStrings(workspace);
  }
}

/** The text of a file after an edit. Throws where what it replaces is not there once. */
export function edited(tree: string, { file, find, by, isFirst }: Edit): string {
  if (find === undefined) return by;
  const text = readFileSync(join(tree, file), 'utf8');
  const [before, ...rest] = text.split(find);
  if (rest.length === 0) throw new Error(`${file} has no "${find}".`);
  if (rest.length > 1 && !isFirst) throw new Error(`${file} has "${find}" more than once.`);
  return before + by + rest.join(find);
}

/** Whether an edit is of a catalogue, whose modules are made anew. */
const hasTexts = (edits: readonly Edit[]) =>
  edits.some(
    ({ file }) =>
      file.endsWith('.json') &&
      catalogueFolders.some((folder) => join(root, file).startsWith(join(folder, sep))),
  );
const makeStrings = (workspace: Workspace) => run(workspace, 'npm', ['run', '--silent', 'strings']);

async function listNamed(
  workspace: Workspace,
  { tests, commands, statements }: Pick<Row, 'tests' | 'commands' | 'statements'>,
  edits: readonly Edit[],
  makesSchema: boolean,
): Promise<Named> {
  const node = (...parameters: string[]) => run(workspace, process.execPath, parameters);
  if (makesSchema) {
    const { code, output } = await node('tools/schema.ts');
    if (code !== 0) throw new Error(`npm run schema fails: ${output}`);
  }
  const named: Named = { compiler: [], statements: [], tests: [], commands: [] };
  if (hasTexts(edits) && (await makeStrings(workspace)).code !== 0) named.commands.push('npm run strings');
  for (const [name, { path, reads }] of Object.entries(compilerProjects)) {
    if (!makesSchema && !edits.some(({ file }) => reads(file))) continue;
    const flags = [
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      `node_modules/.types-${name}.tsbuildinfo`,
    ];
    const { output } = await run(workspace, 'node_modules/.bin/tsc', ['-p', path, ...flags]);
    named.compiler.push(...filesIn(output, /^(\S+)\(\d+,\d+\): error/gm));
  }
  if (makesSchema || statements)
    for (const check of ['columns', 'rows']) {
      const { output } = await node(`tools/check-${check}.ts`);
      named.statements.push(...filesIn(output, /^(\S+\.tsx?)(?::\d+)?:/gm));
    }
  for (const command of commands.filter((each) => each.startsWith('node ')))
    if ((await node(...command.replace('<tag>', 'sv').split(' ').slice(1))).code !== 0)
      named.commands.push(command);
  for (const test of tests) if (await runCheck(workspace, test, [])) named.tests.push(test);
  return named;
}

const filesIn = (output: string, pattern: RegExp): string[] => [
  ...new Set([...output.matchAll(pattern)].map(([, file]) => file!)),
];
