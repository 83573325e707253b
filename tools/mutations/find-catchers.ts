import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch } from './copy-tree.ts';
import type { Mutation } from './read-mutations.ts';
import { type Finding, type Workspace, runCheck, runRelated } from './run-checks.ts';

export type Result = { mutation: Mutation; finding: Finding | undefined; seconds: number };

/** What runs: the named checks alone, all of `npm test` that has to do with the change, or all of `test:all`. */
export const reaches = ['named', 'test', 'all'] as const;
export type Reach = (typeof reaches)[number];

/** The named checks that are not there any more, in words. */
export const missingChecks = (tree: string, mutations: readonly Mutation[]): string[] =>
  mutations.flatMap(({ name, caughtBy }) =>
    caughtBy
      .filter((check) => check !== 'static' && !existsSync(join(tree, check)))
      .map((check) => `${name}: there is no ${check} any more. Name the test that took its place.`),
  );

/**
 * Makes one mistake in a copy, runs what may notice it until something does, and takes the mistake back: the named checks
 * first, then the tests that import the changed files, then the static checks.
 */
export async function findCatcher(workspace: Workspace, mutation: Mutation, reach: Reach): Promise<Result> {
  const began = Date.now();
  applyPatch(workspace.tree, mutation.path);
  try {
    const finding = await firstFinding(workspace, mutation, reach);
    return { mutation, finding, seconds: (Date.now() - began) / 1000 };
  } finally {
    applyPatch(workspace.tree, mutation.path, '--reverse');
  }
}

async function firstFinding(workspace: Workspace, { caughtBy, files }: Mutation, reach: Reach) {
  for (const check of caughtBy.filter(
    (each) => each === 'static' || existsSync(join(workspace.tree, each)),
  )) {
    const finding = await runCheck(workspace, check, files);
    if (finding) return finding;
  }
  if (reach === 'named') return undefined;
  return (
    (await runRelated(workspace, files, false)) ??
    (await runCheck(workspace, 'static', files)) ??
    (reach === 'all' ? runRelated(workspace, files, true) : undefined)
  );
}
