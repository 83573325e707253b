import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { emailProblem } from '@tv/client/lib/forms/email-problem.ts';
import { useCooldownAfterTries } from '@tv/client/lib/forms/use-cooldown.ts';
import { Button } from '@tv/ui/button.tsx';
import { TooManyTries } from '@tv/ui/forms/too-many-tries.tsx';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { addressProblems, refusalOf, toastRefusal } from './refusal.ts';
import * as text from '@tv/strings/en/parts/form.ts';

type EmailFormProps<Answer> = {
  first?: string | undefined;
  action: string;
  send: (email: string) => Promise<Answer>;
  onSent: (answer: Answer, email: string) => void;
  /** Takes a refusal that ends the page. */
  onRefused: (error: unknown) => void;
};

/** Asks for an address and sends it. */
export function EmailForm<Answer>({ first = '', action, send, onSent, onRefused }: EmailFormProps<Answer>) {
  const [email, setEmail] = useState(first);
  const [isTyped, setTyped] = useState(false);
  const [tries, setTries] = useState(0);
  const [left, restAfter] = useCooldownAfterTries();
  const form = useRef<HTMLFormElement>(null);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (answer, sent) => onSent(answer, sent),
    onError: (error) => {
      if (restAfter(error)) return;
      const refusal = refusalOf(error);
      if (addressProblems[refusal]) setTries((count) => count + 1);
      else if (['full', 'unexpected'].includes(refusal)) toastRefusal(error);
      else onRefused(error);
    },
  });
  const refused = sending.isError ? addressProblems[refusalOf(sending.error)] : undefined;
  const error = refused ?? (isTyped ? emailProblem(email) : '');
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.isPending || left > 0) return;
    setTyped(true);
    if (emailProblem(email)) setTries((count) => count + 1);
    else sending.mutate(email.trim());
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={text.email}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          setTyped(true);
          if (sending.isError) sending.reset();
        }}
        error={error}
      />
      <Button type="submit" look="primary" size="large" aria-disabled={sending.isPending || left > 0}>
        {sending.isPending ? text.sending : action}
      </Button>
      <TooManyTries left={left} />
    </form>
  );
}
