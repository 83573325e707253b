// Runs stages side by side: the words of each go into a file, and only those of one that fails are printed, as one block.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfTree, fingerprintOf, hasPassed, markAsPassed } from './fingerprint.mjs';
import { endProcessesOf, leftFiles, makeStageFolder } from './leftovers.mjs';
import { runQuietly } from './run.mjs';
import { nothing } from './totals.mjs';

const logs = '.cache/test-logs';

/** Runs each lane's stages one after the other, beside the other lanes; answers what came of all of them. */
export async function runLanes(lanes, surroundings) {
  const results = [];
  await Promise.all(
    lanes.map(async (stages) => {
      for (const stage of stages)
        if (!surroundings.isEnding()) results.push(await runStage(stage, surroundings));
    }),
  );
  return results;
}

async function runStage(stage, surroundings) {
  const fingerprint = stage.pattern && fingerprintOf('.', stage.name, stage.pattern);
  if (hasPassed('.', stage.name, fingerprint)) {
    console.log(`✓ ${stage.name}: has passed on the same files`);
    return { ...nothing, name: stage.name, kind: stage.kind, isUnchanged: true };
  }
  const { folder: runFolder, env } = surroundings;
  const folder = makeStageFolder(runFolder, stage.name);
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${stage.name.replace(/\W+/g, '-')}.log`);
  const [rows, times] = ['rows', 'times'].map((each) => `${folder}.${each}`);
  const progress = followRows(rows, stage);
  let processes = [];
  const ended = await runQuietly(...stage.command, {
    env: {
      ...env,
      TMPDIR: folder,
      TEST_ROWS: rows,
      TEST_TIMES: times,
      ...stage.env,
    },
    limit: stage.limit,
    log,
    whenEnded: async () => void (processes = await endProcessesOf(folder)),
  });
  const result = {
    ...ended,
    name: stage.name,
    kind: stage.kind,
    log,
    rows: progress.end(),
    setUp: linesOf(times),
    left: { processes, files: leftFiles(folder, sources()) },
  };
  if (surroundings.isEnding() || stage.tellsAlone) return result;
  tell(result, log, stage.limit);
  if (result.code === 0) markAsPassed('.', stage.name, fingerprint);
  return result;
}

function tell({ name, code, isLate, seconds, left }, log, limit) {
  const took = `${seconds.toFixed(1)} s`;
  if (code !== 0)
    console.log(`\n── ${name} in its own words (${log})\n${readFileSync(log, 'utf8').trimEnd()}\n──`);
  if (isLate) console.log(`✗ ${name}: did not end within ${limit / 1000} seconds`);
  else console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${took}`);
  for (const each of [...left.processes, ...left.files]) console.log(`✗ ${name} left behind: ${each}`);
}

/** Prints a line for each test file that ended, unless the caller tells of it. `end` answers all of them. */
function followRows(path, { name, tellsAlone }) {
  let printed = 0;
  const tellNew = () => {
    const rows = linesOf(path);
    if (!tellsAlone) for (const row of rows.slice(printed)) console.log(lineOf(row, name));
    printed = rows.length;
    return rows;
  };
  const timer = setInterval(tellNew, 500);
  return {
    end() {
      clearInterval(timer);
      return tellNew();
    },
  };
}

function lineOf({ file, passed, failures, skipped, milliseconds }, name) {
  const seconds = Object.values(milliseconds).reduce((sum, each) => sum + each, 0) / 1000;
  const counts = `${passed} passed${skipped > 0 ? `, ${skipped} skipped` : ''}, ${seconds.toFixed(1)} s`;
  if (failures.length === 0) return `  ${name} ✓ ${file} (${counts})`;
  return `  ${name} ✗ ${file} (${counts})\n${failures.map((each) => `      ✗ ${each}`).join('\n')}`;
}

/** Whole lines of JSON: the last one may be half written. */
function linesOf(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}

let read;
/** Code that may have made what is left. */
function sources() {
  read ??= (filesOfTree('.') ?? [])
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  return read;
}
