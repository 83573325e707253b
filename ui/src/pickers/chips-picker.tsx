import { Plus } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { ChipList, RemovableChip } from '../chips/removable-chip.tsx';
import shared from '../forms/form-field.module.css';
import { Picker } from './lazy-picker.tsx';

type ChipsPickerProps = Pick<
  ComponentProps<typeof Picker>,
  'label' | 'options' | 'onChoose' | 'note' | 'search' | 'isInline'
> & {
  chips: readonly { key: string; text: string; removeLabel: string; onRemove: () => void }[];
  /** Of the button that opens the list. */
  add: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** What is chosen, as chips, and a list with a search to choose more from. */
export function ChipsPicker({ chips, add, isOpen, onOpenChange, ...picker }: ChipsPickerProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={shared.chips}>
        {chips.length > 0 && (
          <ChipList>
            {chips.map(({ key, text, ...chip }) => (
              <RemovableChip key={key} {...chip}>
                {text}
              </RemovableChip>
            ))}
          </ChipList>
        )}
        <button
          ref={button}
          type="button"
          className={shared.add}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          onClick={() => onOpenChange(!isOpen)}
        >
          <Plus aria-hidden="true" />
          {add}
        </button>
      </div>
      {isOpen && <Picker {...picker} trigger={button} onClose={() => onOpenChange(false)} isMultiple />}
    </>
  );
}
