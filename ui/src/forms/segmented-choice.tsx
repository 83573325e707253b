import { useId, type ReactNode } from 'react';
import field from './field.module.css';
import shared from './form-field.module.css';
import style from './segmented-choice.module.css';

type SegmentedChoiceProps<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  help?: string;
  /** `inline`: one piece of a line of filters, its label for screen readers alone. */
  look?: 'inline';
  onChange: (value: Value) => void;
};

/** One of a few, side by side, moved through with the arrow keys; with a sentence about the chosen one. */
export function SegmentedChoice<Value extends string | number>({
  label,
  value,
  options,
  help,
  look,
  onChange,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  const helpId = help === undefined ? undefined : `${name}-help`;
  return (
    <fieldset
      className={[style.group, look && style[look]].filter(Boolean).join(' ')}
      aria-describedby={helpId}
    >
      <legend className={look === 'inline' ? 'visually-hidden' : field.label}>{label}</legend>
      <div className={style.options}>
        {options.map((option) => (
          <label key={option.value} className={style.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={helpId} className={shared.help}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
