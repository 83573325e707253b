import { matchesGlob } from 'node:path';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Report } from './report/report.ts';

const usage = `npm run bench -- --items 100000 [--out report.json] [--page report.md] [--database own|postgres://…] [--quick] [--only 'search*,suggest']
with --events 100000000: figures are measured as so many events of two years leave them, in place of a million
or, for several sizes: --sizes 10000,100000,1000000 in place of --items
or, to see what became slower than in an earlier report: --against report.json, which also says sizes and database if you do not`;

/** A library of this size is measured first, so that there is a growth to tell. */
const smallLibrary = 10_000;

export type Arguments = {
  sizes: number[];
  /** Events of watching whose figures are there. */
  events: number;
  /** `own`: a PostgreSQL of the run's own. Absent: the embedded database. */
  database: string | undefined;
  out: string | undefined;
  page: string | undefined;
  /** The earlier report to compare with. */
  before: Report | undefined;
  isQuick: boolean;
  /** Whether the row of this name is to be measured. */
  isWanted(name: string): boolean;
};

export function readArguments(given: string[]): Arguments {
  const { values } = parseArgs({
    args: given,
    options: {
      items: { type: 'string' },
      events: { type: 'string', default: '1000000' },
      sizes: { type: 'string' },
      database: { type: 'string' },
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '*' },
      out: { type: 'string' },
      page: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const before =
    values.against === undefined ? undefined : (JSON.parse(readFileSync(values.against, 'utf8')) as Report);
  const patterns = values.only.split(',');
  return {
    sizes: readSizes(values, before),
    events: readEvents(values.events),
    database: values.database ?? (before?.database === 'PostgreSQL' ? 'own' : undefined),
    out: values.out,
    page: values.page,
    before,
    isQuick: values.quick,
    isWanted: (name) => patterns.some((pattern) => matchesGlob(name, pattern)),
  };
}

function readEvents(text: string): number {
  const events = Number(text);
  if (!Number.isInteger(events) || events < 100_000 || events > 1_000_000_000)
    throw new Error(`A number of events is a whole number from 100000 to 1000000000: ${usage}`);
  return events;
}

function readSizes(
  { items, sizes }: { items?: string; sizes?: string },
  before: Report | undefined,
): number[] {
  if (items === undefined && sizes === undefined) {
    if (!before) throw new Error(`Say how many items: ${usage}`);
    return distinct(before.blocks.map((block) => block.items));
  }
  const read = (sizes ?? items)!.split(',').map(Number);
  if (read.some((size) => !Number.isInteger(size) || size < 2_000 || size > 10_000_000))
    throw new Error(`A number of items is a whole number from 2000 to 10000000: ${usage}`);
  const isOneLarge = sizes === undefined && read[0]! > smallLibrary;
  return distinct(isOneLarge ? [smallLibrary, ...read] : read);
}

const distinct = (sizes: number[]) => [...new Set(sizes)].sort((one, other) => one - other);
