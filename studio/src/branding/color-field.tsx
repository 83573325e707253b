import type { ThemeColorKey } from '@tv/contract/branding/theme-colors';
import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import * as text from '@tv/strings/en/studio/organization/branding.ts';
import field from '@tv/ui/forms/field.module.css';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { readColor } from './changed-colors.ts';
import style from './color-field.module.css';

type ColorFieldProps = {
  name: ThemeColorKey;
  /** Empty: the portal's own. */
  value: string;
  /** The portal's own in the dark theme, which the picker begins at. */
  usual: string;
  onChange: (color: string) => void;
};

/** A colour: chosen in the browser's picker, or typed as hexadecimal digits. */
export function ColorField({ name, value, usual, onChange }: ColorFieldProps) {
  const id = useId();
  const label = text.colorName[name];
  /** The typed text, while the field has the focus and as long as the text is not a colour. */
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed.trim() !== '' && readColor(typed) === undefined;
  const type = (next: string) => {
    const color = readColor(next);
    setTyped(next);
    if (color !== undefined || !next.trim()) onChange(color ?? '');
  };
  return (
    <div className={style.field}>
      <input
        type="color"
        className={style.swatch}
        aria-label={text.pick(label)}
        value={(value || usual).slice(0, 7)}
        data-unset={!value}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(target.value.toUpperCase());
        }}
      />
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={[field.input, style.digits].join(' ')}
        autoComplete="off"
        spellCheck={false}
        maxLength={9}
        placeholder={text.usual}
        value={typed ?? value}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => type(target.value)}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      <span>
        {(value || typed !== undefined) && (
          <IconButton
            label={text.reset(label)}
            size="small"
            side="end"
            onClick={() => {
              setTyped(undefined);
              onChange('');
            }}
          >
            <RotateCcw />
          </IconButton>
        )}
      </span>
      <p id={`${id}-problem`} className={[field.error, style.problem].join(' ')}>
        {isWrong && text.wrongColor}
      </p>
    </div>
  );
}
