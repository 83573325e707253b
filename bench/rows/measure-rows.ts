import type { Figures } from '../measure.ts';
import type { Row } from './row.ts';

export type MeasuredRow = {
  name: string;
  figures: Figures;
  /** The bare server, measured nearby. */
  bare: Figures;
  nginx?: Figures;
  /** The bare server, with answers as large as those of the row. */
  sameSize?: Figures;
  measuredAgain?: true;
};

/**
 * Measures rows one after the other. A row that looks too slow is measured a second time at the end, with the bare server
 * beside it, and the better one of both counts: on a machine that others use a slow moment is no change of the product.
 */
export async function measureRows(
  rows: readonly Row[],
  bare: Figures,
  measureBare: () => Promise<Figures>,
  looksSlow: (row: MeasuredRow) => boolean,
): Promise<MeasuredRow[]> {
  const measured: MeasuredRow[] = [];
  for (const row of rows) measured.push(await measureRow(row, bare));
  for (const [index, first] of measured.entries()) {
    if (!looksSlow(first)) continue;
    console.log(`${first.name} looks slower than before and is measured again.`);
    const second = await measureRow(rows[index]!, await measureBare());
    measured[index] = { ...better(first, second), measuredAgain: true };
  }
  return measured;
}

async function measureRow(row: Row, bare: Figures): Promise<MeasuredRow> {
  const nginx = await row.measureNginx?.();
  const figures = await row.measure();
  console.log(row.name, figures);
  const sameSize = figures.bytes && (await row.measureSameSize?.(figures.bytes));
  return { name: row.name, figures, bare, ...(nginx && { nginx }), ...(sameSize && { sameSize }) };
}

const shareOf = ({ figures, bare, nginx }: MeasuredRow) => figures.rps / (nginx ?? bare).rps;
const better = (one: MeasuredRow, other: MeasuredRow) => (shareOf(other) > shareOf(one) ? other : one);
