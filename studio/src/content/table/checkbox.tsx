import { Check, Minus } from 'lucide-react';
import style from './checkbox.module.css';

type CheckboxProps = {
  label: string;
  isChecked: boolean | 'mixed';
  /** `isRange`: Shift was held. */
  onToggle: (isRange: boolean) => void;
};

/** Selects a row with the pointer. The keyboard selects on the row itself, so that the table is one Tab stop. */
export const Checkbox = ({ label, isChecked, onToggle }: CheckboxProps) => (
  <button
    type="button"
    role="checkbox"
    aria-checked={isChecked}
    aria-label={label}
    tabIndex={-1}
    className={style.box}
    onClick={(event) => {
      event.stopPropagation();
      onToggle(event.shiftKey);
    }}
    // Shift would mark text.
    onMouseDown={(event) => event.shiftKey && event.preventDefault()}
  >
    <span className={style.mark} data-checked={isChecked !== false}>
      {isChecked === 'mixed' ? <Minus aria-hidden="true" /> : isChecked && <Check aria-hidden="true" />}
    </span>
  </button>
);
