import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, toastTime, useToasts, type Toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/parts/pieces.ts';
import { IconButton } from './icon-button.tsx';
import style from './toast-list.module.css';

/** Shows toasts above everything, dialogs too. */
export function ToastList() {
  const toasts = useToasts();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = element.current;
    if (!shown || typeof shown.showPopover !== 'function') return;
    // Shown again with each toast: what came last into the top layer lies above an open dialog.
    if (shown.matches(':popover-open')) shown.hidePopover();
    if (toasts.length > 0) shown.showPopover();
  }, [toasts]);
  return (
    <section ref={element} popover="manual" className={style.toaster} aria-label={text.messages}>
      {toasts.map((toast) => (
        <OneToast key={toast.key} toast={toast} />
      ))}
    </section>
  );
}

function OneToast({ toast }: { toast: Toast }) {
  // Nobody loses a button that they are about to press.
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast.key), toastTime);
    return () => clearTimeout(timer);
  }, [toast.key, isHeld]);
  return (
    <div
      className={style.toast}
      data-toast=""
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>
        {toast.text}{' '}
        {toast.link && (
          <a className={style.link} href={toast.link.href}>
            {toast.link.text}
          </a>
        )}
      </span>
      {toast.undo && (
        <button
          type="button"
          className={style.refresh}
          onClick={() => {
            dismissToast(toast.key);
            toast.undo?.();
          }}
        >
          {text.undo}
        </button>
      )}
      {toast.isRefresh && (
        <button type="button" className={style.refresh} onClick={() => location.reload()}>
          {text.refresh}
        </button>
      )}
      <IconButton label={text.dismiss} size="small" side="end" onClick={() => dismissToast(toast.key)}>
        <X />
      </IconButton>
    </div>
  );
}
