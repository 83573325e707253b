import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { admit } from '../../lib/current-user.ts';
import { signInByPopup } from '../../lib/session.ts';
import * as text from '../../strings/en/embed.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A frame cannot go to the sign-in page and come back: it opens a window for it (decisions §3). */
export const EmbedSignIn = () => {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const signIn = async () => {
    setState('running');
    try {
      await signInByPopup();
      const admission = await admit();
      // admitted before there was a session: the frame begins anew with the one there is now
      if (admission.kind === 'EXPIRED') return location.reload();
      setState(admission.kind === 'ADMITTED' ? 'idle' : 'failed');
    } catch {
      setState('failed');
    }
  };
  return (
    <Notice
      as="h1"
      icon={<LogIn />}
      title={text.signInToWatch}
      text={state === 'failed' ? text.couldNotSignIn : text.membersOnly}
    >
      <Button look="primary" disabled={state === 'running'} onClick={() => void signIn()}>
        {text.signIn}
      </Button>
    </Notice>
  );
};
