import { useId } from 'react';
import field from './field.module.css';
import style from './form-field.module.css';
import { HiddenInput } from './hidden-input.tsx';

type SecretFieldProps = {
  label: string;
  /** Names the button that shows the secret. */
  showLabel: string;
  value: string;
  onChange: (value: string) => void;
  help: string;
  error: string | undefined;
  maxLength: number;
};

/** A secret of another service, as it is brought here. */
export function SecretField({ label, help, error, ...rest }: SecretFieldProps) {
  const id = useId();
  return (
    <div className={style.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <HiddenInput id={id} aria-invalid={Boolean(error)} aria-describedby={`${id}-help`} {...rest} />
      <p id={`${id}-help`} className={error ? field.error : style.help}>
        {error ?? help}
      </p>
    </div>
  );
}
