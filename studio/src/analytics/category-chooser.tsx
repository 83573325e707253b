import { useQuery } from '@tanstack/react-query';
import { LayoutGrid } from 'lucide-react';
import { useRef, useState } from 'react';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { managedCategories } from '../parts/categories/categories-query.ts';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';
import { Chooser } from './chooser.tsx';

type CategoryChooserProps = {
  categoryId: string;
  /** The label while no category is chosen. */
  none: string;
  /** Whether `none` can be chosen, too. */
  hasNone: boolean;
  onChange: (categoryId: string) => void;
};

/** One of the categories, found by a part of its name. */
export function CategoryChooser({ categoryId, none, hasNone, onChange }: CategoryChooserProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, type] = useState('');
  const { data: categories, isError } = useQuery(managedCategories());
  const sought = typed.trim().toLocaleLowerCase();
  const found = (categories ?? []).filter(({ name }) => name.toLocaleLowerCase().includes(sought));
  const first = hasNone && !sought ? [{ value: '', text: none, isChosen: categoryId === '' }] : [];
  const options = [
    ...first,
    ...found.map(({ id, name }) => ({ value: id, text: name, isChosen: id === categoryId })),
  ];
  const name = categories?.find(({ id }) => id === categoryId)?.name;
  const close = () => {
    type('');
    setOpen(false);
  };
  return (
    <>
      <Chooser
        ref={button}
        label={text.category}
        chosen={categoryId ? (name ?? text.category) : none}
        icon={<LayoutGrid aria-hidden="true" />}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Picker
          label={text.category}
          trigger={button}
          onClose={close}
          options={options}
          onChoose={onChange}
          note={noteOf(isError, categories === undefined, options.length)}
          search={{ label: text.find, value: typed, onChange: type }}
        />
      )}
    </>
  );
}

/** The note below the options of a list, or in their place. */
export const noteOf = (isError: boolean, isLoading: boolean, found: number): string | undefined =>
  isError ? text.notLoaded : isLoading ? text.loading : found === 0 ? text.nothingFound : undefined;
