import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { readArguments } from './arguments.ts';
import { holdPremiere } from './hold-premiere.ts';
import { holdLive } from './live/hold-live.ts';
import { writeLiveDocs } from './live/write-live-docs.ts';
import { writeDocs } from './write-docs.ts';

const { viewers, seconds, isLive, talkers, database, out, writesDocs } = readArguments();
const options = { viewers, seconds, opening: 30, database, say: console.log };
const [first] = cpus();
const machine = {
  machine: `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
};

/** `players`: how many viewers saw the film. */
function tell(report: { viewers: { all: number }; errors: Record<string, number> }, players: number): void {
  const text = JSON.stringify(report, undefined, 2);
  if (out) writeFileSync(out, `${text}\n`);
  console.log(text);
  if (Object.keys(report.errors).length > 0 || players < report.viewers.all) process.exitCode = 1;
}

if (isLive) {
  const report = { ...machine, ...(await holdLive({ ...options, talkers })) };
  if (writesDocs) writeLiveDocs(report);
  tell(report, report.viewers.watched);
} else {
  const report = { ...machine, ...(await holdPremiere(options)) };
  if (writesDocs) writeDocs(report);
  tell(report, report.viewers.turned);
}
