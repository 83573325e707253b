import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import type { ReadRow, ReadSheet } from '@tv/contract/uploads/read-sheet';
import { correctionOf } from '@tv/contract/uploads/sheet-corrections';
import type { CorrectedItem } from '@tv/contract/uploads/sheet-row';
import { call } from '@tv/client/lib/api/call.ts';
import * as text from '@tv/strings/en/studio/content/sheet.ts';
import type { ChosenCategory } from '../../parts/categories/categories-query.ts';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { categoriesNamed } from './apply-sheet.ts';
import type { PlannedRow } from './plan-sheet.ts';

/** The items that a sheet names by their ids, of those that the person manages. */
export const itemsOfSheet = ({ rows }: ReadSheet) => {
  const ids = [...new Set(rows.flatMap(({ id = [] }) => id))];
  const withAddresses = new Set(rows.filter(({ cells }) => cells['oldAddresses']).map(({ id }) => id));
  return queryOptions({
    queryKey: ['items-of-sheet', ids],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, CorrectedItem>> => {
      const found = new Map<string, CorrectedItem>();
      for (let from = 0; from < ids.length; from += limits.largestPage) {
        const id = ids.slice(from, from + limits.largestPage);
        const query = { id, pageSize: limits.largestPage };
        for (const item of await call('GET /Management/MediaContents', { query, signal }))
          found.set(item.id, {
            ...item,
            oldAddresses: withAddresses.has(item.id) ? await oldAddressesOf(item.id, signal) : [],
          });
      }
      return found;
    },
  });
};

async function oldAddressesOf(id: string, signal?: AbortSignal): Promise<string[]> {
  const params = { id };
  const stored = await call('GET /Management/MediaContents/:id/OldAddresses', {
    params,
    ...(signal && { signal }),
  });
  return stored.map(({ address }) => address);
}

/**
 * Gives items the cells that were edited, one item after the other; each is read again before, so that only these cells change. Answers
 * why rows could not be applied, by their lines.
 */
export async function correctItems(
  rows: readonly PlannedRow[],
  categories: readonly ChosenCategory[],
  onDone: (count: number) => void,
): Promise<ReadonlyMap<number, string>> {
  const problems = new Map<number, string>();
  for (const [index, { line, row, correction }] of rows.entries()) {
    try {
      if (row && correction) await correct(row, correction.item.id, categories);
    } catch (error) {
      problems.set(line, reasonOf(error, text.notChanged));
    }
    onDone(index + 1);
  }
  return problems;
}

async function correct(row: ReadRow, id: string, categories: readonly ChosenCategory[]): Promise<void> {
  const params = { id };
  const item = await call('GET /Management/MediaContents/:id', { params });
  const present = { ...item, oldAddresses: row.cells['oldAddresses'] ? await oldAddressesOf(id) : [] };
  const { isDraft, categoryNames, oldAddresses, ...fields } = correctionOf(row, present).metadata;
  const categoryIds = categoryNames && categoriesNamed(categories, categoryNames).map((each) => each.id);
  const body = { ...fields, ...(categoryIds && { categoryIds }) };
  if (Object.keys(body).length > 0) await call('PATCH /Management/MediaContents/:id', { params, body });
  if (oldAddresses)
    await call('PUT /Management/MediaContents/:id/OldAddresses', {
      params,
      body: { addresses: oldAddresses },
    });
  if (isDraft === true) await call('DELETE /Management/MediaContents/:id/Publications', { params });
  if (isDraft === false) await call('POST /Management/MediaContents/:id/Publications', { params });
}
