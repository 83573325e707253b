import { Settings } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import * as text from '@tv/strings/en/player/controls.ts';
import { ControlButton } from './control-button.tsx';
import { holdEscape } from '../keyboard/hold-escape.ts';
import type { PlayerSubtitle } from '../player-props.ts';
import styles from '../settings/settings-menu.module.css';

const load = () => import('../settings/settings-menu.tsx');
const SettingsMenu = lazy(async () => ({ default: (await load()).SettingsMenu }));

/** Pixels; a narrower player has no room for the menu inside. */
const narrow = 560;

type Props = {
  subtitles: readonly PlayerSubtitle[];
  rates: readonly number[];
  hasNext: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The menu's code comes when a pointer or the focus first reaches its button. */
export const SettingsButton = ({ onOpenChange, ...menu }: Props) => {
  const [open, setOpen] = useState(false);
  const [isSheet, setIsSheet] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const id = useId();

  const change = (next: boolean) => {
    setIsSheet((root.current?.closest('section')?.clientWidth ?? narrow) < narrow);
    setOpen(next);
    holdEscape(next);
    onOpenChange(next);
  };
  const close = (givesFocusBack: boolean) => {
    change(false);
    if (givesFocusBack) root.current?.querySelector('button')?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: PointerEvent) => {
      // in a shadow root the target is the player's own element
      if (!event.composedPath().includes(root.current!)) change(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  });

  return (
    <span ref={root} className={styles.root}>
      <ControlButton
        label={text.settings}
        icon={Settings}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => change(!open)}
      />
      {open && (
        <Suspense>
          <SettingsMenu id={id} {...menu} isSheet={isSheet} onClose={close} />
        </Suspense>
      )}
    </span>
  );
};
