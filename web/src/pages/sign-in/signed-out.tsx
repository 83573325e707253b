import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Admission } from '@tv/client/lib/session/current-user.ts';
import { session } from '@tv/client/lib/session/session-state.ts';
import { leaveToSignIn, signOut } from '@tv/client/lib/session/session.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { Button } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import { SignInFailed, type NoSession } from './sign-in-failed.tsx';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/registration/sign-in.ts';

let leaving: Promise<NoSession> | undefined;

/** Goes to sign in, once, remembering where the person wanted to be. Answers why they are still, or again, here. */
function leave(): Promise<NoSession> {
  leaving ??= leaveToSignIn(location.pathname + location.search + location.hash)
    .then(
      (): NoSession => 'came-back',
      (error: unknown): NoSession => (error as { kind?: NoSession }).kind ?? 'unreachable',
    )
    .finally(() => (leaving = undefined));
  return leaving;
}

/** What stands in place of the members' pages: the way to sign in, unless that would only lead back here. */
export function SignedOut({ admission }: { admission: Admission }) {
  useTitle(actions.signIn);
  return (
    <BareLayout>
      {isNotAccepted(admission) ? (
        <NotAccepted isSetting={admission.kind === 'EXPIRED' && admission.isSetting === true} />
      ) : (
        <Leaving />
      )}
    </BareLayout>
  );
}

/** The provider says who it is, a moment ago, and the service does not believe it. */
function isNotAccepted(admission: Admission): boolean {
  const current = session.get();
  const isRefused = admission.kind === 'EXPIRED' && admission.isRefused === true;
  return isRefused && current.status === 'signed-in' && current.expiresAt > Date.now();
}

const NotAccepted = ({ isSetting }: { isSetting: boolean }) => (
  <SignInFailed kind={isSetting ? 'not-set-up' : 'not-accepted'} retry={() => location.reload()}>
    <Button onClick={() => void signOut()}>{actions.signOut}</Button>
  </SignInFailed>
);

function Leaving() {
  const [failure, setFailure] = useState<NoSession>();
  useEffect(() => {
    if (!failure) void leave().then(setFailure);
  }, [failure]);
  return failure ? (
    <SignInFailed kind={failure} retry={() => setFailure(undefined)} />
  ) : (
    <Notice as="h1" icon={<LogIn />} title={text.notSignedIn} text={text.redirecting} />
  );
}
