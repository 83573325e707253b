// Seconds of the last runs, kept in .cache: `test:changed` chooses by them, and the tables of docs/testing.md are made of them.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { secondsByKind, secondsOf, slowestFiles } from './totals.mjs';

const file = '.cache/test-times.json';

/** `runs`: the last run of each command. `files`: seconds of each test file when it last ran. */
export function readTimes() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { runs: {}, files: {} };
}

export function keepTimes(command, results, seconds) {
  const { runs, files } = readTimes();
  for (const { name, rows } of results)
    for (const row of rows) if (!name.startsWith('embedded')) files[nameOf(row)] = round(secondsOf(row));
  runs[command] = {
    seconds: round(seconds),
    stages: results.map((each) => ({
      name: each.name,
      seconds: round(each.seconds),
      processor: round(each.processor),
    })),
    kinds: Object.fromEntries(
      Object.entries(secondsByKind(results)).map(([kind, each]) => [kind, round(each)]),
    ),
    slowest: slowestFiles(results, 40).map((each) => ({ ...each, seconds: round(each.seconds) })),
  };
  mkdirSync('.cache', { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ runs, files }, null, 1));
  renameSync(`${file}.${process.pid}`, file);
}

/** Variants of flows are only in some runs: they have seconds of their own. */
const nameOf = ({ file, project }) => (project === 'variants' ? `${file} @all` : file);

const round = (seconds) => Math.round(seconds * 10) / 10;
