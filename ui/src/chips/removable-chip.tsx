import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import chip from './chip.module.css';
import style from './removable-chip.module.css';

/** Of chips that can be taken away. What follows the list takes the focus after the last one, where that does not say otherwise. */
export const ChipList = ({ className = '', ...rest }: ComponentProps<'ul'>) => (
  <ul className={`${style.list} ${className}`} {...rest} />
);

type RemovableChipProps = {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
  /** Its text is a button too. */
  button?: ComponentProps<'button'>;
};

/** One chip of a list, and the button that takes it away: its neighbour gets the focus, else what follows the list. */
export const RemovableChip = ({ children, removeLabel, onRemove, button }: RemovableChipProps) => (
  <li className={`${chip.control} ${style.removable}`}>
    {button ? (
      <button type="button" className={style.text} {...button}>
        {children}
      </button>
    ) : (
      <span className={style.text} dir="auto">
        {children}
      </span>
    )}
    <button
      type="button"
      className={style.remove}
      aria-label={removeLabel}
      onClick={({ currentTarget }) => {
        passFocus(currentTarget.parentElement!);
        onRemove();
      }}
    >
      <X aria-hidden="true" />
    </button>
  </li>
);

function passFocus(removed: Element): void {
  const neighbour = removed.nextElementSibling ?? removed.previousElementSibling;
  const next = neighbour?.lastElementChild ?? removed.parentElement?.nextElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
