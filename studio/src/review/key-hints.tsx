import { Keyboard } from 'lucide-react';
import { Fragment } from 'react';
import * as text from '@tv/strings/en/studio/content/review.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import style from './key-hints.module.css';

const hints = [
  ['J', ''],
  ['K', text.hints.item],
  ['C', text.hints.remark],
  ['A', text.hints.approve],
] as const;

/** The most useful keys in the top bar, where there is room, and the way to all. */
export const KeyHints = ({ onAll }: { onAll: () => void }) => (
  <div className={style.hints}>
    <p className={style.keys} aria-hidden="true">
      {hints.map(([key, does]) => (
        <Fragment key={key}>
          <kbd>{key}</kbd> {does}{' '}
        </Fragment>
      ))}
    </p>
    <IconButton label={text.allKeys} side="end" onClick={onAll}>
      <Keyboard />
    </IconButton>
  </div>
);
