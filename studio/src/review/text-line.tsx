import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import * as text from '@tv/strings/en/studio/content/review.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { useDraft } from '../parts/saving/use-draft.ts';
import style from './text-line.module.css';

type TextLineProps = {
  label: string;
  /** What is written, e.g. the answer to one remark: under this name it outlasts a reload until it is sent. */
  name: string;
  /** Before the text: its second. */
  before?: ReactNode;
  isFocused?: boolean;
  field?: RefObject<HTMLTextAreaElement | null>;
  onLeave?: () => void;
  /** Stays as it is while this fails. */
  onSend: (comment: string) => Promise<unknown>;
};

/** A line to write in, which grows. Enter sends it, Shift+Enter begins another line, Escape leaves it. */
export function TextLine({ label, name, before, isFocused, field, onLeave, onSend }: TextLineProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  const { form, change, clear } = useDraft(name, { comment: '' });
  const { comment } = form;
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (isFocused) own.current?.focus();
  }, [isFocused]);
  const send = async () => {
    const wanted = comment.trim();
    if (!wanted || isSending) return;
    setSending(true);
    try {
      await onSend(wanted);
      clear();
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className={style.line}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {before}
      <textarea
        ref={area}
        className={style.field}
        dir={fieldDirection(comment)}
        rows={1}
        maxLength={5000}
        aria-label={label}
        placeholder={label}
        value={comment}
        readOnly={isSending}
        onChange={({ target }) => change({ comment: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            event.currentTarget.blur();
            onLeave?.();
          }
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      <IconButton
        label={text.send}
        size="small"
        side="end"
        type="submit"
        aria-disabled={!comment.trim() || isSending}
      >
        <ArrowUp />
      </IconButton>
    </form>
  );
}
