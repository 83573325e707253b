import { expect, test, vi } from 'vitest';
import { fallsOf, refusal, sentenceOf } from './compare.ts';
import type { MeasuredRow } from '../rows/measure-rows.ts';
import { measureRows } from '../rows/measure-rows.ts';
import { type Block, type Report, resultOf } from './report.ts';

const figures = (rps: number, p50 = 1) => ({ rps, p50, p99: 2, errors: 0 });
const bare = figures(10_000);
const row = (name: string, rps: number, p50 = 1): MeasuredRow => ({ name, figures: figures(rps, p50), bare });

const block = (items: number, rows: MeasuredRow[], setting: Block['setting'] = 'defaults'): Block => ({
  ...{ items, setting, seeding: 1, bare, writes: [] },
  results: rows.map((each) => resultOf(each, undefined)),
});
const before = {
  database: 'PostgreSQL',
  blocks: [
    block(10_000, [row('list', 2_000), row('detail', 1_000)]),
    block(100_000, [row('list', 2_000), row('detail', 500)]),
    block(100_000, [row('list', 8_000)], 'memory'),
  ],
} as Report;

test('a share that fell by more than a fifth is named, with the size, before and after', () => {
  const falls = fallsOf(block(100_000, [row('list', 1_590), row('detail', 500)]), before);
  expect(falls).toEqual([{ items: 100_000, name: 'list', what: 'share', before: 0.2, now: 0.159 }]);
  expect(sentenceOf(falls[0]!)).toBe('list with 100000 items: its share fell from 0.2 to 0.159, by 21 %.');
});

test('a fifth is no fall, nor is a row that is new, gone or of another setting', () => {
  expect(fallsOf(block(100_000, [row('list', 1_650), row('suggest', 1)]), before)).toEqual([]);
  expect(fallsOf(block(20_000, [row('list', 1)]), before)).toEqual([]);
  expect(fallsOf(block(100_000, [row('list', 1_700)], 'memory'), before)).toHaveLength(1);
  expect(fallsOf(block(100_000, [row('list', 1_000)], null), before)).toHaveLength(1);
});

test('a fall against nginx is one too', () => {
  const media = (nginx: number): MeasuredRow => ({ ...row('media range', 1_000), nginx: figures(nginx) });
  const earlier = { ...before, blocks: [block(10_000, [media(1_000)])] };
  expect(fallsOf(block(10_000, [media(1_200)]), earlier)).toEqual([]);
  expect(fallsOf(block(10_000, [media(1_300)]), earlier)).toEqual([
    { items: 10_000, name: 'media range', what: 'share of nginx', before: 1, now: 0.769 },
  ]);
});

test('reports of another database or without a size are refused in a sentence', () => {
  expect(refusal(before, [10_000, 100_000], 'PostgreSQL')).toBeUndefined();
  expect(refusal(before, [10_000], 'embedded')).toMatch(/of PostgreSQL, and this run of embedded/);
  expect(refusal(before, [10_000, 20_000], 'PostgreSQL')).toMatch(/with 20000 items: it has 10000, 100000\./);
});

test('growth is the share in the smallest library over the share here, also where all is slower', () => {
  const smallest = block(10_000, [row('list', 3_000)]);
  expect(resultOf(row('list', 2_000), smallest).growth).toBe(1.5);
  expect(resultOf({ ...row('list', 1_000, 9), bare: figures(5_000, 9) }, smallest).growth).toBe(1.5);
  expect(resultOf(row('detail', 1, 6), smallest).growth).toBeNull();
  expect(resultOf(row('list', 1, 6), undefined).growth).toBeNull();
});

test('a row that looks slow is measured again beside the bare server, and the better share counts', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const names: string[] = [];
  const rowOf = (name: string, speeds: number[]) => ({
    name,
    measure: async () => {
      names.push(name);
      return figures(speeds.shift()!);
    },
  });
  const rows = [rowOf('slow once', [100, 900]), rowOf('steady', [800]), rowOf('slow', [100, 90])];
  const measureBare = async () => {
    names.push('bare');
    return figures(20_000);
  };
  const measured = await measureRows(rows, bare, measureBare, ({ figures: { rps } }) => rps < 500);
  expect(names).toEqual(['slow once', 'steady', 'slow', 'bare', 'slow once', 'bare', 'slow']);
  expect(
    measured.map(({ name, figures: { rps }, bare: beside, measuredAgain }) => [
      name,
      rps,
      beside.rps,
      measuredAgain,
    ]),
  ).toEqual([
    ['slow once', 900, 20_000, true],
    ['steady', 800, 10_000, undefined],
    ['slow', 100, 10_000, true],
  ]);
});
