import type { Result } from './find-catchers.ts';
import { isInNpmTest, suiteOf } from './suites.ts';

/** How many of a hundred mistakes the suites of `npm test` must notice. */
const leastShare = 0.9;

/** A line for one mutation: where it was noticed, and by which test. */
export function lineOf({ mutation, finding, seconds }: Result): string {
  const time = `${seconds.toFixed(0).padStart(4)} s`;
  const name = mutation.name.padEnd(32);
  if (!finding) return `${time}  ${name} NOT CAUGHT: ${mutation.mistake}`;
  const suite = (
    isInNpmTest(finding.check) ? suiteOf(finding.check) : `only ${suiteOf(finding.check)}`
  ).padEnd(10);
  const isNamed = mutation.caughtBy.includes(finding.check);
  return `${time}  ${name} ${suite} ${finding.check} › ${finding.words}${isNamed ? '' : ' (another than it names)'}`;
}

/** What the run comes to, in words, and whether that is enough. */
export function summaryOf(results: readonly Result[]): { words: string; isEnough: boolean } {
  const caught = results.filter(({ finding }) => finding);
  const byNpmTest = caught.filter(({ finding }) => isInNpmTest(finding!.check)).length;
  const least = Math.ceil(results.length * leastShare);
  return {
    words: `${results.length} mutations: npm test catches ${byNpmTest} (at least ${least} are asked), test:all ${caught.length} of them.`,
    isEnough: byNpmTest >= least && caught.length === results.length,
  };
}

/** The results as rows of a table in Markdown. */
export const tableOf = (results: readonly Result[]): string =>
  results
    .map(
      ({ mutation, finding }) =>
        `| ${mutation.name} | ${finding ? `${suiteOf(finding.check)}: ${finding.check}` : 'nothing'} |`,
    )
    .join('\n');
