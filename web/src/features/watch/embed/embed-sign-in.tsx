import { LogIn } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import { admit, forgetUser } from '@tv/client/lib/session/current-user.ts';
import { useSession } from '@tv/client/lib/session/session-state.ts';
import { signInByPopup, preloadSignIn } from '@tv/client/lib/session/session.ts';
import { SignInProblem } from '@tv/client/lib/sign-in/problem.ts';
import * as text from '@tv/strings/en/player/embed.ts';
import { Button } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';

const sentences = {
  idle: text.membersOnly,
  running: text.goOnInWindow,
  blocked: text.windowBlocked,
  unreachable: text.providerSilent,
  failed: text.couldNotSignIn,
};
type State = keyof typeof sentences;

/**
 * A frame cannot go to the sign-in page and come back: it opens a window for it. The button stays: a
 * window that was closed, or that its provider cut off from this page, says nothing.
 */
export function EmbedSignIn() {
  const [state, setState] = useState<State>('idle');
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    preloadSignIn();
    forgetUser();
  }, []);
  const show = (next: State) => {
    setState(next);
    announce(sentences[next]);
  };
  const enter = useEffectEvent(() => {
    admit().then(
      (admission) => admission.kind !== 'ADMITTED' && show('failed'),
      () => show('failed'),
    );
  });
  // By the window, or found after the frame had stopped waiting for it.
  useEffect(() => {
    if (isSignedIn) enter();
  }, [isSignedIn]);
  const signIn = async () => {
    show('running');
    try {
      await signInByPopup();
    } catch (error) {
      const kind = error instanceof SignInProblem ? error.kind : undefined;
      if (kind === 'went-back') return show('idle');
      show(kind === 'blocked' || kind === 'unreachable' ? kind : 'failed');
    }
  };
  return (
    <Notice as="h1" icon={<LogIn />} title={text.signInToWatch} text={sentences[state]}>
      <Button look="primary" onClick={() => void signIn()}>
        {text.signIn}
      </Button>
    </Notice>
  );
}
