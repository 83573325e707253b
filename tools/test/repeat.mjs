import { readFileSync } from 'node:fs';
import { prepareRun } from './prepare-run.mjs';
import { runLanes } from './run-stages.mjs';
import { playwright, vitestFiles } from './stages.mjs';
import { totalsOf } from './totals.mjs';

const usage =
  'npm run test:repeat -- <times> [--beside <how many at once>] <file> [words for Vitest or Playwright]';

/** Runs one file many times; says how often it failed, and how at first. */
export async function repeatFile(state, parameters) {
  const { times, beside, file, more } = read(parameters);
  const around = await prepareRun(state);
  const failed = [];
  const seconds = [];
  let next = 1;
  const again = async () => {
    while (next <= times && !state.isEnding) {
      const number = next++;
      const stage = { ...stageOf(file, more, number), tellsAlone: true };
      const [result] = await runLanes([[stage]], around);
      seconds.push(result.seconds);
      const { failures } = totalsOf([result]);
      if (failures.length === 0) continue;
      failed.push(number);
      console.log(`✗ time ${number}: ${failures.join('\n     ')}`);
      if (failed.length === 1) console.log(readFileSync(result.log, 'utf8'));
    }
  };
  await Promise.all(Array.from({ length: beside }, again));
  const left = await around.endPostgres();
  for (const each of totalsOf(left).failures) console.log(`✗ ${each}`);
  if (state.isEnding) return 1;
  const longest = Math.max(...seconds).toFixed(1);
  console.log(`\n${file}: ${failed.length} of ${times} runs failed, the longest took ${longest} s`);
  return failed.length > 0 || left.length > 0 ? 1 : 0;
}

export function read(parameters) {
  const [times, ...rest] = parameters;
  const beside = rest[0] === '--beside' ? Number(rest.splice(0, 2)[1]) : 1;
  const [file, ...more] = rest;
  if (!(Number(times) > 0) || !(beside > 0) || !file) throw new Error(`Say it so: ${usage}`);
  return { times: Number(times), beside, file, more };
}

function stageOf(file, more, number) {
  const name = `time ${number}`;
  const isBrowsers = /^e2e\/|\.(spec|screens|slow)\.ts$/.test(file) && !file.endsWith('.test.ts');
  return isBrowsers ? playwright(name, [], 10, [file, ...more]) : vitestFiles(name, [file, ...more], 10);
}
