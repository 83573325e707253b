import { useId, type ComponentProps, type ReactNode } from 'react';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import field from '@tv/ui/forms/field.module.css';
import styles from './form.module.css';
import * as text from '@tv/strings/en/parts/form.ts';

type FieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  help?: ReactNode;
  isOptional?: boolean;
  /** Lies inside the field, at its end. */
  children?: ReactNode;
};

/** Label above, help below, the error in words beside the field. */
export function Field({
  label,
  value,
  onChange,
  error,
  help,
  isOptional,
  children,
  className,
  ...rest
}: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={field.label} htmlFor={id}>
        {label} {isOptional && <span className={styles.optional}>{text.optional}</span>}
      </label>
      <div className={field.box}>
        <input
          id={id}
          dir={fieldDirection(value)}
          className={[field.input, className].filter(Boolean).join(' ')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          required={!isOptional}
          aria-invalid={Boolean(error)}
          {...(described && { 'aria-describedby': described })}
          {...rest}
        />
        {children}
      </div>
      {error && (
        <p className={field.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}
