// What `npm run test:changed` runs. The choice itself is TypeScript, which the Node that starts the runner may not read.
import { spawnSync } from 'node:child_process';

export const isBrowserTest = ({ path }) => /^e2e\/.*\.(spec|slow|screens)\.ts$/.test(path);

/** Names of test files that are told one by one. */
const fewNames = 12;

export function chosenTests(env, parameters) {
  const valueOf = (name) =>
    parameters.includes(name) ? parameters[parameters.indexOf(name) + 1] : undefined;
  const revisions = [valueOf('--base') ?? 'HEAD', valueOf('--head')].filter(Boolean);
  const { status, stdout, stderr } = spawnSync('node', ['tools/test/changed/choose.ts', ...revisions], {
    env,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(`The tests of the change cannot be chosen: ${stderr}`);
  return JSON.parse(stdout);
}

/** Says what is chosen and what is left. `isWhole`: by all names. */
export function wordsOf({ changes, chosen, left, isEverything }, isWhole) {
  const seconds = (list) => Math.round(list.reduce((sum, each) => sum + each.seconds, 0));
  const line = ({ path, distance, seconds: each }) => `  ${path} (${each} s, distance ${distance})`;
  const lines = (list) =>
    list.length <= fewNames || isWhole
      ? list.map(line)
      : [
          ...list.slice(0, fewNames).map(line),
          `  … and ${list.length - fewNames} more ("-- --list" names them)`,
        ];
  const inWords = changes.filter(({ onlyWords }) => onlyWords).length;
  return [
    '',
    `${changes.length} files changed${inWords > 0 ? `, ${inWords} of them in comments alone` : ''}.`,
    `${chosen.length} test files run, ${seconds(chosen)} s of two workers:`,
    ...lines(chosen),
    ...(left.length > 0
      ? [
          `Left to "npm test" and "npm run test:all": ${left.length} test files, ${seconds(left)} s, farther away:`,
          ...lines(left),
        ]
      : []),
    ...(isEverything ? ['The change touches what all tests rest on: "npm test" judges it.'] : []),
  ].join('\n');
}
