import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { preloadPicker } from '@tv/ui/pickers/lazy-picker.tsx';
import style from './chooser.module.css';

type ChooserProps = {
  ref: Ref<HTMLButtonElement>;
  /** The name of the choice, such as `Category`. */
  label: string;
  /** The name of what is chosen, or what stands for nothing. */
  chosen: string;
  icon: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
};

/** A button with what is chosen, which opens a picker beside it. */
export const Chooser = ({ ref, label, chosen, icon, isOpen, onToggle }: ChooserProps) => (
  <button
    ref={ref}
    type="button"
    className={style.button}
    title={chosen}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    onPointerEnter={preloadPicker}
    onFocus={preloadPicker}
    onClick={onToggle}
  >
    {icon}
    <span className="visually-hidden">{label}: </span>
    <span className={style.chosen}>{chosen}</span>
    <ChevronDown aria-hidden="true" />
  </button>
);
