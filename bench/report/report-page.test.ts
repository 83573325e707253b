import { expect, test } from 'vitest';
import { drawPlot } from './plot.ts';
import { reportPage } from './report-page.ts';
import { type Block, type Report, resultOf } from './report.ts';

const figures = (rps: number, p50 = 1) => ({ rps, p50, p99: 2, errors: 0 });
const bare = figures(10_000);
const small = blockOf(10_000, 'defaults', 400, 2);
const blocks = [
  small,
  blockOf(100_000, 'defaults', 90, 2.4, small),
  blockOf(1_000_000, 'defaults', 80, 5, small),
  blockOf(1_000_000, 'memory', 300, 2.5, small),
];
const report: Report = {
  ...{
    machine: '2 × CPU',
    commit: '0123456789abcdef',
    database: 'PostgreSQL',
    items: 1_000_000,
    connections: 20,
  },
  ...{ warmUp: 1, seconds: 3, load: [0.5, 1], bare, results: [], blocks },
};

function blockOf(
  items: number,
  setting: Block['setting'],
  rps: number,
  p50: number,
  smallest?: Block,
): Block {
  const rows = [
    { name: 'search common', figures: figures(rps, p50), bare, sameSize: figures(1_000) },
    { name: 'media range', figures: figures(rps), bare, nginx: figures(rps * 2) },
  ];
  const writes = [{ name: 'an edit of an item', ms: 6, bareMs: 1.5 }];
  return { items, setting, seeding: 3, bare, writes, results: rows.map((row) => resultOf(row, smallest)) };
}

test('the page tells shares at every size, growth, and which aims are reached', () => {
  const { page, plots } = reportPage(report);
  expect(page).toContain(
    '| search common | 4 %, 0.4 of its size | 0.9 %, 0.09 of its size (aim: 1 %) | 0.8 %, 0.08 of its size | 3 %, 0.3 of its size | ×4.44 | ×5 (aim: ×1.5) | ×1.33 ✓ |',
  );
  expect(page).toContain('0.9 %, 0.5 of nginx ✓');
  expect(page).toContain('| 1,000,000 | with more memory');
  expect(page).toContain('![Search: requests a second, as % of a bare answer](plots/search.svg)');
  expect(page).toContain('| an edit of an item | 6 ms, ×4 | 6 ms, ×4 | 6 ms, ×4 |');
  expect(Object.keys(plots)).toEqual(['search.svg', 'media.svg']);
});

test('a plot has a point for each value that was measured, higher for more', () => {
  const svg = drawPlot({
    title: 'Shares <of> bare',
    columns: ['10', '100', '1000'],
    lines: [
      { name: 'one & two', values: [1, 10, 100] },
      { name: 'gap', values: [5, undefined, 0] },
    ],
  });
  const [line = ''] = /points="([^"]+)"/.exec(svg)?.slice(1) ?? [];
  const heights = line.split(' ').map((point) => Number(point.split(',')[1]));
  expect(heights).toHaveLength(3);
  // A tenfold value is one step of the axis, everywhere.
  expect(heights[0]! - heights[1]!).toBeCloseTo(heights[1]! - heights[2]!);
  expect(heights[0]).toBeGreaterThan(heights[2]!);
  expect(svg.match(/<circle [^>]*r="4"/g)).toHaveLength(4);
  expect(svg).toContain('one &amp; two');
  expect(svg).toContain('Shares &lt;of&gt; bare');
  expect(svg).toContain('prefers-color-scheme: dark');
});
