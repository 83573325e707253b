import * as text from '@tv/strings/en/studio/saving.ts';
import { Button } from '@tv/ui/button.tsx';
import { type Changed, OthersChange } from './others-change.tsx';
import style from './others-change.module.css';

type OthersChangesProps<Dispute> = {
  /** What happened, in a sentence. */
  words: string;
  disputes: readonly Dispute[];
  /** How many are shown at once; the next ones follow. */
  most: number;
  /** The texts of both, and a name where there are several fields. */
  textsOf: (dispute: Dispute) => { key: string; label?: string; mine: string; theirs: string };
  changed: Changed;
  className: string | undefined;
  onSettle: (disputes: readonly Dispute[], choice: 'mine' | 'theirs') => void;
};

/** Two people changed the same: the one who comes later sees both texts of each, and chooses for each or for all. */
export function OthersChanges<Dispute>({
  words,
  disputes,
  most,
  textsOf,
  changed,
  className,
  onSettle,
}: OthersChangesProps<Dispute>) {
  return (
    <section className={className} role="alert" aria-label={words}>
      <p>{words}</p>
      {disputes.slice(0, most).map((dispute) => {
        const { key, ...texts } = textsOf(dispute);
        return (
          <OthersChange
            key={key}
            changed={changed}
            {...texts}
            onSettle={(choice) => onSettle([dispute], choice)}
          />
        );
      })}
      {disputes.length > 1 && (
        <div className={style.choice}>
          <Button onClick={() => onSettle(disputes, 'theirs')}>{text.takeAllTheirs}</Button>
          <Button onClick={() => onSettle(disputes, 'mine')}>{text.saveAllMine}</Button>
        </div>
      )}
    </section>
  );
}
