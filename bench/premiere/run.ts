import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { readArguments } from './arguments.ts';
import { holdPremiere } from './hold-premiere.ts';
import { writeDocs } from './write-docs.ts';

const { viewers, seconds, database, out, writesDocs } = readArguments();
const premiere = await holdPremiere({ viewers, seconds, opening: 30, database, say: console.log });
const [first] = cpus();
const report = {
  machine: `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  ...premiere,
};
if (out) writeFileSync(out, `${JSON.stringify(report, undefined, 2)}\n`);
if (writesDocs) writeDocs(report);
console.log(JSON.stringify(report, undefined, 2));
if (Object.keys(premiere.errors).length > 0 || premiere.viewers.turned < viewers) process.exitCode = 1;
