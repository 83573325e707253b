import { Keyboard } from 'lucide-react';
import * as text from '../../strings/en/studio-review.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import style from './key-hints.module.css';

/** The most useful keys in the top bar, where there is room, and the way to all. */
export const KeyHints = ({ onAll }: { onAll: () => void }) => (
  <div className={style.hints}>
    <p className={style.keys} aria-hidden="true">
      <kbd>J</kbd> <kbd>K</kbd> {text.hints.item} <kbd>C</kbd> {text.hints.remark} <kbd>A</kbd>{' '}
      {text.hints.approve}
    </p>
    <IconButton label={text.allKeys} onClick={onAll}>
      <Keyboard />
    </IconButton>
  </div>
);
