import { spawn } from 'node:child_process';

/** Process groups that are running now, by the id of their leader. */
const groups = new Set();

/** Runs a program to its end under a title. Rejects with a sentence when it fails or passes its limit (milliseconds). */
export async function run(title, command, parameters, { env = process.env, limit }) {
  console.log(`\n── ${title}`);
  const began = Date.now();
  const { done } = startGroup(command, parameters, { env, stdio: 'inherit' });
  const timer = setTimeout(() => void endAll(), limit);
  const code = await done;
  clearTimeout(timer);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (Date.now() - began >= limit) throw new Error(`${title} did not end within ${limit / 1000} seconds.`);
  if (code !== 0) throw new Error(`${title} failed after ${seconds} s; its own words are above.`);
  console.log(`   ${title}: ${seconds} s`);
}

/** Starts a program as the leader of a group of its own, so that all it started ends with it. */
export function startGroup(command, parameters, options) {
  const child = spawn(command, parameters, { ...options, detached: true });
  groups.add(child);
  const done = new Promise((resolve) => {
    child.on('error', (problem) => {
      console.error(`${command} does not start: ${problem.message}`);
      groups.delete(child);
      resolve(1);
    });
    child.on('exit', (code) => {
      // Whatever the leader left behind ends too.
      signal(child, 'SIGKILL');
      groups.delete(child);
      resolve(code ?? 1);
    });
  });
  return { child, done };
}

/** Asks every group to end, and makes it after ten seconds. */
export async function endAll() {
  const ending = [...groups].map((child) => endGroup(child));
  await Promise.all(ending);
}

/** Asks a group to end, and makes it after `longest` milliseconds. */
export async function endGroup(child, how = 'SIGTERM', longest = 10_000) {
  if (!groups.has(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signal(child, how);
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
