import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import field from '@tv/ui/forms/field.module.css';
import { Menu } from '@tv/ui/menus/menu.tsx';
import { ChipList, RemovableChip } from '@tv/ui/chips/removable-chip.tsx';
import { managedCategories, type ChosenCategory } from './categories-query.ts';
import style from '@tv/ui/forms/form-field.module.css';

type CategoryFieldProps = {
  label: string;
  addLabel: string;
  emptyLabel: string;
  removeLabel: (name: string) => string;
  values: readonly ChosenCategory[];
  onChange: (values: ChosenCategory[]) => void;
  /** How many. */
  most: number;
};

/** The categories of an item, chosen from those that there are. */
export function CategoryField({
  label,
  addLabel,
  emptyLabel,
  removeLabel,
  values,
  onChange,
  most,
}: CategoryFieldProps) {
  const { data: categories = [] } = useQuery(managedCategories());
  const others = categories.filter(({ id }) => !values.some((each) => each.id === id));
  return (
    <div className={style.field} role="group" aria-label={label}>
      <span className={field.label}>{label}</span>
      <div className={style.chips}>
        {values.length > 0 && (
          <ChipList>
            {values.map((value) => (
              <RemovableChip
                key={value.id}
                removeLabel={removeLabel(value.name)}
                onRemove={() => onChange(values.filter(({ id }) => id !== value.id))}
              >
                {value.name}
              </RemovableChip>
            ))}
          </ChipList>
        )}
        {values.length < most && (
          <Menu
            label={addLabel}
            align="start"
            sections={[
              {
                entries:
                  others.length > 0
                    ? others.map((category) => ({
                        key: category.id,
                        label: category.name,
                        onAction: () => onChange([...values, category]),
                      }))
                    : [{ key: 'none', label: emptyLabel }],
              },
            ]}
            trigger={(props) => (
              <button type="button" className={style.add} {...props}>
                <Plus aria-hidden="true" />
                {addLabel}
              </button>
            )}
          />
        )}
      </div>
    </div>
  );
}
