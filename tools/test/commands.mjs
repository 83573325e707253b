import { chosenTests, isBrowserTest, wordsOf } from './chosen-tests.mjs';
import { install, prepareRun } from './prepare-run.mjs';
import { runLanes } from './run-stages.mjs';
import { lanesOfChange, lanesOfTest, lanesOfTheRest } from './stages.mjs';
import { ownEnvironment } from './surroundings.mjs';
import { keepTimes } from './times.mjs';
import { summary, totalsOf } from './totals.mjs';

/** Each command answers the exit code. */
export const testChange = (state) => testInLanes(state, 'test', (around) => [lanesOfTest(around)]);

export const testAll = (state) =>
  testInLanes(state, 'test:all', (around) => [lanesOfTest(around), lanesOfTheRest(around)]);

/** `--base <revision>`: what changed since then. `--list`: what would run, and nothing runs. */
export async function testChanged(state, parameters) {
  const env = ownEnvironment();
  await install(env, { build: false });
  const choice = chosenTests(env, parameters);
  const isListed = parameters.includes('--list');
  console.log(wordsOf(choice, isListed));
  if (isListed) return 0;
  const build = choice.chosen.some(isBrowserTest);
  return testInLanes(state, 'test:changed', (around) => [lanesOfChange(choice, around)], {
    build,
  });
}

/** Runs lists of lanes one after the other, and says at the end what came of all. */
async function testInLanes(state, command, listsOf, needs) {
  const around = await prepareRun(state, needs);
  const results = [around.preparing];
  for (const lanes of listsOf(around)) results.push(...(await runLanes(lanes, around)));
  results.push(...(await around.endPostgres()));
  if (state.isEnding) return 1;
  const seconds = (Date.now() - state.began) / 1000;
  keepTimes(command, results, seconds);
  console.log(summary(results, seconds));
  return totalsOf(results).failed > 0 ? 1 : 0;
}
