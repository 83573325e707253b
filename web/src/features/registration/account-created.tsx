import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { signIn } from '../../lib/session.ts';
import { toast } from '../../lib/toasts.ts';
import { Outcome } from './outcome.tsx';
import { SignInButton } from './refused.tsx';

/** Milliseconds to read what happened before the page is left. */
const readingTime = 1500;

/** The account is there: on to signing in, with the address filled in. */
export function AccountCreated({ email }: { email: string }) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    toast('Account successfully created. Please wait while we redirect you...');
    const timer = setTimeout(
      () => void signIn('/', { loginHint: email }).catch(() => setFailed(true)),
      readingTime,
    );
    return () => clearTimeout(timer);
  }, [email]);
  return (
    <Outcome
      icon={<CircleCheck />}
      title="Your account is ready"
      text={
        hasFailed
          ? 'The sign-in page did not answer. Check your network, then sign in.'
          : 'You are taken to the sign-in page.'
      }
    >
      {hasFailed && <SignInButton email={email} />}
    </Outcome>
  );
}
