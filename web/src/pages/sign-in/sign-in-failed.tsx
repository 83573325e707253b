import { CloudAlert, KeyRound, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outcome } from '../../features/registration/outcome.tsx';
import type { SignInProblem } from '@tv/client/lib/sign-in/problem.ts';
import { supportAddress } from '@tv/client/lib/support/support-mail.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/registration/sign-in-failures.ts';
import { notSignedIn } from '@tv/strings/en/registration/sign-in.ts';
import { Button, OuterLinkButton } from '@tv/ui/button.tsx';

/**
 * `came-back`: by the browser's Back. `not-accepted`: by the service, of a session that is alive; `not-set-up`: of every
 * session, as provider and portal are set up.
 */
export type NoSession = SignInProblem['kind'] | 'came-back' | 'not-accepted' | 'not-set-up';

const mismatch = [text.failed, text.mismatchText] as const;
const cameBack = [notSignedIn, text.cameBackText] as const;
const sentences: Record<NoSession, readonly [title: string, text: string]> = {
  mismatch,
  'must-sign-in': mismatch,
  blocked: mismatch,
  unreachable: [text.unreachable, text.unreachableText],
  denied: [text.denied, text.deniedText],
  refused: [text.failed, text.refusedText],
  'not-accepted': [text.notAccepted, text.notAcceptedText],
  'not-set-up': [text.notSetUp, text.notSetUpText],
  'came-back': cameBack,
  'went-back': cameBack,
};

/** Why nobody is signed in, and the way on: nothing goes on by itself from here. */
export function SignInFailed({
  kind,
  retry,
  children,
}: {
  kind: NoSession;
  retry: () => void;
  children?: ReactNode;
}) {
  const [title, sentence] = sentences[kind];
  const support = supportAddress();
  const isWished = kind === 'came-back' || kind === 'went-back';
  const icon = kind === 'unreachable' ? <CloudAlert /> : isWished ? <LogIn /> : <KeyRound />;
  return (
    <Outcome icon={icon} title={title} text={sentence}>
      <Button look="primary" onClick={retry}>
        {isWished ? actions.signIn : actions.tryAgain}
      </Button>
      {children}
      {support && !isWished && <OuterLinkButton href={support}>{actions.contactSupport}</OuterLinkButton>}
    </Outcome>
  );
}
