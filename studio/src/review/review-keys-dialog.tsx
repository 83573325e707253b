import * as keys from '@tv/strings/en/parts/keys.ts';
import * as text from '@tv/strings/en/studio/content/review.ts';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import style from './key-hints.module.css';

const { keysDo } = text;
const reviewKeys: readonly [names: string, does: string][] = [
  ['J, K', keysDo.items],
  ['C', keysDo.remark],
  ['A', keysDo.approve],
  [`${keys.shift} A`, keysDo.changes],
  [keys.space, keysDo.play],
  ['←, →', keysDo.seek],
  [keys.enter, keysDo.send],
  ['Esc', keysDo.leave],
  ['?', keysDo.help],
];

/** All keys of the page of reviews. */
export const ReviewKeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.allKeys} look="wide">
    <dl className={style.table} aria-label={text.keys}>
      {reviewKeys.map(([names, does]) => (
        <div key={does}>
          <dt>{names}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
