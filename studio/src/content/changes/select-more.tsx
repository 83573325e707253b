import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useState } from 'react';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import type { Count } from '../list/use-contents.ts';
import { maxSelected, withAll, type Selection } from '../table/selection.ts';
import style from './select-more.module.css';

type SelectMoreProps = {
  selected: number;
  loaded: number;
  /** How many the list finds. */
  found: Count | undefined;
  loadUpTo: (count: number) => Promise<readonly ManagedMediaContent[]>;
  onSelect: (change: (selection: Selection) => Selection) => void;
};

/** Selects everything that the list finds, once all that is loaded is selected. */
export function SelectMore({ selected, loaded, found, loadUpTo, onSelect }: SelectMoreProps) {
  const [isLoading, setLoading] = useState(false);
  if (selected < Math.min(loaded, maxSelected)) return null;
  if (selected >= maxSelected)
    return found && found.total > selected ? (
      <span className={style.note}>{text.mostAtOnce(maxSelected)}</span>
    ) : null;
  if (!found || found.total <= selected) return null;
  const selectAll = async () => {
    setLoading(true);
    const items = await loadUpTo(maxSelected).finally(() => setLoading(false));
    onSelect((shown) =>
      withAll(
        shown,
        items.map(({ id }) => id),
      ),
    );
  };
  return (
    <button type="button" className={style.button} disabled={isLoading} onClick={() => void selectAll()}>
      {found.total > maxSelected ? text.selectFirst(maxSelected) : text.selectAll(found.total)}
    </button>
  );
}
