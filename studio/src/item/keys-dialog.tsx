import { bareKeys } from '@tv/player/keyboard/player-keys.ts';
import * as keys from '@tv/strings/en/parts/keys.ts';
import * as list from '@tv/strings/en/studio/content/content.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { KeysTable, type Keys } from '@tv/ui/keyboard/keys-table.tsx';

const itemKeys: Keys = [
  [['Alt ↑'], text.keysDo.before],
  [['Alt ↓'], text.keysDo.after],
  [[`${keys.control} ${keys.enter}`], text.keysDo.nextStep],
  [['?'], list.keysDo.help],
];
/** All keys of the page of an item. */
export const KeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={list.allKeys} look="wide">
    <KeysTable caption={text.itemKeys} keys={itemKeys} />
    <KeysTable caption={keys.playerKeys} keys={bareKeys.slice(0, -1)} />
  </Dialog>
);
