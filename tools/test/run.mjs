import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** Process groups that are running now, by the id of their leader. */
const groups = new Set();

/** Runs a program to its end under a title. Rejects with a sentence when it fails or passes its limit (milliseconds). */
export async function run(title, command, parameters, { env = process.env, limit }) {
  console.log(`\n── ${title}`);
  const began = Date.now();
  const { child, done } = startGroup(command, parameters, { env, stdio: 'inherit' });
  const timer = setTimeout(() => void endGroup(child), limit);
  const code = await done;
  clearTimeout(timer);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (Date.now() - began >= limit) throw new Error(`${title} did not end within ${limit / 1000} seconds.`);
  if (code !== 0) throw new Error(`${title} failed after ${seconds} s; its own words are above.`);
  console.log(`   ${title}: ${seconds} s`);
}

/**
 * Runs a program to its end, its words in the file `log`. Answers its exit code, its seconds, and the seconds of the processor
 * that it and its children took. `whenEnded` is awaited before what it left in its group is killed.
 */
export async function runQuietly(command, parameters, { cwd, env, limit, log, whenEnded }) {
  const began = Date.now();
  const words = openSync(log, 'w');
  const { child, done } = startGroup(
    command,
    parameters,
    { cwd, env, stdio: ['ignore', words, words] },
    whenEnded,
  );
  closeSync(words);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void endGroup(child);
  }, limit);
  const code = await done;
  clearTimeout(timer);
  return { code, isLate, seconds: (Date.now() - began) / 1000, processor: child.processorSeconds ?? 0 };
}

/** Starts a program as the leader of a group of its own, so that all it started ends with it. */
export function startGroup(command, parameters, options, whenEnded = async () => undefined) {
  const child = spawn(command, parameters, { ...options, detached: true });
  groups.add(child);
  const done = new Promise((resolve) => {
    child.on('error', (problem) => {
      console.error(`${command} does not start: ${problem.message}`);
      groups.delete(child);
      resolve(1);
    });
    child.on('exit', (code) => {
      child.processorSeconds = newProcessorSeconds();
      void whenEnded().finally(() => {
        // Whatever the leader left behind ends too.
        signal(child, 'SIGKILL');
        groups.delete(child);
        resolve(code ?? 1);
      });
    });
  });
  return { child, done };
}

let seenSeconds = 0;
/** What the children of this process that ended since the last call took: fields 16 and 17 of proc(5), hundredths of seconds. */
function newProcessorSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const seconds = (Number(fields[13]) + Number(fields[14])) / 100;
    const added = seconds - seenSeconds;
    seenSeconds = seconds;
    return added;
  } catch {
    return 0;
  }
}

/** Asks every group to end, and makes it after ten seconds. */
export async function endAll() {
  const ending = [...groups].map((child) => endGroup(child));
  await Promise.all(ending);
}

/** Asks a group to end, and makes it after `longest` milliseconds. */
export async function endGroup(child, longest = 10_000) {
  if (!groups.has(child) || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signal(child, child.endsBy ?? 'SIGTERM');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), longest);
  await ended;
  clearTimeout(timer);
}

function signal(child, name) {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch (problem) {
    if (problem.code !== 'ESRCH') throw problem;
  }
}
