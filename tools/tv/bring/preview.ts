import type { BroughtItem } from '@tv/contract/sources';
import type { SourceItem, SourceReading } from '@tv/sources/source';
import type { Result } from './bring-one.ts';

const mostNamed = 20;

/** What a command would do with the items of a source. */
export type Plan = {
  coming: SourceItem[];
  /** Items that are here, were deleted here, or have no file: what the report says of them. */
  left: Result[];
};

/** Sorts the items: what comes, and what stays away and why. `isAgain`: what was deleted here comes too. */
export function planOf(
  items: readonly SourceItem[],
  known: ReadonlyMap<string, BroughtItem>,
  publicUrl: string,
  isAgain: boolean,
): Plan {
  const plan: Plan = { coming: [], left: [] };
  for (const item of items) {
    const there = known.get(item.sourceId);
    const address = there?.id ? `${publicUrl}/watch/${there.id}` : '';
    if (there?.state === 'here')
      plan.left.push({ item, outcome: 'already here', address, notes: item.notes });
    else if (there?.state === 'deleted' && !isAgain)
      plan.left.push({ item, outcome: 'deleted here', address: '', notes: item.notes });
    else if (!item.media) plan.left.push({ item, outcome: 'no file', address: '', notes: item.notes });
    else plan.coming.push(item);
  }
  return plan;
}

/** Sentences about a plan, before anything is sent. */
export function sayPlan(
  { coming, left }: Plan,
  { problems }: SourceReading,
  bytes: { known: number; unknown: number },
): string[] {
  const of = (outcome: Result['outcome']) => left.filter((each) => each.outcome === outcome);
  const total = coming.length + left.length;
  const size =
    bytes.known > 0
      ? `, ${sizeIn(bytes.known)}${bytes.unknown > 0 ? ` and ${files(bytes.unknown)} of unknown size` : ''}`
      : '';
  const noted = coming.filter(({ notes }) => notes.length > 0);
  return [
    `${items(total)}: ${coming.length} to bring in${size}, ${of('already here').length} already here.`,
    ...(of('deleted here').length > 0
      ? [
          `${items(of('deleted here').length)} ${of('deleted here').length === 1 ? 'was' : 'were'} deleted here; --again brings them back.`,
        ]
      : []),
    ...named(
      of('no file').map(({ item, notes }) => `${item.title}: ${notes.join(' ') || 'there is no file.'}`),
      (count) => `${items(count)} without a file:`,
    ),
    ...named(
      noted.map(({ title, notes }) => `${title}: ${notes.join(' ')}`),
      (count) => `${items(count)} will be changed or come incomplete:`,
    ),
    ...named(
      problems.map(({ where, message }) => (message.startsWith(where) ? message : `${where}: ${message}`)),
      (count) => (count === 1 ? '1 problem:' : `${count} problems:`),
    ),
  ];
}

const named = (lines: string[], title: (count: number) => string): string[] =>
  lines.length === 0
    ? []
    : [
        title(lines.length),
        ...lines.slice(0, mostNamed).map((line) => `  ${line}`),
        ...(lines.length > mostNamed
          ? [`  … and ${lines.length - mostNamed} more; --report names them all.`]
          : []),
      ];

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

const sizeIn = (bytes: number) =>
  bytes >= 1e9
    ? `${(bytes / 1e9).toFixed(1)} GB`
    : bytes >= 1e6
      ? `${Math.round(bytes / 1e6)} MB`
      : `${Math.ceil(bytes / 1000)} kB`;
