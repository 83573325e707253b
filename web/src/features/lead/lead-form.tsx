import { LoaderCircle, ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type SubmitEvent } from 'react';
import { emailProblem } from '@tv/client/lib/forms/email-problem.ts';
import { useCooldownAfterTries } from '@tv/client/lib/forms/use-cooldown.ts';
import { Button } from '@tv/ui/button.tsx';
import { TooManyTries } from '@tv/ui/forms/too-many-tries.tsx';
import type { Lead } from './lead.ts';
import box from '@tv/ui/forms/field.module.css';
import style from './lead-form.module.css';
import { type BotCheckState, useBotCheck } from './use-bot-check.ts';
import * as form from '@tv/strings/en/parts/form.ts';
import * as text from '@tv/strings/en/registration/lead.ts';

type LeadFormProps = { isSending: boolean; failure: Error | null; onSend: (lead: Lead) => void };

export function LeadForm({ isSending, failure, onSend }: LeadFormProps) {
  const [email, setEmail] = useState('');
  const [isTouched, setTouched] = useState(false);
  const check = useBotCheck();
  const id = useId();
  const problem = emailProblem(email);
  const shown = isTouched ? problem : '';
  const { forget } = check;
  const [left, restAfter] = useCooldownAfterTries();
  // The service spends the proof of work with the first try.
  const onFailure = useEffectEvent((error: Error) => {
    restAfter(error);
    forget();
  });
  useEffect(() => {
    if (failure) onFailure(failure);
  }, [failure]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (problem || !check.token || isSending || left > 0) return;
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
        disabled={problem !== '' || !check.token || isSending || left > 0}
      >
        {isSending ? form.sending : text.signUp}
      </Button>
      <TooManyTries left={left} />
    </form>
  );
}

/** The dialog puts the focus on what is marked so when it opens. */
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

const checkWords: Record<BotCheckState, string> = {
  open: '',
  checking: text.checking,
  verified: text.verified,
  failed: text.checkFailed,
  expired: text.checkExpired,
};

/** A box to tick: the browser then works for a moment, which costs a person nothing and a program a lot. */
function BotCheck({ check }: { check: { state: BotCheckState; start: () => void } }) {
  const { state, start } = check;
  const isBad = state === 'failed' || state === 'expired';
  return (
    <div className={style.check}>
      <label className={style.tick}>
        <input
          type="checkbox"
          checked={state === 'checking' || state === 'verified'}
          aria-disabled={state === 'checking' || state === 'verified'}
          onChange={start}
        />
        {text.notRobot}
      </label>
      <span className={isBad ? `${box.error} ${style.error}` : style.state} role="status">
        {state === 'checking' && <LoaderCircle className={style.turning} aria-hidden="true" />}
        {state === 'verified' && <ShieldCheck className={style.good} aria-hidden="true" />}
        {checkWords[state]}
      </span>
    </div>
  );
}
