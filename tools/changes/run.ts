import { parseArgs } from 'node:util';
import type { Workspace } from '../mutations/run-checks.ts';
import { endWith, makeWorkspaces, workIn } from '../mutations/workspaces.ts';
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

await endWith(checkRows);

async function checkRows(leaving: AbortSignal): Promise<boolean> {
  const rows = readRows().filter(({ change }) => !values.only || values.only.some((each) => change === each));
  if (rows.length === 0) throw new Error(`docs/changes.md has no row "${values.only?.join('" or "')}".`);
  let wrong = 0;
  const workspaces = await makeWorkspaces(Math.min(workers, rows.length));
  await workIn(workspaces, rows, leaving, async (workspace, row) => {
    const began = Date.now();
    const found = await differencesOf(workspace, row);
    if (leaving.aborted) return;
    if (found.length > 0) wrong++;
    const seconds = ((Date.now() - began) / 1000).toFixed(0).padStart(4);
    const result = found.length > 0 ? 'wrong' : 'right';
    console.log([`${seconds} s  ${result}  ${row.change}`, ...found].join(`\n${' '.repeat(15)}`));
  });
  console.log(`\n${rows.length} rows: ${rows.length - wrong} name what is named.`);
  return wrong === 0;
}

/** How a row differs from what its changes name, a sentence each. */
async function differencesOf(workspace: Workspace, row: Row): Promise<string[]> {
  const named: { tried: TriedChange; named: Named }[] = [];
  for (const tried of triedChanges.filter(({ change }) => change === row.change)) {
    const known = new Set(named.flatMap((each) => each.named.tests));
    const tests = row.tests.filter((test) => !known.has(test));
    named.push({ tried, named: await tryChange(workspace, tried, { ...row, tests }) });
  }
  return differences(row, named);
}
