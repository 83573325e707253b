import style from './progress-bar.module.css';

type ProgressBarProps = {
  label: string;
  /** From 0 to `max`. Undefined: nobody knows how far it is. */
  value: number | undefined;
  max?: number;
};

/** How far something is, as a thin line. */
export const ProgressBar = ({ label, value, max = 1 }: ProgressBarProps) => (
  <progress className={style.bar} max={max} value={value} aria-label={label} />
);
