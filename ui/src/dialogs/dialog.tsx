import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as actions from '@tv/strings/en/parts/actions.ts';
import style from './dialog.module.css';
import { IconButton } from '../icon-button.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** `sheet`: slides from the bottom on small screens. `side`: a drawer at the left edge. `panel`: below the header at the right edge, and a sheet on small screens. */
  look?: 'wide' | 'sheet' | 'side' | 'panel';
  closeLabel?: string;
  children: ReactNode;
};

/** A modal dialog. The browser holds focus inside, closes it on Escape and gives focus back. */
export function Dialog({ isOpen, onClose, title, look, closeLabel = actions.close, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && !dialog?.open) {
      // Only a scrollbar that takes room leaves some behind (base.css).
      const root = document.documentElement;
      root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
      dialog?.showModal();
    }
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={[style.dialog, look && style[look]].filter(Boolean).join(' ')}
      onClose={onClose}
      // A press that begins on the backdrop is a press on the dialog element itself.
      onPointerDown={(event) => event.target === element.current && onClose()}
    >
      {isOpen && (
        <>
          <div className={style.head}>
            <h2 id={titleId} className={style.title} dir="auto">
              {title}
            </h2>
            <IconButton label={closeLabel} side="end" onClick={onClose}>
              <X />
            </IconButton>
          </div>
          <div className={style.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}

export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={style.actions}>{children}</div>
);
