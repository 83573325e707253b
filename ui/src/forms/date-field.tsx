import { useId } from 'react';
import field from './field.module.css';
import style from './form-field.module.css';

type DateFieldProps = {
  label: string;
  /** `2026-12-31`; empty: none. */
  value: string;
  onChange: (value: string) => void;
  help?: string;
  /** `2026-12-31T18:00`, by the reader's own clock. */
  hasTime?: boolean;
  error?: string | undefined;
};

/** A day, or a moment, by the browser's own calendar. */
export function DateField({ label, value, onChange, help, hasTime = false, error }: DateFieldProps) {
  const id = useId();
  return (
    <div className={style.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type={hasTime ? 'datetime-local' : 'date'}
        className={field.input}
        value={value}
        max={hasTime ? '2999-12-31T23:59' : '2999-12-31'}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className={error ? field.error : style.help}>
        {error ?? help}
      </p>
    </div>
  );
}
