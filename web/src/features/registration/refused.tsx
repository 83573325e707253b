import { CalendarX, CircleCheck, LinkIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { signIn } from '@tv/client/lib/session/session.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Outcome } from './outcome.tsx';
import { refusalOf } from './refusal.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/registration/registration.ts';

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
      <Outcome icon={<CalendarX />} title={text.expired} text={renewal.text}>
        {renewal.action}
      </Outcome>
    );
  if (refusal === 'verified' || refusal === 'has-account')
    return (
      <Outcome icon={<CircleCheck />} title={text.setUpAlready} text={text.setUpAlreadyText}>
        <SignInButton />
      </Outcome>
    );
  if (refusal === 'deactivated')
    return <Outcome icon={<LinkIcon />} title={text.deactivated} text={text.deactivatedText} />;
  if (refusal === 'missing')
    return <Outcome icon={<SearchX />} title={text.unknownLink} text={text.unknownLinkText} />;
  // The secret of the link is saved for this tab, so reloading the page tries again.
  return <Failure as="h1" error={error} retry={() => location.reload()} />;
}

export const SignInButton = ({ email }: { email?: string }) => (
  <Button look="primary" onClick={() => void signIn('/', email ? { loginHint: email } : {})}>
    {actions.signIn}
  </Button>
);
