import { type ReactNode, useEffect, useRef } from 'react';
import style from './dialog-form.module.css';

type DialogFormProps = {
  onSubmit: () => void;
  /** Why it could not be sent. In a long form the field that is wrong may be out of sight: it gets the focus. */
  failure?: unknown;
  children: ReactNode;
};

/** The form of a dialog. Ctrl+Enter sends it from any of its fields. */
export function DialogForm({ onSubmit, failure, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return (
    // Its fields have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
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
}
