import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import { EllipsisVertical } from 'lucide-react';
import * as text from '../../../strings/en/studio-content.ts';
import style from './menu-button.module.css';

type MenuButtonProps = {
  item: ManagedMediaContent;
  onOpen: (item: ManagedMediaContent, anchor: HTMLElement) => void;
};

/** Opens the menu of a row with the pointer. The keyboard opens it on the row itself, by Shift+F10. */
export const MenuButton = ({ item, onOpen }: MenuButtonProps) => (
  <button
    type="button"
    className={style.button}
    tabIndex={-1}
    aria-label={text.actionsOf(item.title)}
    aria-haspopup="menu"
    onClick={(event) => {
      event.stopPropagation();
      onOpen(item, event.currentTarget);
    }}
  >
    <EllipsisVertical aria-hidden="true" />
  </button>
);
