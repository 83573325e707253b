import { useState } from 'react';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { cueClock, readCueClock } from '../cues/cue-clock.ts';
import style from './cue-list.module.css';

type TimeFieldProps = {
  label: string;
  /** Seconds. */
  value: number;
  onChange: (seconds: number, isStep: boolean) => void;
};

/** A time that is typed, or stepped by the arrows: 0.1 seconds, with Shift 1 second. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isRefused = typed !== undefined && readCueClock(typed) === undefined;
  const commit = () => {
    const seconds = typed === undefined ? undefined : readCueClock(typed);
    if (seconds !== undefined && cueClock(value, 2) !== typed) onChange(seconds, false);
    setTyped(undefined);
  };
  return (
    <input
      className={style.field}
      aria-label={label}
      aria-invalid={isRefused || undefined}
      title={isRefused ? text.timeRefused : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? cueClock(value, 2)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Enter') commit();
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        setTyped(undefined);
        const step = (event.shiftKey ? 1 : 0.1) * (event.key === 'ArrowUp' ? 1 : -1);
        onChange(value + step, true);
      }}
    />
  );
}
