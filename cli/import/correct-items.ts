import { correctionOf, type CellChange, type Correction } from '@tv/contract/uploads/sheet-corrections';
import { makeCategory } from '../items/categories.ts';
import { CommandProblem } from '../command-problem.ts';
import type { ReadRow } from '@tv/contract/uploads/read-sheet';
import type { CorrectedItem } from '@tv/contract/uploads/sheet-row';
import type { Service } from '../service.ts';
import { text } from '../texts.ts';

/** A row of a sheet that names an item which is there; `where` names the sheet and the row. */
export type CorrectingRow = { where: string; row: ReadRow; correction: Correction };

/** Ids in one request. */
const maxIds = 100;
/** Items whose changes are printed. */
const maxPrinted = 20;
const longestPrinted = 80;
/** Characters before a difference. */
const sameBefore = 20;

/** The items that rows of a sheet name by their ids, of those that the caller manages. */
export async function findItems(
  service: Pick<Service, 'call' | 'page'>,
  rows: readonly Pick<ReadRow, 'id' | 'cells'>[],
): Promise<ReadonlyMap<string, CorrectedItem>> {
  const ids = [...new Set(rows.flatMap(({ id = [] }) => id))];
  const withAddresses = new Set(rows.filter(({ cells }) => cells['oldAddresses']).map(({ id }) => id));
  const found = new Map<string, CorrectedItem>();
  for (let from = 0; from < ids.length; from += maxIds) {
    const id = ids.slice(from, from + maxIds);
    const { items } = await service.page('GET /Management/MediaContents', {
      query: { id, pageSize: maxIds },
    });
    for (const item of items)
      found.set(item.id, {
        ...item,
        oldAddresses: withAddresses.has(item.id) ? await oldAddressesOf(service, item.id) : [],
      });
  }
  return found;
}

/** The addresses at which an item was before. */
export async function oldAddressesOf(service: Pick<Service, 'call'>, id: string): Promise<string[]> {
  const stored = await service.call('GET /Management/MediaContents/:id/OldAddresses', { params: { id } });
  return stored.map(({ address }) => address);
}

/** What rows would change, in lines for the person. */
export function sayCorrections(rows: readonly CorrectingRow[]): string[] {
  const changing = rows.map(({ correction }) => correction).filter(({ changes }) => changes.length > 0);
  const cells = changing.reduce((sum, { changes }) => sum + changes.length, 0);
  return [
    ...changing
      .slice(0, maxPrinted)
      .flatMap(({ item, changes }) => [item.title, ...changes.map((each) => `  ${sayChange(each)}`)]),
    ...(changing.length > maxPrinted ? [text.moreLines({ count: changing.length - maxPrinted })] : []),
    ...rows.flatMap(({ where, correction: { conflicts } }) =>
      conflicts.map(
        ({ column, before }) =>
          `${text.sheet.cell({ where, column })}: ${text.sheet.conflict({ before: quoted(before) })}`,
      ),
    ),
    cells === 0 ? text.sheet.allMatch : text.sheet.differ({ cells, count: changing.length }),
  ];
}

/** Of long texts the part in which they differ. */
function sayChange({ column, before, after }: CellChange): string {
  const isLong = Math.max(before.length, after.length) > longestPrinted;
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = isLong ? Math.max(0, same - sameBefore) : 0;
  return `${column}: ${quoted(before, from)} → ${quoted(after, from)}`;
}
function quoted(value: string, from = 0): string {
  const end = from + longestPrinted;
  return `"${from > 0 ? '…' : ''}${value.slice(from, end)}${value.length > end ? '…' : ''}"`.replaceAll(
    /\s+/g,
    ' ',
  );
}

/** Makes the changes of rows, item by item; each item is read again before. Answers the rows whose changes were made. */
export async function correctItems(
  service: Service,
  rows: readonly CorrectingRow[],
): Promise<readonly CorrectingRow[]> {
  const categories = new Map<string, Promise<string>>();
  const done: CorrectingRow[] = [];
  for (const each of rows) {
    const { where, row, correction } = each;
    try {
      if (correction.changes.length > 0) await correct(service, row, correction.item.id, categories);
      done.push(each);
    } catch (problem) {
      if (!(problem instanceof CommandProblem)) throw problem;
      console.error(`${where}: ${problem.message}`);
    }
  }
  return done;
}

async function correct(
  service: Service,
  row: ReadRow,
  id: string,
  categories: Map<string, Promise<string>>,
): Promise<void> {
  const params = { id };
  const item = await service.call('GET /Management/MediaContents/:id', { params });
  const present = {
    ...item,
    oldAddresses: row.cells['oldAddresses'] ? await oldAddressesOf(service, id) : [],
  };
  const { isDraft, categoryNames, oldAddresses, ...fields } = correctionOf(row, present).metadata;
  const categoryId = (name: string) => {
    const key = JSON.stringify([present.organizationId, name.toLowerCase()]);
    const known = categories.get(key) ?? makeCategory(service, name, present.organizationName);
    categories.set(key, known);
    return known;
  };
  const categoryIds = categoryNames && (await Promise.all(categoryNames.map(categoryId)));
  const body = { ...fields, ...(categoryIds && { categoryIds }) };
  if (Object.keys(body).length > 0)
    await service.call('PATCH /Management/MediaContents/:id', { params, body });
  if (oldAddresses)
    await service.call('PUT /Management/MediaContents/:id/OldAddresses', {
      params,
      body: { addresses: oldAddresses },
    });
  if (isDraft === true) await service.call('DELETE /Management/MediaContents/:id/Publications', { params });
  if (isDraft === false) await service.call('POST /Management/MediaContents/:id/Publications', { params });
}
