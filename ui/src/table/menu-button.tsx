import { EllipsisVertical } from 'lucide-react';
import style from './menu-button.module.css';

type MenuButtonProps = { label: string; onOpen: (anchor: HTMLElement) => void };

/** Opens the menu of a row with the pointer. The keyboard opens it on the row itself, by Shift+F10. */
export const MenuButton = ({ label, onOpen }: MenuButtonProps) => (
  <button
    type="button"
    className={style.button}
    tabIndex={-1}
    aria-label={label}
    aria-haspopup="menu"
    onClick={(event) => {
      event.stopPropagation();
      onOpen(event.currentTarget);
    }}
  >
    <EllipsisVertical aria-hidden="true" />
  </button>
);
