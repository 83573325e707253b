// Runs the tests: `npm test`, `npm run test:all`, `test:changed`, `test:repeat`. Plain JavaScript, because the Node that starts it
// may be older than the one that the install brings.
import { rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testAll, testChange, testChanged } from './test/commands.mjs';
import { endProcessesOf } from './test/leftovers.mjs';
import { beginRun } from './test/prepare-run.mjs';
import { repeatFile } from './test/repeat.mjs';
import { endAll } from './test/run.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
const commands = { test: testChange, all: testAll, changed: testChanged, repeat: repeatFile };
const [command, ...parameters] = process.argv.slice(2);
// The service starts encoders with a lower priority than its own, which beside a whole run would hardly come to run at all. From the
// lowest priority there is none below, so that all that a run starts is equal.
setPriority(19);
const state = beginRun();
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])
  process.on(signal, () => {
    if (!state.isEnding) console.log(`\nEnding after ${signal} …`);
    void end(code);
  });

try {
  if (!(command in commands))
    throw new Error(`There is no "${command}". There are: ${Object.keys(commands).join(', ')}.`);
  await end(await commands[command](state, parameters));
} catch (problem) {
  if (!state.isEnding) console.error(`\n${problem.message}`);
  await end(1);
}

/** Ends what is running, removes what the run made, and leaves. While it does, nothing else begins. */
async function end(code) {
  if (state.isEnding) return new Promise(() => undefined);
  state.isEnding = true;
  await endAll();
  for (const each of state.folders) {
    await endProcessesOf(each, 0);
    rmSync(each, { recursive: true, force: true });
  }
  process.exit(code);
}
