import type { ReactNode } from 'react';
import style from './dialog-form.module.css';

/** The form of a dialog. Ctrl+Enter sends it from any of its fields. */
export const DialogForm = ({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) => (
  // Its fields have the focus.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <form
    className={style.form}
    noValidate
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
