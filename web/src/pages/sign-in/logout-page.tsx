import { DoorOpen } from 'lucide-react';
import { signOut, startSession } from '@tv/client/lib/session/session.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import * as text from '@tv/strings/en/registration/sign-in.ts';

/** Says that nobody is signed in here any more, and sees to it: who is leaves for the provider, and comes back. */
export async function loader(): Promise<null> {
  const session = await startSession();
  if (session.status !== 'signed-in') return null;
  await signOut();
  // The browser leaves; until then the page claims nothing that is not true yet.
  return new Promise(() => {});
}

export function LogoutPage() {
  useTitle(text.signedOutTitle);
  return (
    <BareLayout>
      <Notice as="h1" icon={<DoorOpen />} title={text.signedOut}>
        {/* A whole new page: nothing of the session before is left in it. */}
        <LinkButton look="primary" to="/" reloadDocument>
          {text.signBackIn}
        </LinkButton>
      </Notice>
    </BareLayout>
  );
}
