import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import field from './field.module.css';
import shared from './form-field.module.css';
import style from './select-field.module.css';

type SelectFieldProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  help?: string | undefined;
  error?: string | undefined;
  onChange: (value: Value) => void;
};

/** One of several in the browser's own list: label above, help below. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  help,
  error,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={shared.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={style.box}>
        <select
          id={id}
          className={[field.input, style.select].join(' ')}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
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
      </div>
      <p id={`${id}-help`} className={error ? field.error : shared.help}>
        {error ?? help}
      </p>
    </div>
  );
}
