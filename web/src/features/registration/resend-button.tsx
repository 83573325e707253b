import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '@tv/client/lib/api/api-error.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { waitWords } from '@tv/client/lib/format/wait-words.ts';
import { useCooldown } from '@tv/client/lib/forms/use-cooldown.ts';
import { Button, type Look } from '@tv/ui/button.tsx';
import styles from './form.module.css';
import { refusalOf, toastRefusal } from './refusal.ts';
import * as text from '@tv/strings/en/registration/registration.ts';

/** Seconds between two mails to one address. */
const between = 60;

type ResendButtonProps = {
  send: () => Promise<unknown>;
  label?: string;
  look?: Look;
  /** The mail before has only just been sent, and the service would send no other yet. */
  isFresh?: boolean;
  /** Takes a refusal that ends the page. */
  onRefused: (error: unknown) => void;
};

/** Sends a mail again, and says when that may be done the next time. */
export function ResendButton({
  send,
  label = text.resend,
  look = 'secondary',
  isFresh,
  onRefused,
}: ResendButtonProps) {
  const [left, rest] = useCooldown(isFresh ? between : 0);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast(text.resent);
      rest(between);
    },
    onError: (error) => {
      const refusal = refusalOf(error);
      if (refusal === 'too-often') rest((error as ApiError).retryAfter ?? between);
      else if (refusal === 'full' || refusal === 'unexpected') toastRefusal(error);
      else onRefused(error);
    },
  });
  const isResting = left > 0 || sending.isPending;
  return (
    <div className={styles.resend}>
      {/* Not `disabled`: the focus would be lost with every mail. */}
      <Button look={look} aria-disabled={isResting} onClick={() => !isResting && sending.mutate()}>
        {label}
      </Button>
      <p className={styles.rest}>{left > 0 && text.restBeforeNext(waitWords(left))}</p>
    </div>
  );
}
