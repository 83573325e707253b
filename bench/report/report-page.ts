import { aimedGrowth, aimedSize, aimOf, largeSize } from './aims.ts';
import { drawPlot } from './plot.ts';
import type { Block, Report, Result } from './report.ts';

const groups: { title: string; file: string; holds(name: string): boolean }[] = [
  { title: 'Search', file: 'search', holds: (name) => /^(search|suggest)/.test(name) },
  { title: 'Lists and details', file: 'lists', holds: (name) => /^(list|category|detail)/.test(name) },
  {
    title: 'Home',
    file: 'home',
    holds: (name) => /^home( signed-in(, with audiences)?)?$|^home: /.test(name),
  },
  { title: 'Home, signed in', file: 'home-signed-in', holds: (name) => name.startsWith('home signed-in: ') },
  { title: 'Analytics', file: 'analytics', holds: (name) => name.startsWith('analytics ') },
  { title: 'Media', file: 'media', holds: (name) => /^(media|picture)/.test(name) },
];

const formatted = new Intl.NumberFormat('en');
const items = (count: number) => formatted.format(count);
const percent = (share: number) => `${Number((share * 100).toPrecision(3))} %`;

/** The page for people, and its pictures by the names of their files in the folder `plots` beside it. */
export function reportPage(report: Report): { page: string; plots: Record<string, string> } {
  const usual = report.blocks.filter(({ setting }) => setting !== 'memory');
  const plots: Record<string, string> = {};
  const sections = groups.flatMap(({ title, file, holds }) => {
    const names = namesOf(report.blocks).filter(holds);
    if (names.length === 0) return [];
    const lines = (value: (result: Result) => number | null | undefined) =>
      names.map((name) => ({
        name,
        values: usual.map((block) => {
          const result = resultOf(block, name);
          return (result && value(result)) ?? undefined;
        }),
      }));
    const columns = usual.map((block) => `${items(block.items)} items`);
    const plotted = { title: `${title}: requests a second, as % of a bare answer`, columns };
    plots[`${file}.svg`] = drawPlot({ ...plotted, lines: lines(({ share }) => share * 100) });
    return [`## ${title}`, `![${plotted.title}](plots/${file}.svg)`, tableOf(report.blocks, names)];
  });
  return { page: `${[...introduction(report), ...sections, ...writesOf(usual)].join('\n\n')}\n`, plots };
}

function introduction(report: Report): string[] {
  const { machine, commit, database, connections, warmUp, seconds, load, blocks } = report;
  return [
    '# How fast the portal is',
    'Made by `npm run bench`. Every figure is a ratio that was taken in one run, because machines differ and are busy. **Share**: requests a second over those of a bare `node:http` server that answers 16 bytes. ' +
      '**Of its size**: requests a second over those of that server with answers as large. **Growth**: the share in the smallest library over the share here. **Of nginx**: requests a second over those of nginx that serves the same files alone. Rows with **bare Node** are no part of the portal: they are what one process of Node can do at most when it serves these files without any decision.',
    `${machine}; ${database}; commit ${commit.slice(0, 12)}; ${connections} connections, ${seconds} s a row after ${warmUp} s of warm-up; load of the machine ${load.map((each) => each.toFixed(1)).join(', ')}.`,
    'An item has 20 captions, and 5 from the 100,001st on. Words, speakers and captions are drawn as a language has them: few are everywhere, many are met once. Searches of each kind repeat 200 terms. **Cold** are the same in the seconds after PostgreSQL was started with nothing in its memory and none of its files in the memory of the system.',
    [
      '| items | PostgreSQL | seeding | bare answers a second | rows with errors |',
      '|---|---|---|---|---|',
      ...blocks.map(
        (block) =>
          `| ${items(block.items)} | ${settingName(block)} | ${block.seeding} s | ${formatted.format(block.bare.rps)} | ${block.results.filter(({ errors }) => errors > 0).length} |`,
      ),
    ].join('\n'),
  ];
}

function writesOf(blocks: readonly Block[]): string[] {
  const names = [...new Set(blocks.flatMap(({ writes }) => writes.map(({ name }) => name)))];
  if (names.length === 0) return [];
  const cells = (name: string) =>
    blocks.map(({ writes }) => {
      const write = writes.find((each) => each.name === name);
      return write ? `${write.ms} ms, ×${Number((write.ms / write.bareMs).toPrecision(2))}` : '';
    });
  return [
    '## Writing',
    'The median of single writes, and how often it is that of a bare statement that writes the same rows into a table with a primary key alone.',
    [
      `| ${['', ...blocks.map((block) => items(block.items))].join(' | ')} |`,
      `|${['', ...blocks].map(() => '---').join('|')}|`,
      ...names.map((name) => `| ${[name, ...cells(name)].join(' | ')} |`),
    ].join('\n'),
  ];
}

/** A row's shares at every size, its growth, and its aim. */
function tableOf(blocks: readonly Block[], names: readonly string[]): string {
  const heads = blocks.map(
    (block) => `${items(block.items)}${block.setting === 'memory' ? ', with memory' : ''}`,
  );
  const rows = names.map((name) => {
    const cells = blocks.map((block) => {
      const result = resultOf(block, name);
      if (!result) return '';
      const ofNginx = result.ofNginx === undefined ? '' : `, ${result.ofNginx} of nginx`;
      const ofSize = result.ofSameSize === undefined ? '' : `, ${result.ofSameSize} of its size`;
      return `${percent(result.share)}${ofSize}${ofNginx}${aimMark(block, result)}`;
    });
    const growths = blocks.slice(1).map((block) => {
      const growth = resultOf(block, name)?.growth;
      if (growth === undefined || growth === null) return '';
      return `×${growth}${block.items === largeSize ? mark(growth <= aimedGrowth, `×${aimedGrowth}`) : ''}`;
    });
    return `| ${[name, ...cells, ...growths].join(' | ')} |`;
  });
  const columns = ['', ...heads, ...heads.slice(1).map((head) => `growth to ${head}`)];
  return [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`, ...rows].join('\n');
}

function aimMark(block: Block, result: Result): string {
  if (block.items !== aimedSize) return '';
  const [bare, nginx] = [aimOf(result.name, 'bare'), aimOf(result.name, 'nginx')];
  if (bare !== undefined) return mark(result.share >= bare, percent(bare));
  return nginx !== undefined && result.ofNginx !== undefined
    ? mark(result.ofNginx >= nginx, String(nginx))
    : '';
}

const mark = (isReached: boolean, aim: string) => (isReached ? ` ✓` : ` (aim: ${aim})`);

const settingName = ({ setting }: Block) =>
  setting === 'memory'
    ? 'with more memory (shared_buffers, effective_cache_size, work_mem)'
    : setting === 'defaults'
      ? 'its defaults'
      : 'as it was';

const namesOf = (blocks: readonly Block[]) => [
  ...new Set(blocks.flatMap(({ results }) => results.map(({ name }) => name))),
];
const resultOf = (block: Block, name: string) => block.results.find((result) => result.name === name);
