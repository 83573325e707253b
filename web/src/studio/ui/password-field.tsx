import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import * as text from '../../strings/en/studio-fields.ts';
import field from '../../ui/field.module.css';
import style from './field.module.css';
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
  const [isShown, setShown] = useState(false);
  return (
    <div className={style.field}>
      <Switch label={label} help={text.passwordHelp} isOn={isOn} onChange={onSwitch} />
      {isOn && (
        <div className={field.box}>
          <input
            id={id}
            type={isShown ? 'text' : 'password'}
            className={field.input}
            aria-label={isStored ? text.newPassword : text.thePassword}
            placeholder={isStored ? text.newPassword : text.thePassword}
            autoComplete="new-password"
            maxLength={128}
            value={value}
            aria-invalid={Boolean(error)}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => onChange(target.value)}
          />
          <button
            type="button"
            className={field.eye}
            aria-label={text.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden="true" size={18} /> : <Eye aria-hidden="true" size={18} />}
          </button>
        </div>
      )}
      <p id={`${id}-help`} className={field.error}>
        {error}
      </p>
    </div>
  );
}
