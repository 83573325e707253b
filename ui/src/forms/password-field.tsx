import { useId } from 'react';
import * as text from '@tv/strings/en/studio/item/fields.ts';
import field from './field.module.css';
import style from './form-field.module.css';
import { HiddenInput } from './hidden-input.tsx';
import { Switch } from './switch.tsx';

type PasswordFieldProps = {
  label: string;
  /** Whether there is to be a password. */
  isOn: boolean;
  /** Whether the service has one already, which nobody can read. */
  isStored: boolean;
  value: string;
  error?: string | undefined;
  onSwitch: (isOn: boolean) => void;
  onChange: (value: string) => void;
};

/** A password that others are told: it may be looked at while it is typed. */
export function PasswordField({
  label,
  isOn,
  isStored,
  value,
  error,
  onSwitch,
  onChange,
}: PasswordFieldProps) {
  const id = useId();
  return (
    <div className={style.field}>
      <Switch label={label} help={text.passwordHelp} isOn={isOn} onChange={onSwitch} />
      {isOn && (
        <HiddenInput
          id={id}
          showLabel={text.showPassword}
          aria-label={isStored ? text.newPassword : text.thePassword}
          placeholder={isStored ? text.newPassword : text.thePassword}
          maxLength={128}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-help`}
          onChange={onChange}
        />
      )}
      <p id={`${id}-help`} className={field.error}>
        {error}
      </p>
    </div>
  );
}
