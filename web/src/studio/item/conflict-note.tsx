import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import * as text from '../../strings/en/studio-item.ts';
import { Button } from '../../ui/button.tsx';
import style from './conflict-note.module.css';

type ConflictNoteProps = { theirs: ManagedMediaContent; onSettle: (choice: 'mine' | 'theirs') => void };

/** Two people changed the same fields: the one who comes later chooses. */
export const ConflictNote = ({ theirs, onSettle }: ConflictNoteProps) => (
  <div className={style.note} role="alert">
    <p>{text.conflict(theirs.title)}</p>
    <div className={style.choice}>
      <Button onClick={() => onSettle('theirs')}>{text.takeTheirs}</Button>
      <Button onClick={() => onSettle('mine')}>{text.saveMine}</Button>
    </div>
  </div>
);
