import { useState } from 'react';
import { usePlayer } from '@tv/player/player-context.tsx';
import field from '@tv/ui/forms/field.module.css';
import { clockWithTenths, secondsIn } from '../../parts/time/clock-text.ts';
import style from './cut-tab.module.css';

type TimeFieldProps = {
  label: string;
  seconds: number;
  durationInSeconds: number;
  onChange: (seconds: number) => void;
};

/** A time to a tenth of a second, typed: `1:02.5`. The player shows it. A wrong one stays until it is mended. */
export function TimeField({ label, seconds, durationInSeconds, onChange }: TimeFieldProps) {
  const player = usePlayer();
  const [typed, setTyped] = useState<string>();
  const value = typed === undefined ? seconds : secondsIn(typed);
  const isWrong = value === undefined || value > durationInSeconds + 0.05;
  const take = () => {
    if (isWrong || typed === undefined) return;
    setTyped(undefined);
    const shown = Math.min(value, durationInSeconds);
    // The end as it is written may be a little before the end as it is.
    if (typed !== clockWithTenths(seconds)) onChange(shown);
    player.seekTo(shown);
  };
  return (
    <input
      className={`${field.input} ${style.time}`}
      aria-label={label}
      aria-invalid={isWrong}
      inputMode="decimal"
      value={typed ?? clockWithTenths(seconds)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
