import * as text from '@tv/strings/en/studio/item/captions.ts';
import type { Changed } from '../parts/saving/others-change.tsx';
import { OthersChanges } from '../parts/saving/others-changes.tsx';
import style from './captions.module.css';
import { textOf } from './cues/cue-text.ts';
import type { CueConflict } from './cues/merge-cues.ts';

type ConflictBarProps = {
  changed: Changed;
  conflicts: readonly CueConflict[];
  onSettle: (conflicts: readonly CueConflict[], choice: 'mine' | 'theirs') => void;
};

/** Two people changed the same cues: the one who comes later sees both texts of each, and chooses. */
export const ConflictBar = ({ changed, conflicts, onSettle }: ConflictBarProps) => (
  <OthersChanges
    className={style.conflict}
    words={text.conflict(conflicts.length)}
    disputes={conflicts}
    most={most}
    textsOf={({ key, mine, theirs }) => ({
      key,
      mine: mine ? textOf(mine) : text.deletedCue,
      theirs: theirs ? textOf(theirs) : text.deletedCue,
    })}
    changed={changed}
    onSettle={onSettle}
  />
);

/** As many as fit above the cues. */
const most = 3;
