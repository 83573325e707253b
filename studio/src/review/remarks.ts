import { ReviewAction } from '@tv/contract/enumerations';
import type { ReviewEntry } from '@tv/contract/media-contents/reviews';

/** A remark with its answers, the oldest first. `index`: the number of its pin. */
export type Remark = { entry: ReviewEntry; answers: ReviewEntry[]; index: number };
export type Remarks = { open: Remark[]; resolved: Remark[] };

/** Remarks in the order of the film; those on the whole item stand before. Open and resolved ones are numbered each from one. */
export function remarksOf(entries: readonly ReviewEntry[]): Remarks {
  const roots = entries.filter((entry) => entry.isOpen || entry.resolvedAt !== undefined);
  const inOrder = roots.toSorted(
    (one, other) =>
      (one.startTime ?? -1) - (other.startTime ?? -1) || Date.parse(one.at) - Date.parse(other.at),
  );
  const numbered = (isOpen: boolean) =>
    inOrder
      .filter((entry) => entry.isOpen === isOpen)
      .map((entry, index) => ({ entry, index: index + 1, answers: answersTo(entry.id, entries) }));
  return { open: numbered(true), resolved: numbered(false) };
}

const answersTo = (id: string, entries: readonly ReviewEntry[]) =>
  entries
    .filter(({ parentId }) => parentId === id)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** Whether a remark stands at a second of the film. */
export const isAt = ({ startTime, endTime }: ReviewEntry, now: number): boolean =>
  startTime !== undefined && now >= startTime && now < (endTime ?? startTime + 1);

export const isRequest = ({ action }: ReviewEntry): boolean => action === ReviewAction.RequestChanges;
