import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './control-button.module.css';

type Props = { label: string; icon: LucideIcon; hint?: string; filled?: boolean } & Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label'
>;

/** A round button over the picture; its name and its key show as a tooltip. */
export const ControlButton = ({ label, icon: Icon, hint, filled, className, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    className={[styles.button, className].filter(Boolean).join(' ')}
    aria-label={label}
    aria-keyshortcuts={hint?.toLowerCase()}
    data-tip={hint ? `${label} (${hint})` : label}
  >
    <Icon aria-hidden="true" size={22} strokeWidth={1.9} fill={filled ? 'currentColor' : 'none'} />
  </button>
);
