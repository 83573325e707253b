import { isPublicPath } from '@tv/contract/pages/page-paths';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { call } from '@tv/client/lib/api/call.ts';
import { ownPath } from '@tv/client/lib/area/own-path.ts';
import { finishSignIn, leaveToSignIn } from '@tv/client/lib/session/session.ts';
import { SignInProblem } from '@tv/client/lib/sign-in/problem.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as failures from '@tv/strings/en/registration/sign-in-failures.ts';
import * as text from '@tv/strings/en/registration/sign-in.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import { SignInFailed, type NoSession } from './sign-in-failed.tsx';

type State = { kind: 'popup'; hasFailed: boolean } | { kind: NoSession; path: string };

/** The result for a person who comes back from the provider without having signed in. */
const leave = (path: string, isSecondTry: boolean): Promise<NoSession> =>
  leaveToSignIn(path, { isSecondTry }).then(
    () => 'came-back',
    (error: unknown) => (error instanceof SignInProblem ? error.kind : 'unreachable'),
  );

/** Ends the sign-in, counts the visit and goes where the person wanted to be; tries by itself once more at most. */
export async function loader(): Promise<State> {
  const outcome = await finishSignIn();
  if (outcome.kind === 'popup') return outcome;
  const path = ownPath(outcome.path) ?? '/';
  if (outcome.kind === 'signed-in') {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await call('POST /Users/Me/AddVisit', { query: { timeZone } }).catch(() => {});
    throw redirect(path);
  }
  const { kind, isSecondTry } = outcome;
  // A visitor's page shows as much without a session.
  if (kind === 'went-back' && isPublicPath(path)) throw redirect(path);
  // The provider has no session of its own: that is not a failure, and the person signs in by hand.
  const isWorthATry = kind === 'must-sign-in' || kind === 'mismatch';
  return { kind: isWorthATry && !isSecondTry ? await leave(path, true) : kind, path };
}

export function AuthPage() {
  const state = useLoaderData<typeof loader>();
  useTitle(actions.signIn);
  return (
    <BareLayout>
      {'path' in state ? <Failed {...state} /> : <PopupEnd hasFailed={state.hasFailed} />}
    </BareLayout>
  );
}

function Failed({ kind, path }: { kind: NoSession; path: string }) {
  const [latest, setLatest] = useState<NoSession | undefined>(kind);
  const retry = () => {
    setLatest(undefined);
    void leave(path, false).then(setLatest);
  };
  return latest ? (
    <SignInFailed kind={latest} retry={retry} />
  ) : (
    <Notice as="h1" icon={<KeyRound />} title={text.notSignedIn} text={text.redirecting} />
  );
}

/** The window closes by itself; a browser that does not let it leaves this. */
const PopupEnd = ({ hasFailed }: { hasFailed: boolean }) => (
  <Notice
    as="h1"
    icon={<KeyRound />}
    title={hasFailed ? failures.failed : text.signedIn}
    text={hasFailed ? failures.mayCloseAndRetry : text.mayClose}
  >
    <LinkButton to="/">{actions.goHome}</LinkButton>
  </Notice>
);
