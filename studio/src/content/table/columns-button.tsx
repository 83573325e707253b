import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import * as text from '@tv/strings/en/studio/content/content.ts';
import { Picker, preloadPicker } from '@tv/ui/pickers/lazy-picker.tsx';
import { columnNames, columnTexts, type ColumnName } from './columns.ts';
import field from '@tv/ui/forms/form-field.module.css';

type ColumnsButtonProps = { chosen: readonly ColumnName[]; onChoose: (names: readonly ColumnName[]) => void };

/** Which columns the table has, on this device. */
export function ColumnsButton({ chosen, onChoose }: ColumnsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={field.add}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadPicker}
        onFocus={preloadPicker}
        onClick={() => setOpen(!isOpen)}
      >
        <Columns3 aria-hidden="true" />
        {text.columns}
      </button>
      {isOpen && (
        <Picker
          label={text.columns}
          trigger={button}
          placement="bottom end"
          onClose={() => setOpen(false)}
          isMultiple
          options={columnNames.map((name) => ({
            value: name,
            text: columnTexts[name],
            isChosen: chosen.includes(name),
          }))}
          onChoose={(value) =>
            onChoose(
              columnNames.filter((name) => (name === value ? !chosen.includes(name) : chosen.includes(name))),
            )
          }
        />
      )}
    </>
  );
}
