import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { emailProblem } from '../../lib/email-problem.ts';
import { Button } from '../../ui/button.tsx';
import { BotCheck } from './bot-check.tsx';
import type { Lead } from './lead-dialog.tsx';
import box from '../../ui/field.module.css';
import style from './lead-form.module.css';
import { useBotCheck } from './use-bot-check.ts';
import * as form from '../../strings/en/form.ts';
import * as text from '../../strings/en/lead.ts';

type LeadFormProps = { isSending: boolean; hasFailed: boolean; onSend: (lead: Lead) => void };

export function LeadForm({ isSending, hasFailed, onSend }: LeadFormProps) {
  const [email, setEmail] = useState('');
  const [isTouched, setTouched] = useState(false);
  const check = useBotCheck();
  const id = useId();
  const problem = emailProblem(email);
  const shown = isTouched ? problem : '';
  const { forget } = check;
  // The service spends the proof of work with the first try.
  useEffect(() => {
    if (hasFailed) forget();
  }, [hasFailed, forget]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (problem || !check.token || isSending) return;
    onSend({ email: email.trim(), botCheckToken: check.token });
  };
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <p className={style.lead}>{text.lead}</p>
      <div className={style.field}>
        <label className={box.label} htmlFor={id}>
          {form.email}
        </label>
        <input
          id={id}
          ref={focusFirst}
          className={`${box.input} ${style.input}`}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          aria-invalid={shown !== ''}
          aria-describedby={`${id}-error`}
          onChange={(event) => {
            setEmail(event.target.value);
            setTouched(true);
          }}
        />
        <p className={`${box.error} ${style.error}`} id={`${id}-error`} role="alert">
          {shown}
        </p>
      </div>
      <BotCheck check={check} />
      <Button
        type="submit"
        look="primary"
        size="large"
        disabled={problem !== '' || !check.token || isSending}
      >
        {isSending ? form.sending : text.signUp}
      </Button>
    </form>
  );
}

/** The dialog puts the focus on what is marked so when it opens. */
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');
