import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { inMinutes, useCooldownAfterTries } from '@tv/client/lib/forms/use-cooldown.ts';
import { Button } from '@tv/ui/button.tsx';
import box from '@tv/ui/forms/field.module.css';
import { StagePicture } from '../../parts/stage-picture.tsx';
import styles from './unlock-card.module.css';
import { refusalInWords, useUnlocking } from './unlocking.ts';
import * as form from '@tv/strings/en/parts/form.ts';
import * as text from '@tv/strings/en/registration/unlock.ts';

type Props = { item: MediaContent; queryKey: readonly unknown[] };

const PasswordForm = ({ item, queryKey }: Props) => {
  const unlocking = useUnlocking(item.id, queryKey);
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const id = useId();
  const [left, restAfter] = useCooldownAfterTries();
  const refusal = unlocking.isError ? refusalInWords(unlocking.error) : '';
  const error = left > 0 ? text.tooManyTries(inMinutes(left)) : isEmpty ? form.requiredField : refusal;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (unlocking.isPending) return;
    const password = field.current?.value ?? '';
    setEmpty(password === '');
    if (left > 0) return;
    if (password === '') return field.current?.focus();
    unlocking.mutate(password, {
      onError: (error) => {
        if (restAfter(error)) unlocking.reset();
        field.current?.focus();
        field.current?.select();
      },
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className={box.label} htmlFor={id}>
        {form.password}
      </label>
      <div className={box.box}>
        <input
          ref={field}
          id={id}
          className={`${box.input} ${styles.input}`}
          type={isShown ? 'text' : 'password'}
          autoComplete="off"
          maxLength={200}
          aria-invalid={error !== ''}
          aria-describedby={`${id}-error`}
          onInput={() => {
            setEmpty(false);
            if (unlocking.isError) unlocking.reset();
          }}
        />
        <button
          type="button"
          className={box.eye}
          aria-label={isShown ? form.hidePassword : form.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" size={18} /> : <Eye aria-hidden="true" size={18} />}
        </button>
      </div>
      <p className={`${box.error} ${styles.error}`} id={`${id}-error`} role="alert">
        {error}
      </p>
      <Button type="submit" look="primary" aria-disabled={unlocking.isPending || left > 0}>
        {unlocking.isPending ? text.unlocking : text.unlock}
      </Button>
    </form>
  );
};

/** Stands in the player's place while an item waits for its password. */
export const UnlockCard = ({ item, queryKey }: Props) => (
  <div className={styles.stage}>
    <StagePicture item={item} className={styles.picture} />
    <div className={styles.card}>
      <LockKeyhole aria-hidden="true" size={28} />
      <h2 className={styles.title}>{text.title}</h2>
      <p className={styles.text}>{text.lead}</p>
      <PasswordForm item={item} queryKey={queryKey} />
    </div>
  </div>
);
