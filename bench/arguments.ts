import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `npm run bench -- --items 100000 [--database postgres://…] [--quick] [--only 'search*,suggest'] --out report.json`;

export function readArguments() {
  const { values } = parseArgs({
    options: {
      items: { type: 'string' },
      database: { type: 'string' },
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '*' },
      out: { type: 'string' },
    },
  });
  const items = Number(values.items);
  if (!Number.isInteger(items) || items < 2_000 || items > 10_000_000 || !values.out)
    throw new Error(`Say how many items, from 2000 to 10000000, and where to write: ${usage}`);
  const patterns = values.only.split(',');
  return {
    items,
    database: values.database,
    out: values.out,
    isQuick: values.quick,
    /** Whether the row of this name is to be measured. */
    isWanted: (name: string) => patterns.some((pattern) => matchesGlob(name, pattern)),
  };
}
