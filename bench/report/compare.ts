import type { Block, Report, Result } from './report.ts';

/** What a share may lose before it counts: a fifth. */
const least = 0.8;

export type Fall = {
  items: number;
  name: string;
  what: 'share' | 'share of nginx';
  before: number;
  now: number;
};

/** The shares of a block that fell by more than a fifth against the same block of an earlier report. */
export function fallsOf(block: Pick<Block, 'items' | 'setting' | 'results'>, before: Report): Fall[] {
  const known = blockOf(before, block);
  return block.results.flatMap((result) => {
    const old = known?.results.find(({ name }) => name === result.name);
    return old ? fallsOfRow(block.items, result, old) : [];
  });
}

function fallsOfRow(items: number, now: Result, old: Result): Fall[] {
  const { name } = now;
  const pairs = [
    { what: 'share' as const, before: old.share, now: now.share },
    { what: 'share of nginx' as const, before: old.ofNginx, now: now.ofNginx },
  ];
  return pairs.flatMap(({ what, before, now: share }) =>
    before !== undefined && share !== undefined && share / before < least
      ? [{ items, name, what, before, now: share }]
      : [],
  );
}

const blockOf = (report: Report, { items, setting }: Pick<Block, 'items' | 'setting'>): Block | undefined =>
  report.blocks.find((block) => block.items === items && usual(block.setting) === usual(setting));

/** A server that is not the run's own counts as one with its defaults. */
const usual = (setting: Block['setting']) => setting ?? 'defaults';

/** Says why the two cannot be compared, if they cannot. */
export function refusal(before: Report, sizes: readonly number[], database: string): string | undefined {
  if (before.database !== database)
    return `The earlier report is of ${before.database}, and this run of ${database}: name the same --database.`;
  const known = [...new Set(before.blocks.map(({ items }) => items))];
  const missing = sizes.filter((size) => !known.includes(size));
  return missing.length > 0
    ? `The earlier report has no figures with ${missing.join(', ')} items: it has ${known.join(', ')}.`
    : undefined;
}

export const sentenceOf = ({ items, name, what, before, now }: Fall): string =>
  `${name} with ${items} items: its ${what} fell from ${before} to ${now}, by ${Math.round((1 - now / before) * 100)} %.`;
