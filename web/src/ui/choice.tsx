import { useId } from 'react';
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
        <label key={option.value} lang={option.lang} className={style.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
