import type { BroughtItem } from '@tv/contract/sources/sources';
import type { SourceItem, SourceReading } from '@tv/sources/source';
import { size } from '../formats.ts';
import { sayFault, sayNote } from '../say-note.ts';
import { text } from '../texts.ts';
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
      plan.left.push({ item, outcome: 'already here', address, notes: item.notes.map(sayNote) });
    else if (there?.state === 'deleted' && !isAgain)
      plan.left.push({ item, outcome: 'deleted here', address: '', notes: item.notes.map(sayNote) });
    else if (!item.media)
      plan.left.push({ item, outcome: 'no file', address: '', notes: item.notes.map(sayNote) });
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
  const words = text.bring;
  const known = { size: size(bytes.known) };
  const sizes = bytes.known === 0 ? '' : bytes.unknown > 0 ? words.sizeAndUnknown(known) : words.size(known);
  const noted = coming.filter(({ notes }) => notes.length > 0);
  const deleted = of('deleted here').length;
  return [
    words.total({
      total: coming.length + left.length,
      coming: coming.length,
      size: sizes,
      here: of('already here').length,
    }),
    ...(deleted > 0 ? [words.deleted({ count: deleted })] : []),
    ...named(
      of('no file').map(({ item, notes }) => `${item.title}: ${notes.join(' ') || words.noFile}`),
      words.withoutFile,
    ),
    ...named(
      noted.map(({ title, notes }) => `${title}: ${notes.map(sayNote).join(' ')}`),
      words.changed,
    ),
    ...named(problems.map(sayFault), words.problems),
  ];
}

const named = (lines: string[], title: (counts: { count: number }) => string): string[] =>
  lines.length === 0
    ? []
    : [
        title({ count: lines.length }),
        ...lines.slice(0, mostNamed).map((line) => `  ${line}`),
        ...(lines.length > mostNamed ? [`  ${text.bring.more({ count: lines.length - mostNamed })}`] : []),
      ];
