// Prints the tables of docs/testing.md: `node tools/test/tables.mjs <times before> [<times now>]`, both files in the form of
// .cache/test-times.json. The second one is what the last runs here left.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Rows of a Markdown table. */
const table = (head, rows) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const seconds = (value) => (value === undefined ? '–' : value.toFixed(value < 10 ? 1 : 0));

/** One row for each name that stands in either of the two, the longest before first. */
function compared(title, before, now) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const longest = (name) => before[name] ?? now[name];
  names.sort((one, other) => longest(other) - longest(one));
  const rows = names.map((name) => [name, seconds(before[name]), seconds(now[name])]);
  return table([title, 'before', 'now'], rows);
}

const stagesOf = ({ stages, seconds: all }) => ({
  ...Object.fromEntries(stages.map(({ name, seconds: each }) => [name, each])),
  altogether: all,
});

/** The slowest files of one run; `others`: their seconds in the other run. */
const slowest = ({ slowest: files }, title, others, otherTitle) =>
  table(
    ['file', 'stage', title, otherTitle],
    files.map(({ file, stage, seconds: each }) => [
      `\`${file}\``,
      stage,
      seconds(each),
      seconds(others[file]),
    ]),
  );

/** The tables of one command. `before` and `now`: what `keepTimes` keeps. */
export function tablesOf(command, before, now) {
  const [old, fresh] = [before.runs[command], now.runs[command]];
  if (!old || !fresh) return undefined;
  const parts = [
    `### \`npm ${command === 'test' ? command : `run ${command}`}\`: seconds by stage`,
    compared('stage', stagesOf(old), stagesOf(fresh)),
    '### Seconds by kind, over all workers',
    compared('kind', old.kinds, fresh.kinds),
    '### The forty slowest files before',
    slowest(old, 'before', now.files, 'now'),
    '### The forty slowest files now',
    slowest(fresh, 'now', before.files, 'before'),
  ];
  return parts.join('\n\n');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [before, now = '.cache/test-times.json'] = process.argv.slice(2);
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  for (const command of ['test', 'test:all']) {
    const tables = tablesOf(command, read(before), read(now));
    if (tables) console.log(`${tables}\n`);
  }
}
