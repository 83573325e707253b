import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Adds up the JSON reports of Vitest and Playwright in a folder; `secondTry` names the tests that failed at first. */
export function countReports(folder) {
  const total = { passed: 0, skipped: 0, secondTry: /** @type {string[]} */ ([]) };
  for (const name of readdirSync(folder)) {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const { stats } = report;
    total.passed += stats ? stats.expected + stats.flaky : report.numPassedTests;
    total.skipped += stats ? stats.skipped : report.numPendingTests + report.numTodoTests;
    total.secondTry.push(...(stats ? flakyOfPlaywright(report) : flakyOfVitest(report)));
  }
  return total;
}

const flakyOfVitest = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);

const flakyOfPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(flakyOfPlaywright),
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
];
