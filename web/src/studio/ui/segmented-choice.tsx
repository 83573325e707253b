import { useId, type ReactNode } from 'react';
import field from '../../ui/field.module.css';
import shared from './field.module.css';
import style from './segmented-choice.module.css';

type SegmentedChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  help?: string;
  onChange: (value: Value) => void;
};

/** One of a few, side by side, with a sentence about the chosen one. */
export function SegmentedChoice<Value extends string>({
  label,
  value,
  options,
  help,
  onChange,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={style.group} aria-describedby={`${name}-help`}>
      <legend className={field.label}>{label}</legend>
      <div className={style.options}>
        {options.map((option) => (
          <label key={option.value} className={style.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-help`} className={shared.help}>
        {help}
      </p>
    </fieldset>
  );
}
