import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as filters from '@tv/strings/en/studio/content/filters.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import field from '@tv/ui/forms/field.module.css';
import { isCalled, managedCategories } from './categories-query.ts';
import { ChipsPicker } from '@tv/ui/pickers/chips-picker.tsx';
import shared from '@tv/ui/forms/form-field.module.css';

type Named = { id: string; name: string };
type CategoriesFieldProps = {
  values: readonly Named[];
  onChange: (values: Named[]) => void;
  label?: string;
  help?: string;
};

/** Categories that one person or key is offered and may be assigned here. */
const most = 50;

/** The categories that a content manager or a key manages, in a dialog. */
export function CategoriesField({
  values,
  onChange,
  label = text.categories,
  help = text.categoriesHelp,
}: CategoriesFieldProps) {
  const { data: categories = [] } = useQuery(managedCategories());
  const [isOpen, setOpen] = useState(false);
  const [typed, type] = useState('');
  const without = (id: string) => values.filter((each) => each.id !== id);
  const isChosen = (id: string) => values.some((each) => each.id === id);
  const found = categories.filter((category) => isCalled(category, typed));
  const toggle = (id: string) => {
    const category = categories.find((each) => each.id === id);
    if (isChosen(id)) onChange(without(id));
    else if (category && values.length < most) onChange([...values, category]);
  };
  return (
    <div className={shared.field} role="group" aria-label={label}>
      <span className={field.label}>{label}</span>
      <ChipsPicker
        label={label}
        add={text.addCategory}
        chips={values.map(({ id, name }) => ({
          key: id,
          text: name,
          removeLabel: text.removeCategory(name),
          onRemove: () => onChange(without(id)),
        }))}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isInline
        options={found.slice(0, most).map(({ id, name }) => ({
          value: id,
          text: name,
          isChosen: isChosen(id),
        }))}
        onChoose={toggle}
        note={found.length === 0 ? text.noCategories : undefined}
        search={{ label: filters.find, value: typed, onChange: type }}
      />
      <p className={shared.help}>{help}</p>
    </div>
  );
}
