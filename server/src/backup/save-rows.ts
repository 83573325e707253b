import type { AddEntry } from '../platform/archive/archive-file.ts';
import { gzip, type Manifest, type RowsPart, sha256 } from './manifest.ts';
import type { RowsEvent, Sequence } from './rows-db.ts';

/** Characters of JSON in one part. */
const partSize = 4 * 1024 ** 2;

/** Saves rows as compressed parts, each with lines of one table: a row is a JSON object. */
export async function saveRows(
  add: AddEntry,
  attempt: number,
  readRows: (take: (event: RowsEvent) => Promise<void>) => Promise<void>,
): Promise<Pick<Manifest, 'parts' | 'sequences'>> {
  const parts: RowsPart[] = [];
  let sequences: Sequence[] = [];
  let table = { name: '', columns: [] as string[] };
  let rows: string[] = [];
  let length = 0;
  const flush = async () => {
    if (rows.length === 0) return;
    const entry = `rows/${attempt}/${String(parts.length).padStart(6, '0')}-${table.name}.jsonl.gz`;
    const packed = await gzip(Buffer.from(rows.join('\n')));
    await add(entry, packed.length, packed);
    parts.push({
      entry,
      table: table.name,
      columns: table.columns,
      rows: rows.length,
      sha256: sha256(packed),
    });
    rows = [];
    length = 0;
  };
  await readRows(async (event) => {
    if (event.kind === 'rows')
      for (const row of event.rows) {
        rows.push(row);
        length += row.length;
        if (length >= partSize) await flush();
      }
    else await flush();
    if (event.kind === 'table') table = event;
    if (event.kind === 'end') ({ sequences } = event);
  });
  return { parts, sequences };
}
