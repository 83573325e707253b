import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { reportPage } from './report-page.ts';
import type { Report } from './report.ts';

/** Writes the data to `out`, and beside it, where a page is wanted, the page with its plots. */
export function writeReport(
  report: Report,
  { out, page }: { out: string | undefined; page: string | undefined },
) {
  if (out) writeFileSync(out, `${JSON.stringify(report, undefined, 2)}\n`);
  if (!page) return;
  const made = reportPage(report);
  const folder = join(dirname(page), 'plots');
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of Object.entries(made.plots))
    writeFileSync(join(folder, basename(name)), picture);
  writeFileSync(page, made.page);
}
