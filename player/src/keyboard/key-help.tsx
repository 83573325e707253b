import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as text from '@tv/strings/en/parts/keys.ts';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { KeysTable, type Keys } from '@tv/ui/keyboard/keys-table.tsx';
import { holdEscape } from './hold-escape.ts';
import styles from './key-help.module.css';
import { bareKeys, playerKeys } from './player-keys.ts';
import { readPreferences, savePreferences } from '../settings/preferences.ts';

const pageKeys: Keys = [...playerKeys, [['/'], text.search]];

type Props = { isOpen: boolean; onClose: () => void; isBare: boolean; outside?: Element | undefined };

/** All keys, and the switch for those that a voice or a resting hand could press by mistake (WCAG 2.1.4). */
export const KeyHelp = ({ isOpen, onClose, isBare, outside = document.body }: Props) => {
  const [isOn, setOn] = useState(() => readPreferences().shortcuts !== false);
  const change = (shortcuts: boolean) => {
    setOn(shortcuts);
    savePreferences({ shortcuts });
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    holdEscape(true);
    return () => holdEscape(false);
  }, [isOpen]);
  // outside the player, whose colours are those of a picture
  return createPortal(
    <Dialog isOpen={isOpen} onClose={onClose} title={text.shortcuts} look="wide">
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        {text.useShortcuts}
      </label>
      <p className={styles.note}>{text.whenOff}</p>
      <KeysTable caption={text.playerKeys} keys={isBare ? bareKeys : pageKeys} />
    </Dialog>,
    outside,
  );
};
