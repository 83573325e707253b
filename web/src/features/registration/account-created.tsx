import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { leaveToSignIn } from '@tv/client/lib/session/session.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { Outcome } from './outcome.tsx';
import { SignInButton } from './refused.tsx';
import * as text from '@tv/strings/en/registration/registration.ts';

/** Milliseconds to read what happened before the page is left. */
const readingTime = 1500;

/** The account is there: on to signing in, with the address filled in. */
export function AccountCreated({ email }: { email: string }) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    toast(text.accountCreated);
    const timer = setTimeout(
      () => void leaveToSignIn('/', { loginHint: email }).catch(() => setFailed(true)),
      readingTime,
    );
    return () => clearTimeout(timer);
  }, [email]);
  return (
    <Outcome
      icon={<CircleCheck />}
      title={text.accountReady}
      text={hasFailed ? text.signInFailed : text.takenToSignIn}
    >
      {hasFailed && <SignInButton email={email} />}
    </Outcome>
  );
}
