import type { ReadRow } from './read-sheet.ts';
import { correctedColumns } from './sheet-columns.ts';
import type { CorrectedItem, UploadMetadata } from './sheet-row.ts';
import { mergeTranslations } from '../languages/texts-by-language.ts';
import { checksumIn, checksumOf, meaningOf } from './sheet-checksums.ts';

/** A cell of a sheet beside what the item has now. */
export type CellChange = { column: string; before: string; after: string };

/** What a row of a sheet changes of the item that has its id. */
export type Correction = {
  item: CorrectedItem;
  changes: CellChange[];
  /** Cells that were edited in the sheet and, since it was exported, in the portal too. They are not changed. */
  conflicts: CellChange[];
  /** The metadata of `changes` only. */
  metadata: UploadMetadata;
};

/**
 * Compares a row with its item, cell by cell. An empty cell says nothing. A cell that is as it was exported says nothing either, so what
 * others changed in the portal meanwhile stays. A sheet without the column `exported` is compared with the item as it is.
 */
export function correctionOf(
  { cells, checksums }: Pick<ReadRow, 'cells' | 'checksums'>,
  item: CorrectedItem,
): Correction {
  const correction: Correction = { item, changes: [], conflicts: [], metadata: {} };
  for (const column of correctedColumns) {
    const after = cells[column.name];
    if (!after) continue;
    const before = column.write({ ...item, captionLanguages: [] }, '');
    const [wanted, present] = [meaningOf(column, after), meaningOf(column, before)];
    const exported = checksumIn(checksums, column);
    if (wanted === present || checksumOf(wanted) === exported) continue;
    const change = { column: column.name, before, after };
    if (exported !== undefined && checksumOf(present) !== exported) correction.conflicts.push(change);
    else {
      correction.changes.push(change);
      take(correction.metadata, JSON.parse(wanted) as UploadMetadata);
    }
  }
  return correction;
}

/** Texts of several languages come from several cells. */
function take(into: UploadMetadata, { translations, ...cell }: UploadMetadata): void {
  Object.assign(into, cell);
  if (translations) into.translations = mergeTranslations(into.translations ?? {}, translations);
}
