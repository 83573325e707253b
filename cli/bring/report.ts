import { writeFile } from 'node:fs/promises';
import { byteOrderMark, csvRecords } from '@tv/server/platform/csv';
import type { SourceReading } from '@tv/sources/source';
import { sayNote, saySubject } from '../say-note.ts';
import { unwritable } from '../save-for-owner.ts';
import type { Result } from './bring-one.ts';

const headings = ['source id', 'title', 'outcome', 'address', 'old address', 'notes'];

/** Writes the sheet of `--report`: a line for each item in the order of the source, then one for each of its problems. */
export async function writeReport(
  file: string,
  results: readonly Result[],
  { items, problems }: Pick<SourceReading, 'items' | 'problems'>,
): Promise<void> {
  const indexes = new Map(items.map((item, index) => [item, index]));
  const inOrder = results.toSorted((one, other) => indexes.get(one.item)! - indexes.get(other.item)!);
  const rows = [
    ...inOrder.map(({ item, outcome, address, notes }) => [
      item.sourceId,
      item.title,
      outcome,
      address,
      item.oldAddresses[0] ?? '',
      notes.join(' '),
    ]),
    ...problems.map(({ where, message }) => ['', saySubject(where), 'left out', '', '', sayNote(message)]),
  ];
  try {
    await writeFile(file, byteOrderMark + csvRecords([headings, ...rows]), { mode: 0o600 });
  } catch (cause) {
    throw unwritable(file, cause);
  }
}
