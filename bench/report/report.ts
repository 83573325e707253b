import type { Figures } from '../measure.ts';
import type { MeasuredRow } from '../rows/measure-rows.ts';
import type { Setting } from '../servers/own-database.ts';

export type Result = Figures & {
  name: string;
  /** Requests a second over those of the bare server. */
  share: number;
  /**
   * How many times as long a request takes as in the smallest library of the run: the share there over the share here. Both are
   * of a bare answer in the same minute, so that a slower machine changes nothing. Nothing in the smallest one itself.
   */
  growth: number | null;
  /** Requests a second over those of nginx that serves the same files alone. */
  ofNginx?: number;
  /** Requests a second over those of the bare server with answers as large. */
  ofSameSize?: number;
  /** The row looked slower than in an earlier report and was measured a second time. This is the better one. */
  measuredAgain?: true;
};

/** Milliseconds of a write, and of a bare statement that writes the same rows. */
export type Write = { name: string; ms: number; bareMs: number };

/** What was measured at one size with one setting of the database. */
export type Block = {
  items: number;
  /** Nothing where the database is not the run's own. */
  setting: Setting | null;
  /** Seconds in which the items that were not there yet came in. */
  seeding: number;
  bare: Figures;
  results: Result[];
  writes: Write[];
};

export type Report = {
  machine: string;
  commit: string;
  database: string;
  /** The largest library with PostgreSQL as it comes: `bare` and `results` are of it. */
  items: number;
  connections: number;
  warmUp: number;
  seconds: number;
  /** Of the machine in the minute before and in the last minute of the run. */
  load: number[];
  bare: Figures;
  results: Result[];
  blocks: Block[];
};

export function resultOf(
  { name, figures: { firstError, ...figures }, bare, nginx, sameSize, measuredAgain }: MeasuredRow,
  smallest: Block | undefined,
): Result {
  const small = smallest?.results.find((result) => result.name === name);
  const share = figures.rps / bare.rps;
  return {
    name,
    ...figures,
    share: rounded(share),
    growth: small ? rounded(small.share / share) : null,
    ...(nginx && { ofNginx: rounded(figures.rps / nginx.rps) }),
    ...(sameSize && { ofSameSize: rounded(figures.rps / sameSize.rps) }),
    ...(measuredAgain && { measuredAgain }),
    ...(firstError && { firstError }),
  };
}

/** Three digits that count: shares are small. */
const rounded = (value: number): number => Number(value.toPrecision(3));
