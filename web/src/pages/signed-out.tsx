import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { signIn } from '../lib/session.ts';
import { useTitle } from '../lib/title.ts';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { BareLayout } from './bare-layout.tsx';
import { signIn as signInWord } from '../strings/en/actions.ts';
import * as text from '../strings/en/sign-in.ts';

let leaving: Promise<void> | undefined;

/** Goes to sign in, once, remembering where the person wanted to be. */
function leave(): Promise<void> {
  leaving ??= signIn(location.pathname + location.search + location.hash).catch((error: unknown) => {
    leaving = undefined;
    throw error;
  });
  return leaving;
}

export function SignedOut() {
  const [failure, setFailure] = useState<unknown>();
  useTitle(signInWord);
  useEffect(() => {
    if (failure === undefined) leave().catch((error: unknown) => setFailure(error ?? new Error('No answer')));
  }, [failure]);
  return (
    <BareLayout>
      {failure === undefined ? (
        <Notice as="h1" icon={<LogIn />} title={text.notSignedIn} text={text.redirecting} />
      ) : (
        <Failure as="h1" error={failure} retry={() => setFailure(undefined)} />
      )}
    </BareLayout>
  );
}
