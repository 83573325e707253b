import { Circle, CircleCheck, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from './field.tsx';
import styles from './form.module.css';
import type { Rule } from './password-rules.ts';

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
      label="Password"
      type={isShown ? 'text' : 'password'}
      name="new-password"
      autoComplete="new-password"
      className={styles.withEye}
      value={value}
      onChange={onChange}
      error={error}
      help={
        <ul className={styles.rules}>
          {rules.map(({ code, text, isMet }) => (
            <li key={code} className={[styles.rule, isMet && styles.met].filter(Boolean).join(' ')}>
              {isMet ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
              <span>
                {text}
                <span className="visually-hidden">{isMet ? ' (met)' : ' (not met yet)'}</span>
              </span>
            </li>
          ))}
        </ul>
      }
    >
      <button
        type="button"
        className={styles.eye}
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden="true" size={18} /> : <Eye aria-hidden="true" size={18} />}
      </button>
    </Field>
  );
}
