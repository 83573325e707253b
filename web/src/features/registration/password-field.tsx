import { Circle, CircleCheck, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from './field.tsx';
import field from '@tv/ui/forms/field.module.css';
import styles from './form.module.css';
import type { Rule } from './password-rules.ts';
import * as form from '@tv/strings/en/parts/form.ts';
import * as text from '@tv/strings/en/registration/password-rules.ts';

type PasswordFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  rules: Rule[];
};

/** A new password, typed once: it can be looked at, and pasted. */
export function PasswordField({ value, onChange, error, rules }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label={form.password}
      type={isShown ? 'text' : 'password'}
      name="new-password"
      autoComplete="new-password"
      className={styles.withEye}
      value={value}
      onChange={onChange}
      error={error}
      help={
        <ul className={styles.rules}>
          {rules.map(({ code, text: rule, isMet }) => (
            <li key={code} className={[styles.rule, isMet && styles.met].filter(Boolean).join(' ')}>
              {isMet ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
              <span>
                {rule}
                <span className="visually-hidden">{` ${isMet ? text.met : text.notMet}`}</span>
              </span>
            </li>
          ))}
        </ul>
      }
    >
      <button
        type="button"
        className={field.eye}
        aria-label={isShown ? form.hidePassword : form.showPassword}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden="true" size={18} /> : <Eye aria-hidden="true" size={18} />}
      </button>
    </Field>
  );
}
