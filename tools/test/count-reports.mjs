import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Adds up the JSON reports of Vitest and Playwright in a folder. */
export function countReports(folder) {
  const total = { passed: 0, skipped: 0 };
  for (const name of readdirSync(folder)) {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const { stats } = report;
    total.passed += stats ? stats.expected + stats.flaky : report.numPassedTests;
    total.skipped += stats ? stats.skipped : report.numPendingTests + report.numTodoTests;
  }
  return total;
}
