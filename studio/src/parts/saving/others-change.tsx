import { locale } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/saving.ts';
import { Button } from '@tv/ui/button.tsx';
import style from './others-change.module.css';

/** Who changed it last, as far as that is known. `at`: ISO 8601. */
export type Changed = { by?: string | undefined; at?: string | undefined };

type OthersChangeProps = {
  /** The name of the field, where there are several. */
  label?: string;
  mine: string;
  theirs: string;
  changed: Changed;
  onSettle: (choice: 'mine' | 'theirs') => void;
};

/** One text that two people changed: both, who changed it and when, and the choice. */
export function OthersChange({ label, mine, theirs, changed, onSettle }: OthersChangeProps) {
  const { by = text.somebodyElse, at } = changed;
  const when = at && new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={style.change} role="group" aria-label={label ?? mine}>
      {label && <h3 className={style.label}>{label}</h3>}
      <dl className={style.texts}>
        <div>
          <dt>{text.yours}</dt>
          <dd dir="auto">{mine}</dd>
        </div>
        <div>
          <dt>{when ? text.theirsBy(by, when) : by}</dt>
          <dd dir="auto">{theirs}</dd>
        </div>
      </dl>
      <div className={style.choice}>
        <Button onClick={() => onSettle('theirs')}>{text.takeTheirs}</Button>
        <Button onClick={() => onSettle('mine')}>{text.saveMine}</Button>
      </div>
    </div>
  );
}
