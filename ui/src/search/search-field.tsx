import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import * as text from '@tv/strings/en/parts/pieces.ts';
import { IconButton } from '../icon-button.tsx';
import style from './search-field.module.css';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'size'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  size?: 'large';
};

/** A field to search with, and a button that empties it. */
export function SearchField({ label, value, onChange, size, className, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={[style.field, size && style[size], className].filter(Boolean).join(' ')}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {value && (
        <IconButton
          label={text.clear}
          size="small"
          side="end"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X />
        </IconButton>
      )}
    </div>
  );
}
