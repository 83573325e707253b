import { useState } from 'react';
import { spokenDuration } from '@tv/client/lib/format/durations.ts';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { Button } from '@tv/ui/button.tsx';
import field from '@tv/ui/forms/field.module.css';
import { clockWithTenths, secondsIn } from '../../../parts/time/clock-text.ts';
import type { TrimRange } from './trim.ts';
import page from '../recording.module.css';
import style from './recorded-view.module.css';

type TrimFieldsProps = {
  range: TrimRange;
  seconds: number;
  /** Where the player stands. */
  now: () => number;
  onChange: (range: TrimRange) => void;
  onSeek: (seconds: number) => void;
};

/** Where a recording begins and ends: by a slider, a typed time, or where the player stands. */
export function TrimFields({ range, seconds, now, onChange, onSeek }: TrimFieldsProps) {
  const stays = range.to - range.from;
  const end = (name: keyof TrimRange, label: string) => (
    <TrimEnd
      label={label}
      value={range[name]}
      seconds={seconds}
      now={now}
      onChange={(value) => {
        onChange({ ...range, [name]: value });
        onSeek(value);
      }}
    />
  );
  return (
    <section className={page.block} aria-label={text.trim}>
      <h2 className={page.heading}>{text.trim}</h2>
      <p className={page.help}>{text.trimHelp}</p>
      <div className={style.trim}>
        {end('from', text.trimFrom)}
        {end('to', text.trimTo)}
      </div>
      <p role="status" className={stays < 0.1 ? field.error : page.help}>
        {stays < 0.1 ? text.wrongTrim : text.trimmedLength(spokenDuration(Math.max(1, stays)))}
      </p>
    </section>
  );
}

type TrimEndProps = {
  label: string;
  value: number;
  seconds: number;
  now: () => number;
  onChange: (value: number) => void;
};

function TrimEnd({ label, value, seconds, now, onChange }: TrimEndProps) {
  const [typed, setTyped] = useState<string>();
  const found = typed === undefined ? value : secondsIn(typed);
  const isWrong = found === undefined || found > seconds + 0.05;
  const take = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    onChange(Math.min(found, seconds));
  };
  return (
    <div className={style.end}>
      <span className={field.label} aria-hidden="true">
        {label}
      </span>
      <input
        type="range"
        className={style.range}
        aria-label={label}
        aria-valuetext={clockWithTenths(value)}
        min={0}
        max={seconds}
        step={0.1}
        value={value}
        onChange={({ target }) => onChange(Math.min(seconds, Number(target.value)))}
      />
      <div className={style.time}>
        <input
          className={field.input}
          aria-label={label}
          aria-invalid={isWrong}
          inputMode="decimal"
          value={typed ?? clockWithTenths(value)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
        <Button size="small" aria-label={`${text.here}: ${label}`} onClick={() => onChange(now())}>
          {text.here}
        </Button>
      </div>
    </div>
  );
}
