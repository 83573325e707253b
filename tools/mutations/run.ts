import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../source-files.ts';
import { findCatcher, missingChecks, type Reach, reaches, type Result } from './find-catchers.ts';
import { type Mutation, readMutations } from './read-mutations.ts';
import { type Workspace, runCheck, runFiles } from './run-checks.ts';
import { lineOf, summaryOf, tableOf } from './show-results.ts';
import { endWith, makeWorkspaces, workIn } from './workspaces.ts';

// Says of each mistake in `patches` which suite notices it: `npm run test:mutations`.
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    suite: { type: 'string', default: 'test' },
    tree: { type: 'string', default: root },
    table: { type: 'string' },
    /** Without a look at whether the checks pass where there is no mistake. */
    quick: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
});
const tree = resolve(values.tree);
const reach = readReach(values.suite);

await endWith(runMutations);

function readReach(word: string): Reach {
  const found = reaches.find((each) => each === word);
  if (!found) throw new Error(`--suite must be one of ${reaches.join(', ')}.`);
  return found;
}

async function runMutations(leaving: AbortSignal): Promise<boolean> {
  const all = readMutations();
  const chosen = values.only
    ? all.filter(({ name }) => values.only!.some((each) => name.includes(each)))
    : all;
  if (chosen.length === 0)
    throw new Error(`There is no mutation ${values.only?.join(' or ')} in tools/mutations/patches.`);
  const missing = missingChecks(tree, chosen);
  for (const words of missing) console.error(words);

  const workspaces = await makeWorkspaces(Math.min(Number(values.workers), chosen.length), tree);
  if (!values.quick) await refuseFailing(workspaces[0]!, chosen);
  const results: Result[] = [];
  await workIn(workspaces, chosen, leaving, async (workspace, mutation) => {
    const result = await findCatcher(workspace, mutation, reach);
    if (leaving.aborted) return;
    results.push(result);
    console.log(lineOf(result));
  });
  results.sort((one, other) => (one.mutation.name < other.mutation.name ? -1 : 1));
  if (values.table) writeFileSync(values.table, `${tableOf(results)}\n`);
  const { words, isEnough } = summaryOf(results);
  console.log(`\n${words}`);
  return isEnough && missing.length === 0;
}

/** A check that fails without any mistake would prove nothing. */
async function refuseFailing(workspace: Workspace, mutations: readonly Mutation[]): Promise<void> {
  const named = [...new Set(mutations.flatMap(({ caughtBy }) => caughtBy))].filter(
    (check) => check !== 'static',
  );
  const files = named.filter((check) => !check.startsWith('e2e/') && existsSync(join(tree, check)));
  const finding =
    (await runCheck(workspace, 'static', ['tools/mutations/run.ts'])) ?? (await runFiles(workspace, files));
  if (finding) throw new Error(`Without any mistake ${finding.check} fails: ${finding.words}`);
}
