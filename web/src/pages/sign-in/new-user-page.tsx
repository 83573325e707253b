import { MailQuestionMark, UserPlus } from 'lucide-react';
import { useLoaderData, useSearchParams } from 'react-router';
import { leaveWhenAdmitted } from '@tv/client/lib/session/access.ts';
import type { Admission } from '@tv/client/lib/session/current-user.ts';
import { ownPath } from '@tv/client/lib/area/own-path.ts';
import { useSession } from '@tv/client/lib/session/session-state.ts';
import { signIn, signOut } from '@tv/client/lib/session/session.ts';
import { supportAddress } from '@tv/client/lib/support/support-mail.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { Button, OuterLinkButton } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/registration/sign-in.ts';

export const loader = leaveWhenAdmitted;

export function NewUserPage() {
  const [query] = useSearchParams();
  const isSignedIn = useSession().status === 'signed-in';
  const admission = useLoaderData<Admission | null>();
  const isUnverified = admission?.kind === 'NEWUSER' && admission.isUnverified === true;
  const target = ownPath(query.get('redirect')) ?? '/';
  const support = supportAddress();
  useTitle(text.newHereTitle);
  return (
    <BareLayout>
      <Notice
        as="h1"
        icon={isUnverified ? <MailQuestionMark /> : <UserPlus />}
        title={isUnverified ? text.unverified : text.newHere}
        text={isUnverified ? text.unverifiedText : isSignedIn ? text.notLetIn : text.signInToGoOn}
      >
        {isSignedIn ? (
          <>
            {/* Loads anew: the person's record is asked for once a page. */}
            <Button look="primary" onClick={() => location.assign(target)}>
              {actions.tryAgain}
            </Button>
            <Button onClick={() => void signOut()}>{actions.signOut}</Button>
          </>
        ) : (
          <Button look="primary" onClick={() => void signIn(target)}>
            {actions.signIn}
          </Button>
        )}
        {support && <OuterLinkButton href={support}>{actions.contactSupport}</OuterLinkButton>}
      </Notice>
    </BareLayout>
  );
}
