import { parseArgs } from 'node:util';
import { makeWorkspace } from '../mutations/make-workspace.ts';
import type { Workspace } from '../mutations/run-checks.ts';
import { endAll } from '../test/run.mjs';
import { differences, type Named } from './compare.ts';
import { readRows, type Row } from './read-rows.ts';
import type { TriedChange } from './tried-change.ts';
import { triedChanges } from './tried-changes.ts';
import { tryChange } from './try-change.ts';

// Makes the first edit of each row of docs/changes.md in a copy, and compares what is then named with what the row says:
// `npm run check:changes`, or `npm run check:changes -- --only "a role"`.
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
/** Copies in which rows are tried at once. */
const workers = 2;
let isLeaving = false;

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => void leave(code));
try {
  await leave((await checkRows()) ? 0 : 1);
} catch (problem) {
  console.error((problem as Error).message);
  await leave(1);
}

async function checkRows(): Promise<boolean> {
  const rows = readRows().filter(({ change }) => !values.only || values.only.some((each) => change === each));
  if (rows.length === 0) throw new Error(`docs/changes.md has no row "${values.only?.join('" or "')}".`);
  const left = [...rows];
  let wrong = 0;
  await Promise.all(
    Array.from({ length: Math.min(workers, rows.length) }, async () => {
      const workspace = await makeWorkspace();
      for (let row = left.shift(); row && !isLeaving; row = left.shift())
        if ((await checkRow(workspace, row)) === 'wrong') wrong++;
    }),
  );
  console.log(`\n${rows.length} rows: ${rows.length - wrong} name what is named.`);
  return wrong === 0;
}

async function checkRow(workspace: Workspace, row: Row): Promise<'right' | 'wrong'> {
  const began = Date.now();
  const named: { tried: TriedChange; named: Named }[] = [];
  for (const tried of triedChanges.filter(({ change }) => change === row.change)) {
    const known = new Set(named.flatMap((each) => each.named.tests));
    const tests = row.tests.filter((test) => !known.has(test));
    named.push({ tried, named: await tryChange(workspace, tried, { ...row, tests }) });
  }
  const found = differences(row, named);
  const result = found.length > 0 ? 'wrong' : 'right';
  const seconds = ((Date.now() - began) / 1000).toFixed(0).padStart(4);
  if (!isLeaving)
    console.log([`${seconds} s  ${result}  ${row.change}`, ...found].join(`\n${' '.repeat(15)}`));
  return result;
}

async function leave(code: number): Promise<never> {
  isLeaving = true;
  await endAll();
  process.exit(code);
}
