import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/live/live.ts';
import style from './live.module.css';

/** The quietest that is shown, in dB below the loudest. */
const quietest = -60;

/** How loud the sound is. */
export const Level = ({ decibels, label = text.level }: { decibels: number; label?: string }) => (
  <meter
    className={style.level}
    aria-label={label}
    aria-valuetext={text.decibels(number(Math.round(decibels)))}
    min={quietest}
    max={0}
    low={-40}
    high={-6}
    optimum={-20}
    value={Math.max(quietest, Math.min(0, decibels))}
  />
);
