import { KeyRound } from 'lucide-react';
import { redirect, useLoaderData } from 'react-router';
import { call } from '../lib/api.ts';
import { keptForSession } from '../lib/kept.ts';
import { ownPath } from '../lib/own-path.ts';
import { finishSignIn, signIn } from '../lib/session.ts';
import { useTitle } from '../lib/title.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { BareLayout } from './bare-layout.tsx';
import * as actions from '../strings/en/actions.ts';
import * as text from '../strings/en/sign-in.ts';

/** Set while a failed sign-in is tried once more. */
const secondTry = 'tv.sign-in-again';

/** Ends the sign-in, counts the visit and goes where the person wanted to be. */
export async function loader(): Promise<'popup' | 'failed' | 'leaving'> {
  const outcome = await finishSignIn();
  if (outcome.kind === 'popup') return 'popup';
  if (outcome.kind === 'signed-in') {
    keptForSession.set(secondTry, null);
    await call('POST /Users/Me/AddVisit').catch(() => {});
    throw redirect(ownPath(outcome.path) ?? '/');
  }
  const path = ownPath(outcome.path) ?? '/';
  // The provider has no session of its own: that is no failure, and the person signs in by hand.
  const isFirstMismatch = outcome.kind === 'mismatch' && keptForSession.get(secondTry) === null;
  if (outcome.kind === 'must-sign-in' || isFirstMismatch) {
    if (isFirstMismatch) keptForSession.set(secondTry, '1');
    return signIn(path).then(
      () => 'leaving',
      () => 'failed',
    );
  }
  keptForSession.set(secondTry, null);
  return 'failed';
}

export function AuthPage() {
  const state = useLoaderData<typeof loader>();
  useTitle(actions.signIn);
  if (state === 'leaving') return <main aria-busy="true" />;
  if (state === 'popup') {
    return (
      <BareLayout>
        <Notice as="h1" icon={<KeyRound />} title={text.signedIn} text={text.mayClose} />
      </BareLayout>
    );
  }
  return (
    <BareLayout>
      <Notice as="h1" icon={<KeyRound />} title={text.failed} text={text.failedText}>
        <Button look="primary" onClick={() => void signIn('/')}>
          {actions.signIn}
        </Button>
      </Notice>
    </BareLayout>
  );
}
