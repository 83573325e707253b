import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import * as text from '@tv/strings/en/watch/live-talk.ts';
import { Button } from '@tv/ui/button.tsx';
import field from '@tv/ui/forms/field.module.css';
import styles from './live-talk.module.css';

/** What a refused message says to its author. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return text.notSent;
  if (error.status === 429) return text.tooSoon;
  if (error.reason === 'talk.refusedWord') return text.refusedWord;
  if (error.reason === 'talk.muted') return text.muted;
  return error.reason === 'talk.isOver' ? text.isOver : text.notSent;
}

type ComposeProps = {
  label: string;
  hint?: string | undefined;
  /** Sends a text with an id, which stays the same when it is sent again. */
  send: (id: string, words: string) => Promise<void>;
};

/** A field for a question or a line of chat. What was not sent stays in it. */
export function Compose({ label, hint, send }: ComposeProps) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const id = useRef(crypto.randomUUID());
  const fieldId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!words.trim() || isSending) return;
    setIsSending(true);
    try {
      await send(id.current, words.trim());
      id.current = crypto.randomUUID();
      setWords('');
      setProblem(undefined);
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form className={styles.compose} onSubmit={(event) => void submit(event)}>
      <label className={field.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          id={fieldId}
          className={field.input}
          value={words}
          maxLength={liveTalkLimits.text}
          dir={fieldDirection(words)}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={`${fieldId}-more`}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" look="primary" disabled={isSending}>
          {text.send}
        </Button>
      </div>
      <p id={`${fieldId}-more`} className={problem ? field.error : styles.note} aria-live="polite">
        {problem ?? hint}
      </p>
    </form>
  );
}
