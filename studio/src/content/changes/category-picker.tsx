import { useQuery } from '@tanstack/react-query';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useMemo, useState, type RefObject } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import * as filterText from '@tv/strings/en/studio/content/filters.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import { Button } from '@tv/ui/button.tsx';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';
import { isCalled } from '../../parts/categories/categories-query.ts';
import { changeItems } from './change-items.ts';
import { editOf, pressed, shareOf, type Wanted } from './shares.ts';

type ChangePickerProps = {
  items: readonly ManagedMediaContent[];
  trigger: RefObject<Element | null>;
  onClose: () => void;
};

/** Milliseconds that typing rests before the service is asked. */
const rest = 150;
const pageSize = 50;

/** Files items under categories, and takes them out. */
export function CategoryPicker({ items, trigger, onClose }: ChangePickerProps) {
  const [typed, type] = useState('');
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const term = useDebounced(typed.trim(), rest);
  const { data, isError } = useQuery({
    queryKey: ['managed-categories', items[0]?.organizationId, term],
    queryFn: ({ signal }) =>
      call('GET /Management/Categories', { query: { searchTerm: term || undefined, pageSize }, signal }),
    placeholderData: (before) => before,
  });
  const own = useMemo(() => items.flatMap(({ categories }) => categories), [items]);
  const known = new Map([...own, ...(data ?? [])].map((category) => [category.id, category]));
  const offered = [
    ...new Set([...(typed ? [] : own.map(({ id }) => id)), ...(data ?? []).map(({ id }) => id)]),
  ].filter((id) => isCalled(known.get(id)!, typed));
  const before = (id: string) =>
    shareOf(items, ({ categories }) => categories.some((each) => each.id === id));
  const apply = () => {
    onClose();
    if (wanted.size > 0) void changeItems(items, editOf(wanted, 'categories'), text.filed);
  };
  return (
    <Picker
      label={text.category}
      trigger={trigger}
      placement="top start"
      onClose={onClose}
      isMultiple
      search={{ label: filterText.find, value: typed, onChange: type }}
      options={offered.map((id) => ({
        value: id,
        text: known.get(id)!.name,
        isChosen: wanted.get(id) ?? before(id),
      }))}
      onChoose={(id) => setWanted((shown) => pressed(shown, id, before(id)))}
      onSubmit={apply}
      note={noteOf(data === undefined && !isError, isError, offered.length)}
    >
      <Button look="primary" size="small" disabled={wanted.size === 0} onClick={apply}>
        {text.applyTo(items.length)}
      </Button>
    </Picker>
  );
}

function noteOf(isPending: boolean, isError: boolean, offered: number): string | undefined {
  if (isPending) return filterText.loading;
  if (isError) return filterText.notLoaded;
  return offered === 0 ? filterText.nothingFound : undefined;
}
