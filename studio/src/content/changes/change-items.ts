import type { Answer, Body } from '@tv/contract/calls/api';
import { limits } from '@tv/contract/limits/limits';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import {
  refreshManagedContents,
  reloadManagedContents,
  reloadManagedCounts,
} from '@tv/client/lib/media-contents/managed.ts';
import { createStore } from '@tv/client/lib/state/store.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import { reasonWords } from '../../parts/problems/reason-words.ts';

export type ItemChange = Body<'POST /Management/MediaContents/Changes'>['change'];
type Outcome = Answer<'POST /Management/MediaContents/Changes'>[number];

/** An item that a change did not reach, and why. */
export type Failure = { id: string; title: string; reason: string };

/** The failures of the last change; the page shows them until somebody closes them. */
export const failures = createStore<readonly Failure[]>([]);

let takesBack: (() => void) | undefined;

/** Takes back the last change of this page, once. */
export function undoLastChange(): void {
  takesBack?.();
  takesBack = undefined;
}

/** Changes items in the same way, says how far it is and what became of it, and offers to take it back. */
export async function changeItems(
  items: readonly ManagedMediaContent[],
  change: ItemChange,
  says: (count: number) => string,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return;
  const outcomes = await changeInParts([{ ids, change }]);
  if (outcomes.length === 0) {
    toast(text.notChanged);
    return;
  }
  await showChanged(ids);
  const answered = new Set(outcomes.map(({ id }) => id));
  const notTried = ids.filter((id) => !answered.has(id)).map((id) => ({ id, isDone: false }));
  tellOf([...outcomes, ...notTried], items, says);
}

type Part = { ids: readonly string[]; change: ItemChange };

/** Makes changes in calls of as many items as one takes. Ends at the first call that fails, and answers the outcomes before it. */
async function changeInParts(changes: readonly Part[]): Promise<Outcome[]> {
  const all = changes.reduce((count, { ids }) => count + ids.length, 0);
  const outcomes: Outcome[] = [];
  for (const { ids, change } of changes)
    for (let begin = 0; begin < ids.length; begin += limits.changedItems) {
      if (all > limits.changedItems) toast(text.changing(outcomes.length, all), { topic: 'change' });
      try {
        const body = { ids: ids.slice(begin, begin + limits.changedItems), change };
        outcomes.push(...(await call('POST /Management/MediaContents/Changes', { body })));
      } catch {
        return outcomes;
      }
    }
  return outcomes;
}

function tellOf(
  outcomes: readonly Outcome[],
  items: readonly ManagedMediaContent[],
  says: (count: number) => string,
): void {
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const failed = failuresOf(outcomes, titles);
  failures.set(failed);
  const done = outcomes.length - failed.length;
  if (done === 0) return;
  const undos = outcomes.filter(({ undo }) => undo !== undefined);
  takesBack = undos.length > 0 ? () => void takeBack(undos, titles) : undefined;
  toast(says(done), { topic: 'change', ...(takesBack && { undo: undoLastChange }) });
}

const failuresOf = (outcomes: readonly Outcome[], titles: ReadonlyMap<string, string>): Failure[] =>
  outcomes.flatMap(({ id, isDone, problem }) =>
    isDone
      ? []
      : [{ id, title: titles.get(id) ?? '', reason: problem ? reasonWords(problem) : text.notTried }],
  );

/** Equal changes travel together. */
async function takeBack(undos: readonly Outcome[], titles: ReadonlyMap<string, string>): Promise<void> {
  const groups = Map.groupBy(undos, ({ undo }) => JSON.stringify(undo));
  const outcomes = await changeInParts(
    [...groups].map(([change, group]) => ({
      ids: group.map(({ id }) => id),
      change: JSON.parse(change) as ItemChange,
    })),
  );
  if (outcomes.length === undos.length) toast(text.undone, { topic: 'change' });
  else toast(text.notUndone);
  failures.set(failuresOf(outcomes, titles));
  const isRestoring = undos.some(({ undo }) => undo?.action === 'restore');
  // A restored item stands in the list again, where it was.
  if (isRestoring) await reloadManagedContents();
  else await showChanged(undos.map(({ id }) => id));
}

/** Makes the files of an item again. */
export async function reprocess({ id }: ManagedMediaContent): Promise<void> {
  try {
    await call('POST /Management/MediaContents/:id/Reprocessings', { params: { id } });
    toast(text.reprocessing, { topic: 'change' });
  } catch {
    toast(text.notChanged);
  }
  await showChanged([id]);
}

/** Rows show what was stored, also where the answer was lost. */
async function showChanged(ids: readonly string[]): Promise<void> {
  await Promise.all([refreshManagedContents(ids), reloadManagedCounts()]).catch(() => {});
}
