import { type Client, ProblemError } from '../../client/src/client.ts';
import { useId, useState, type SubmitEvent } from 'react';
import { solve } from '@tv/client/lib/forms/solve-challenge.ts';
import * as form from '@tv/strings/en/parts/form.ts';
import * as text from '@tv/strings/en/registration/unlock.ts';
import styles from './message.module.css';
import { Message } from './message.tsx';
import type { Unlocked } from './open-item.ts';

const asksBotCheck = (problem: unknown) =>
  problem instanceof ProblemError && problem.data['botCheck'] === true;

async function unlock(client: Client, id: string, password: string): Promise<Unlocked> {
  const ask = (botCheckToken?: string) =>
    client.call('POST /MediaContents/Publics/:id/Unlocks', {
      params: { id },
      body: { password, ...(botCheckToken && { botCheckToken }) },
    });
  try {
    return await ask();
  } catch (problem) {
    if (!asksBotCheck(problem)) throw problem;
    const challenge = await client.call('GET /BotCheck/Challenges');
    return ask(btoa(JSON.stringify({ challenge, solution: await solve(challenge) })));
  }
}

function refusalInWords(problem: unknown): string {
  if (!(problem instanceof ProblemError)) return text.offline;
  if (asksBotCheck(problem)) return text.noPersonShown;
  if (problem.status === 429) return text.tooManyTries(Math.ceil((problem.retryAfter ?? 60) / 60));
  if (problem.status === 403) return text.wrongPassword;
  return problem.status === 404 ? text.gone : text.notChecked;
}

type Props = { client: Client; id: string; onUnlocked: (unlocked: Unlocked) => void };

/** Asks for the password of a locked item. */
export const UnlockForm = ({ client, id, onUnlocked }: Props) => {
  const field = useId();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
    if (isBusy) return;
    if (input.value === '') return setError(form.requiredField);
    setBusy(true);
    setError('');
    await unlock(client, id, input.value).then(onUnlocked, (problem: unknown) => {
      setBusy(false);
      setError(refusalInWords(problem));
      input.select();
    });
  };

  return (
    <Message title={text.title} lead={text.lead}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <label htmlFor={field}>{form.password}</label>
        <input
          id={field}
          name="password"
          className={styles.input}
          type="password"
          autoComplete="off"
          maxLength={200}
          aria-invalid={error !== ''}
          aria-describedby={`${field}-error`}
        />
        <p className={styles.error} id={`${field}-error`} role="alert">
          {error}
        </p>
        <button type="submit" className={styles.button} aria-disabled={isBusy}>
          {isBusy ? text.unlocking : text.unlock}
        </button>
      </form>
    </Message>
  );
};
