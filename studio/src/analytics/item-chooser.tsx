import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Film } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';
import { noteOf } from './category-chooser.tsx';
import { Chooser } from './chooser.tsx';

/** Milliseconds that typing rests before the service is asked. */
const rest = 200;
/** Items that are offered at a time; typing narrows them. */
const offered = 20;

const foundItems = (searchTerm: string) =>
  queryOptions({
    queryKey: ['studio', 'analytics', 'found-items', searchTerm],
    queryFn: ({ signal }) =>
      call('GET /Management/MediaContents', {
        query: { pageSize: offered, ...(searchTerm ? { searchTerm } : { sortBy: 'views' }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

type ItemChooserProps = {
  itemId: string;
  /** The title of the chosen item, or the label for no item. */
  chosen: string;
  /** The label of the entry that chooses no item. Absent: the list has no such entry. */
  none?: string | undefined;
  onChange: (itemId: string) => void;
};

/** One of the items, found by words of its title; before that the most watched ones. */
export function ItemChooser({ itemId, chosen, none, onChange }: ItemChooserProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Chooser
        ref={button}
        label={text.item}
        chosen={chosen}
        icon={<Film aria-hidden="true" />}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Items
          itemId={itemId}
          none={none}
          trigger={button}
          onChoose={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type ItemsProps = {
  itemId: string;
  none: string | undefined;
  trigger: RefObject<HTMLButtonElement | null>;
  onChoose: (itemId: string) => void;
  onClose: () => void;
};

function Items({ itemId, none, trigger, onChoose, onClose }: ItemsProps) {
  const [typed, type] = useState('');
  const { data: items, isError } = useQuery(foundItems(useDebounced(typed.trim(), rest)));
  return (
    <Picker
      label={text.item}
      trigger={trigger}
      onClose={onClose}
      options={[
        ...(none && !typed ? [{ value: '', text: none, isChosen: itemId === '' }] : []),
        ...(items ?? []).map(({ id, title }) => ({ value: id, text: title, isChosen: id === itemId })),
      ]}
      onChoose={onChoose}
      note={noteOf(isError, items === undefined, items?.length ?? 0)}
      search={{ label: text.find, value: typed, onChange: type }}
    />
  );
}
