import { parseArgs } from 'node:util';
import { makeWorkspace } from '../mutations/make-workspace.ts';
import { endAll } from '../test/run.mjs';
import { differences, type Named } from './compare.ts';
import { readRows } from './read-rows.ts';
import { triedChanges } from './tried-changes.ts';
import { tryChange } from './try-change.ts';

// Makes the first edit of each row of docs/changes.md in a copy, and compares what is then named with what the row says:
// `npm run check:changes`, or `npm run check:changes -- --only "a role"`.
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

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
  const workspace = await makeWorkspace();
  let wrong = 0;
  for (const row of rows) {
    const began = Date.now();
    const named: { tried: (typeof triedChanges)[number]; named: Named }[] = [];
    for (const tried of triedChanges.filter(({ change }) => change === row.change)) {
      const known = new Set(named.flatMap((each) => each.named.tests));
      const left = row.tests.filter((test) => !known.has(test));
      named.push({ tried, named: await tryChange(workspace, tried, { ...row, tests: left }) });
    }
    const found = differences(row, named);
    if (found.length > 0) wrong++;
    const seconds = ((Date.now() - began) / 1000).toFixed(0).padStart(4);
    console.log(`${seconds} s  ${found.length > 0 ? 'WRONG' : 'right'}  ${row.change}`);
    for (const words of found) console.log(`               ${words}`);
  }
  console.log(`\n${rows.length} rows: ${rows.length - wrong} name what is named.`);
  return wrong === 0;
}

async function leave(code: number): Promise<never> {
  await endAll();
  process.exit(code);
}
