import * as keys from '@tv/strings/en/parts/keys.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { KeysTable, type Keys } from '@tv/ui/keyboard/keys-table.tsx';

const { keysDo } = text;

const listKeys: Keys = [
  [['↓', '↑', 'J', 'K'], keysDo.move],
  [[keys.home, keys.end], keysDo.edge],
  [[keys.pageDown, keys.pageUp], keysDo.page],
  [[keys.space, 'X'], keysDo.select],
  [[`${keys.shift} ↓`, `${keys.shift} ↑`], keysDo.extend],
  [[`${keys.control} A`], keysDo.all],
  [[keys.enter, 'E'], keysDo.open],
  [[`${keys.shift} F10`], keysDo.menu],
  [['C'], keysDo.category],
  [['T'], keysDo.tags],
  [[`${keys.control} ${keys.enter}`], keysDo.apply],
  [['Z'], keysDo.undo],
  [['Esc'], keysDo.clear],
  [['F6'], keysDo.regions],
  [['/'], keysDo.search],
  [['U'], keysDo.upload],
  [['?'], keysDo.help],
];

/** All keys of the list. */
export const KeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.allKeys} look="wide">
    <KeysTable caption={text.keys} keys={listKeys} />
  </Dialog>
);
