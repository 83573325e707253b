import { screenPath } from '@tv/contract/pages/page-paths';
import { saveFile } from '@tv/client/lib/browser/save-file.ts';
import * as text from '@tv/strings/en/studio/content/bring-now.ts';
import { csvOf } from '../sheet/template.ts';
import type { Bringing } from './bring-store.ts';

/** The sheet of what became of each item, in the columns of the command line, and of each problem. */
export const reportOf = ({ lines, problems }: Pick<Bringing, 'lines' | 'problems'>, origin: string): string =>
  csvOf([
    text.reportHeadings,
    ...lines.map(({ item, outcome, id, notes }) => [
      item.sourceId,
      item.title,
      text.outcomes[outcome],
      id ? `${origin}${screenPath(undefined, 'watch/:id', { id })}` : '',
      item.oldAddresses[0] ?? '',
      notes.join(' '),
    ]),
    ...problems.map(({ where, message }) => ['', where, text.leftOut, '', '', message]),
  ]);

export const saveReport = (bringing: Bringing): void =>
  saveFile(new Blob([reportOf(bringing, location.origin)], { type: 'text/csv' }), text.reportName);
