import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Premiere } from './hold-premiere.ts';
import type { KindFigures } from './tally.ts';

const file = join(import.meta.dirname, '../../docs/premiere.md');
const heading = '## Figures\n';

type Report = Premiere & { machine: string; commit: string };

/** Writes the figures of a run into the last section of docs/premiere.md. */
export function writeDocs(report: Report): void {
  const text = readFileSync(file, 'utf8');
  const before = text.slice(0, text.indexOf(heading));
  writeFileSync(file, `${before}${heading}\n${figuresOf(report)}`);
}

function figuresOf(report: Report): string {
  const { viewers, publication, processor, requests, answers, reminders } = report;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const errors = Object.values(report.errors).reduce((sum, count) => sum + count, 0);
  const { turnedAfter, readyAfter, asksOfAPage } = publication;
  const facts = [
    `${report.machine}; ${report.database}; commit ${report.commit.slice(0, 10)}; load average ${report.load.map((each) => each.toFixed(1)).join(' before and ')} at the end. The viewers ran on the same machine.`,
    `${viewers.all} viewers (${viewers.members} members, ${viewers.visitors} visitors), ${report.seconds} seconds, ${report.megabytes} MB: ${viewers.turned} pages became players, ${errors} errors.`,
    `After the moment of publication, the player was shown within ${seconds(turnedAfter.p50)} (median), ${seconds(turnedAfter.p99)} (99 %), ${seconds(turnedAfter.longest)} (all), and had its first segments after ${seconds(readyAfter.p50)}, ${seconds(readyAfter.p99)}, ${seconds(readyAfter.longest)}.`,
    `Requests for the item per page: ${asksOfAPage.p50} (median), at most ${asksOfAPage.longest}; the busiest second had ${publication.busiestSecond} of them.`,
    `In the first 15 seconds, the viewers' process got to its work ${report.viewersDelay.p50} ms (median) and ${report.viewersDelay.p99} ms (99 %) late; the times below include that.`,
    `nginx answered ${answers.fromCache} of ${answers.all} requests from its cache.`,
    ...(reminders
      ? [`${reminders.sent} mails announced the publication, the last after ${seconds(reminders.lastAfter)}.`]
      : []),
  ];
  const names = Object.keys(processor.watching);
  const perViewer = (spent: Record<string, number>, name: string) =>
    ((spent[name] ?? 0) / viewers.all).toFixed(2);
  const times = names.map(
    (name) =>
      `| ${name} | ${processor.beginning[name]} | ${perViewer(processor.beginning, name)} | ${processor.watching[name]} | ${perViewer(processor.watching, name)} |`,
  );
  return `${facts.map((fact) => `- ${fact}`).join('\n')}

CPU time in milliseconds per second, for all viewers and for each of them:

| process | first 15 s | per viewer | while watching | per viewer |
|---|---|---|---|---|
${times.join('\n')}

Requests, in milliseconds to the last byte:

${requestRows(requests)}`;
}

/** A table of kinds of requests. */
export function requestRows(requests: Record<string, KindFigures>): string {
  const rows = Object.entries(requests).map(
    ([kind, { count, p50, p99, longest }]) => `| ${kind} | ${count} | ${p50} | ${p99} | ${longest} |`,
  );
  return `| request | count | median | 99 % | longest |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}
