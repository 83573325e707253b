import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { columns } from '@tv/contract/uploads/sheet-columns';
import type { ExportedItem } from '@tv/contract/uploads/sheet-row';
import { byteOrderMark, csvRecords } from '@tv/server/platform/csv';
import { CommandProblem } from '../command-problem.ts';
import { contentsQuery, listOptions } from '../items/contents.ts';
import { oldAddressesOf } from './correct-items.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { unwritable } from '../save-for-owner.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';

/** Writes a table of the items that `list` would print, which `import --sheet` reads. */
export async function exportCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, listOptions, { command: 'export', most: 1 });
  const [file] = positionals;
  const ending = extname(file ?? '').toLowerCase();
  if (!file || !['.csv', '.json'].includes(ending)) throw new CommandProblem(text.items.nameTable);
  const service = await openService();
  const rows: string[][] = [];
  for await (const items of service.pages('GET /Management/MediaContents', { query: contentsQuery(values) }))
    for (const item of items) rows.push(await rowOf(service, item));
  const table = sheetText(rows, ending);
  try {
    await writeFile(file, table, { mode: 0o600 });
  } catch (cause) {
    throw unwritable(file, cause);
  }
  console.log(text.items.exported({ file, count: rows.length }));
  return true;
}

/** The table as CSV or, for `.json`, as a list of objects without their empty cells. */
export function sheetText(rows: readonly string[][], ending: string): string {
  const shown = columns
    .map(({ name, isSparse }, at) => ({ name, at, isSparse }))
    .filter(({ at, isSparse }) => !isSparse || rows.some((row) => row[at]));
  if (ending === '.csv')
    return (
      byteOrderMark +
      csvRecords([shown.map(({ name }) => name), ...rows.map((row) => shown.map(({ at }) => row[at]!))])
    );
  const objects = rows.map((row) =>
    Object.fromEntries(shown.flatMap(({ name, at }) => (row[at] ? [[name, row[at]]] : []))),
  );
  return `${JSON.stringify(objects, undefined, 2)}\n`;
}

export const cellsOf = (item: ExportedItem, portalUrl: string): string[] =>
  columns.map(({ write }) => write(item, portalUrl));

async function rowOf(service: Service, item: ManagedMediaContent): Promise<string[]> {
  const { items: subtitles } = await service.page('GET /Management/MediaContents/:id/Subtitles', {
    params: { id: item.id },
    query: { pageSize: 100 },
  });
  const exported: ExportedItem = {
    ...item,
    oldAddresses: await oldAddressesOf(service, item.id),
    captionLanguages: subtitles.map(({ languageCode }) => languageCode),
  };
  return cellsOf(exported, service.publicUrl);
}
