import * as text from '../../strings/en/studio-captions.ts';
import { Button } from '../../ui/button.tsx';
import { type Changed, OthersChange } from '../ui/saving/others-change.tsx';
import style from './captions.module.css';
import { textOf } from './cues/cue-text.ts';
import type { CueConflict } from './cues/merge-cues.ts';

type ConflictBarProps = {
  changed: Changed;
  conflicts: readonly CueConflict[];
  onSettle: (conflict: CueConflict, choice: 'mine' | 'theirs') => void;
};

/** Two people changed the same cues: the one who comes later sees both texts of each, and chooses. */
export const ConflictBar = ({ changed, conflicts, onSettle }: ConflictBarProps) => (
  <section className={style.conflict} role="alert" aria-label={text.conflict(conflicts.length)}>
    <p>{text.conflict(conflicts.length)}</p>
    {conflicts.slice(0, most).map((conflict) => (
      <OthersChange
        key={conflict.key}
        changed={changed}
        mine={conflict.mine ? textOf(conflict.mine) : text.deletedCue}
        theirs={conflict.theirs ? textOf(conflict.theirs) : text.deletedCue}
        onSettle={(choice) => onSettle(conflict, choice)}
      />
    ))}
    {conflicts.length > 1 && (
      <div className={style.allConflicts}>
        {(['theirs', 'mine'] as const).map((choice) => (
          <Button key={choice} onClick={() => conflicts.forEach((each) => onSettle(each, choice))}>
            {choice === 'theirs' ? text.takeAllTheirs : text.saveAllMine}
          </Button>
        ))}
      </div>
    )}
  </section>
);

/** As many as fit above the cues; the next ones follow. */
const most = 3;
