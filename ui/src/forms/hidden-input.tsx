import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import field from './field.module.css';

type HiddenInputProps = {
  /** Names the button that shows what is typed. */
  showLabel: string;
  onChange: (value: string) => void;
} & Omit<ComponentProps<'input'>, 'type' | 'className' | 'autoComplete' | 'onChange'>;

/** A field whose text is hidden, and may be looked at while it is typed. Browsers offer no stored password for it. */
export function HiddenInput({ showLabel, onChange, ...rest }: HiddenInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={field.box}>
      <input
        type={isShown ? 'text' : 'password'}
        className={field.input}
        autoComplete="new-password"
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
      <button
        type="button"
        className={field.eye}
        aria-label={showLabel}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden="true" size={18} /> : <Eye aria-hidden="true" size={18} />}
      </button>
    </div>
  );
}
