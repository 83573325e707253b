// What tests left behind: processes and folders of a run's own temporary folder, databases of its PostgreSQL.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const name = /^tv-run-(\d+)-/;
/** What Chromium does not remove where Playwright ends it, and what the sound library of browsers makes. It goes away with the folder. */
const ofBrowsers = /^(\.?org\.chromium\.|pulse-)/;
/** Milliseconds that a process may take to end after the one that started it. */
const longestEnd = 5_000;

/** A temporary folder for one run. What runs that were killed left in theirs goes away first. */
export function makeRunFolder(above = tmpdir()) {
  removeDead(above);
  const folder = mkdtempSync(join(above, `tv-run-${process.pid}-`));
  chmodSync(folder, 0o711); // PostgreSQL's own user passes through
  return folder;
}

function removeDead(above) {
  for (const each of readdirSync(above)) {
    const [, id] = name.exec(each) ?? [];
    if (!id || isAlive(Number(id))) continue;
    killAllOf(join(above, each));
    rmSync(join(above, each), { recursive: true, force: true });
  }
}

function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (problem) {
    return problem.code === 'EPERM';
  }
}

/** A temporary folder within a run's, for one stage. */
export function makeStageFolder(run, stage) {
  const folder = join(run, stage.replace(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  return folder;
}

/** Processes whose temporary folder this is, or that work in it, as their command lines. Only Linux tells. */
function processesOf(folder) {
  return numbersIn('/proc')
    .filter((id) => id !== process.pid)
    .map((id) => ({ id, isOfIt: belongs(id, folder), command: read(`/proc/${id}/cmdline`) }))
    .filter(({ isOfIt }) => isOfIt)
    .map(({ id, command }) => ({ id, command: command.replaceAll('\0', ' ').trim().slice(0, 200) }));
}

function numbersIn(folder) {
  try {
    return readdirSync(folder).filter(Number).map(Number);
  } catch {
    return [];
  }
}

function belongs(id, folder) {
  const settings = read(`/proc/${id}/environ`).split('\0');
  const named = settings.some((each) => each === `TMPDIR=${folder}` || each.startsWith(`TMPDIR=${folder}/`));
  return named || `${placeOf(id)}/`.startsWith(`${folder}/`);
}

function placeOf(id) {
  try {
    return readlinkSync(`/proc/${id}/cwd`);
  } catch {
    return '';
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it ended
  }
}

/** Waits a little for a stage's processes to end, kills those that do not, and answers their command lines. */
export async function endProcessesOf(folder, longest = longestEnd) {
  const until = Date.now() + longest;
  while (processesOf(folder).length > 0 && Date.now() < until) await wait(100);
  return killAllOf(folder);
}

/** Kills until none is left: one may have started another meanwhile. */
function killAllOf(folder) {
  const killed = [];
  for (let tries = 0; tries < 10; tries++) {
    const found = processesOf(folder);
    if (found.length === 0) break;
    for (const { id, command } of found) {
      if (isAlive(id)) process.kill(id, 'SIGKILL');
      if (!killed.some((each) => each.id === id)) killed.push({ id, command });
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
  return killed.map(({ command }) => command);
}

/** Names of files and folders that a stage left, each with the test files that write its beginning in their code. */
export function leftFiles(folder, sources) {
  const names = readdirSync(folder).filter((each) => !ofBrowsers.test(each));
  return names.map((left) => {
    const beginning = /^[a-z]+(-[a-z]+)+-/i.exec(left)?.[0];
    const makers = beginning ? sources.filter(({ text }) => text.includes(beginning)) : [];
    return makers.length > 0 ? `${left} (${makers.map(({ path }) => path).join(', ')})` : left;
  });
}

/** Names of databases that tests left at a server. The template of the migrations stays as long as the server does. */
export function leftDatabases(programs, url) {
  const query = `select datname from pg_database where datname not in ('postgres', 'template0', 'template1')
    and datname not like 'tv\\_template\\_%' order by datname`;
  const { status, stdout, stderr } = spawnSync(join(programs, 'psql'), [url, '-AtXc', query], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [`unknown: ${stderr}`];
}
