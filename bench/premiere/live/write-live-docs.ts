import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestRows } from '../write-docs.ts';
import type { LiveEventHeld } from './hold-live.ts';
import { sentStream } from './send-stream.ts';

const file = join(import.meta.dirname, '../../../docs/live.md');
const heading = '### Figures\n';

type Report = LiveEventHeld & { machine: string; commit: string };

/** Writes the figures of a run into the last section of docs/live.md. */
export function writeLiveDocs(report: Report): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text.slice(0, text.indexOf(heading))}${heading}\n${figures(report)}`);
}

function figures(report: Report): string {
  const { viewers, stream, behind, stalledSeconds, shownAfter, processor, answers } = report;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const errors = Object.values(report.errors).reduce((sum, count) => sum + count, 0);
  const { width, height, framesPerSecond } = sentStream;
  const facts = [
    `${report.machine}; ${report.database}; commit ${report.commit.slice(0, 10)}; load average ${report.load.map((each) => each.toFixed(1)).join(' before and ')} at the end. Viewers and encoder ran on the same machine, beside other work where the load before the run is not 0.`,
    `${viewers.all} viewers (${viewers.members} members, ${viewers.visitors} visitors), ${report.seconds} seconds, ${report.megabytes} MB: ${viewers.watched} watched, ${errors} errors.`,
    `Rebuffering: ${(report.stalledShare * 100).toFixed(2)} % of the time. ${report.viewersWithStalls} viewers stood still, for ${seconds(stalledSeconds.p99)} at p99 and ${seconds(stalledSeconds.longest)} at most.`,
    `Viewers are ${seconds(behind.p50)} behind the encoder at the median and ${seconds(behind.p99)} at p99.`,
    `One stream of ${width} × ${height} with ${framesPerSecond} frames a second was encoded in the sizes ${stream.renditions.join(', ')}; at ${stream.slowest.toFixed(2)} times its speed at the slowest, ${stream.mostBehind.toFixed(1)} s behind at most.`,
    `${report.talkers} people asked at once: viewers read a question ${seconds(shownAfter.p50)} later at the median, the last one after ${seconds(shownAfter.longest)}. Three seconds later they voted for a question and in a poll at once, then reacted five times at once.`,
    `${report.perSecond} requests a second, of which nginx answered ${answers.fromCache} of ${answers.all} from its cache.`,
    `The viewers' process got to its work ${report.viewersDelay.p50} ms (median) and ${report.viewersDelay.p99} ms (99 %) late; all times include that.`,
  ];
  const times = Object.entries(processor).map(
    ([name, spent]) => `| ${name} | ${spent} | ${(spent / viewers.all).toFixed(2)} |`,
  );
  return `${facts.map((fact) => `- ${fact}`).join('\n')}

CPU time in milliseconds per second, for all viewers and for each of them. \`live\` is the worker with its encoder:

| process | all | per viewer |
|---|---|---|
${times.join('\n')}

Requests, in milliseconds to the last byte:

${requestRows(report.requests)}`;
}
