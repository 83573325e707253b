import { CalendarX, CircleCheck, LinkIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { signIn } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Outcome } from './outcome.tsx';
import { refusalOf } from './refusal.ts';

type RefusedProps = {
  error: unknown;
  /** What to do about a link that is too old. */
  renewal: { text: string; action?: ReactNode };
};

/** A link that does not lead on: why, and what to do. */
export function Refused({ error, renewal }: RefusedProps) {
  const refusal = refusalOf(error);
  if (refusal === 'expired')
    return (
      <Outcome icon={<CalendarX />} title="This link has expired" text={renewal.text}>
        {renewal.action}
      </Outcome>
    );
  if (refusal === 'verified' || refusal === 'has-account')
    return (
      <Outcome
        icon={<CircleCheck />}
        title="Your account is set up already"
        text="Sign in with your email address to start watching."
      >
        <SignInButton />
      </Outcome>
    );
  if (refusal === 'deactivated')
    return (
      <Outcome
        icon={<LinkIcon />}
        title="This registration link has been deactivated"
        text="Please contact the person who shared it with you."
      />
    );
  if (refusal === 'missing')
    return (
      <Outcome
        icon={<SearchX />}
        title="This link is not known"
        text="It may have been cut off on its way. Open it again from the mail, as a whole."
      />
    );
  // The secret of the link is kept for this tab, so loading the page anew tries again.
  return <Failure as="h1" error={error} retry={() => location.reload()} />;
}

export const SignInButton = ({ email }: { email?: string }) => (
  <Button look="primary" onClick={() => void signIn('/', email ? { loginHint: email } : {})}>
    Sign in
  </Button>
);
