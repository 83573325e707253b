import { ChevronDown } from 'lucide-react';
import style from './select.module.css';

type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
};

/** One of several in the browser's own list, its name before it. */
export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  return (
    <label className={style.select}>
      <span className={style.label}>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </label>
  );
}
