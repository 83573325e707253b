import * as text from '../../strings/en/studio-analytics.ts';
import { periods, type PeriodLength } from './address.ts';
import style from './period-choice.module.css';

type PeriodChoiceProps = { value: PeriodLength; onChange: (value: PeriodLength) => void };

/** The length of the period, moved through with the arrow keys. */
export const PeriodChoice = ({ value, onChange }: PeriodChoiceProps) => (
  <fieldset className={style.choice}>
    <legend className="visually-hidden">{text.period}</legend>
    {periods.map((days) => (
      <label key={days} className={style.option}>
        <input
          type="radio"
          className="visually-hidden"
          name="period"
          value={days}
          checked={days === value}
          onChange={() => onChange(days)}
        />
        {text.periodWords[days]}
      </label>
    ))}
  </fieldset>
);
