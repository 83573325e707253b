import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import * as filters from '../../strings/en/studio-filters.ts';
import * as text from '../../strings/en/studio-people.ts';
import field from '../../ui/field.module.css';
import { managedCategories } from '../ui/categories-query.ts';
import { Chip } from '../ui/chips-field.tsx';
import shared from '../ui/field.module.css';
import { Picker } from '../ui/pickers/lazy-picker.tsx';

type Named = { id: string; name: string };
type CategoriesFieldProps = { values: readonly Named[]; onChange: (values: Named[]) => void };

/** Categories that one person is offered and may be assigned here. */
const most = 50;

/** The categories that a content manager manages, in a dialog. */
export function CategoriesField({ values, onChange }: CategoriesFieldProps) {
  const { data: categories = [] } = useQuery(managedCategories());
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, type] = useState('');
  const without = (id: string) => values.filter((each) => each.id !== id);
  const isChosen = (id: string) => values.some((each) => each.id === id);
  const found = categories.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const toggle = (id: string) => {
    const category = categories.find((each) => each.id === id);
    if (isChosen(id)) onChange(without(id));
    else if (category && values.length < most) onChange([...values, category]);
  };
  return (
    <div className={shared.field} role="group" aria-label={text.categories}>
      <span className={field.label}>{text.categories}</span>
      <div className={shared.chips}>
        {values.map(({ id, name }) => (
          <Chip
            key={id}
            text={name}
            removeLabel={text.removeCategory(name)}
            onRemove={() => onChange(without(id))}
          />
        ))}
        <button
          ref={button}
          type="button"
          className={shared.add}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Plus aria-hidden="true" />
          {text.addCategory}
        </button>
      </div>
      {isOpen && (
        <Picker
          label={text.categories}
          trigger={button}
          onClose={() => setOpen(false)}
          isInline
          isMultiple
          options={found.slice(0, most).map(({ id, name }) => ({
            value: id,
            text: name,
            isChosen: isChosen(id),
          }))}
          onChoose={toggle}
          note={found.length === 0 ? text.noCategories : undefined}
          search={{ label: filters.find, value: typed, onChange: type }}
        />
      )}
      <p className={shared.help}>{text.categoriesHelp}</p>
    </div>
  );
}
