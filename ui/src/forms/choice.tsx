import { useId } from 'react';
import { ChipOption } from '../chips/chip-controls.tsx';
import style from './choice.module.css';

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  /** `lang`: the language of a text of another language than the page's. */
  options: readonly { value: Value; text: string; lang?: string }[];
  onChange: (value: Value) => void;
};

/** One of a few: shown all at once, moved through with the arrow keys. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={style.choice}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <ChipOption
          key={option.value}
          type="radio"
          lang={option.lang}
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        >
          {option.text}
        </ChipOption>
      ))}
    </fieldset>
  );
}
