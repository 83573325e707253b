import { asLine } from '@tv/contract/text-characters';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import { number } from '@tv/strings/en/locale.ts';
import field from './field.module.css';
import style from './form-field.module.css';

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Beside the label, at the line's end. */
  note?: ReactNode;
  help?: string;
  error?: string | undefined;
  /** Characters. How many there are is shown once they become few. */
  maxLength: number;
  /** Lines of a text that may have several. */
  lines?: number;
  /** The language of the text, where it is not the reader's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
} & Pick<ComponentProps<'input'>, 'placeholder' | 'inputMode'>;

/** Label above, help below, the error in words beside the field. */
export function TextField({
  label,
  value,
  onChange,
  note,
  help,
  error,
  maxLength,
  lines,
  lang,
  dir,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const shown = {
    id,
    className: field.input,
    value,
    maxLength,
    // Texts that are pasted bring characters that nobody sees, such as the isolates of telephones' contacts.
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(lines ? target.value : asLine(target.value)),
    lang,
    dir: dir ?? fieldDirection(value),
    'aria-invalid': Boolean(error),
    'aria-describedby': `${id}-help`,
  };
  return (
    <div className={style.field}>
      <div className={style.head}>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        <span className={style.note}>
          {value.length > maxLength * 0.8 ? `${number(value.length)} / ${number(maxLength)}` : note}
        </span>
      </div>
      {lines ? (
        <textarea rows={lines} {...shown} />
      ) : (
        <input type="text" autoComplete="off" {...shown} {...rest} />
      )}
      <p id={`${id}-help`} className={error ? field.error : style.help}>
        {error ?? help}
      </p>
    </div>
  );
}
