import { Fragment } from 'react';
import * as keys from '@tv/strings/en/parts/keys.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { KeysTable, type Keys } from '@tv/ui/keyboard/keys-table.tsx';
import style from './keys-bar.module.css';

const { bar, keysDo } = text;

const shown: Keys = [
  [[keys.space], bar.play],
  [['←', '→'], bar.step],
  [['[', ']'], bar.edges],
  [['↑', '↓'], bar.cue],
  [[keys.enter], bar.checked],
  [['S'], bar.split],
  [['J'], bar.join],
  [[keys.control, 'F'], bar.find],
  [[keys.control, 'Z'], bar.undo],
];

const all: Keys = [
  [[keys.space], keysDo.play],
  [['P'], keysDo.playCue],
  [['←', '→'], keysDo.step],
  [['[', ']', 'I', 'O'], keysDo.edges],
  [['↑', '↓'], keysDo.move],
  [[keys.home, keys.end], keysDo.ends],
  [[`${keys.shift} ↑`, `${keys.shift} ↓`], keysDo.extend],
  [[`${keys.control} A`], keysDo.all],
  [[`${keys.control} ←`, `${keys.control} →`], keysDo.nudge],
  [['E', 'F2'], keysDo.edit],
  [['Esc'], keysDo.leave],
  [[keys.enter], keysDo.checked],
  [['X'], keysDo.tick],
  [['S'], keysDo.split],
  [['J'], keysDo.join],
  [['N'], keysDo.insert],
  [[keys.remove], keysDo.remove],
  [['R'], keysDo.repair],
  [[`${keys.control} I`], keysDo.italic],
  [[`${keys.control} F`], keysDo.find],
  [[`${keys.control} Z`], keysDo.undo],
  [[`${keys.control} ${keys.enter}`], keysDo.publish],
  [['F6'], keysDo.regions],
  [['?'], keysDo.help],
];

/** The most used keys at the foot of the page, and a button to all of them. */
export const KeysBar = ({ onHelp }: { onHelp: () => void }) => (
  <div className={style.bar}>
    <dl className={style.keys}>
      {shown.map(([names, does]) => (
        <div key={does}>
          <dt>
            {names.map((name) => (
              <Fragment key={name}>
                <kbd>{name}</kbd>{' '}
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <button type="button" className={style.all} onClick={onHelp}>
      <kbd>?</kbd> {text.allKeys}
    </button>
  </div>
);

/** All keys of the editor. */
export const EditorKeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.allKeys} look="wide">
    <p className={style.note}>{text.inFields}</p>
    <KeysTable caption={text.keys} keys={all} />
  </Dialog>
);
