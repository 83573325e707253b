import { useId } from 'react';
import style from './switch.module.css';

type SwitchProps = { label: string; help?: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** On or off, at once. */
export function Switch({ label, help, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={style.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={style.box}
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id} className={style.label}>
          {label}
        </label>
        <p id={`${id}-help`} className={style.help}>
          {help}
        </p>
      </div>
    </div>
  );
}
