import type { Column, ExportedItem, SheetRow } from './sheet-row.ts';

/** What a cell says, in one spelling. A cell that cannot be read is its own text. */
export function meaningOf({ read }: Column, cell: string): string {
  const row: SheetRow = { metadata: {}, captions: [], attachments: [] };
  // Spreadsheets end the lines of a cell in their own way.
  const text = cell.replaceAll(/\r\n?/g, '\n').trim();
  try {
    if (text) read?.(text, row, new Date());
  } catch {
    return text;
  }
  return JSON.stringify(row.metadata);
}

/** The checksum of what a cell says: 32 bits (FNV-1a), which tell an edited cell from one as exported. */
export function checksumOf(meaning: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < meaning.length; index++)
    hash = Math.imul(hash ^ meaning.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The checksums of an item’s cells: `title=1k2x3 description=…`. An empty cell of a sparse column has none. */
export const checksumsOf = (item: ExportedItem, columns: readonly Column[]): string =>
  columns
    .map((column) => ({ column, cell: column.write(item, '') }))
    .filter(({ column, cell }) => cell || !column.isSparse)
    .map(({ column, cell }) => `${column.name}=${checksumOf(meaningOf(column, cell))}`)
    .join(' ');

/** The checksum of a column as it was exported; `undefined` where the sheet does not tell. */
export const checksumIn = (checksums: string | undefined, column: Column): string | undefined =>
  checksums
    ?.split(' ')
    .find((checksum) => checksum.startsWith(`${column.name}=`))
    ?.slice(column.name.length + 1) ??
  (checksums && column.isSparse ? checksumOf(meaningOf(column, '')) : undefined);
