import * as text from '../../strings/en/studio-captions.ts';
import { Button } from '../../ui/button.tsx';
import style from './captions.module.css';
import { textOf } from './cues/cue-text.ts';
import type { CueConflict } from './cues/merge-cues.ts';

type ConflictBarProps = { conflicts: readonly CueConflict[]; onSettle: (choice: 'mine' | 'theirs') => void };

/** Two people changed the same cues: the one who comes later chooses. */
export const ConflictBar = ({ conflicts, onSettle }: ConflictBarProps) => (
  <div className={style.conflict} role="alert">
    <p>
      {text.conflict(conflicts.length)}{' '}
      {conflicts
        .slice(0, 3)
        .map(({ theirs }) => (theirs ? `“${textOf(theirs)}”` : text.theyDeleted))
        .join(', ')}
    </p>
    <Button onClick={() => onSettle('theirs')}>{text.takeTheirs}</Button>
    <Button onClick={() => onSettle('mine')}>{text.saveMine}</Button>
  </div>
);
