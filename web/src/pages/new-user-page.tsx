import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { leaveWhenAdmitted } from '../lib/access.ts';
import { ownPath } from '../lib/own-path.ts';
import { useSession } from '../lib/session-state.ts';
import { signIn, signOut } from '../lib/session.ts';
import { supportMail } from '../lib/support-mail.ts';
import { useTitle } from '../lib/title.ts';
import { Button, OuterLinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { BareLayout } from './bare-layout.tsx';

export const loader = leaveWhenAdmitted;

export function NewUserPage() {
  const [query] = useSearchParams();
  const isSignedIn = useSession().status === 'signed-in';
  const target = ownPath(query.get('redirect')) ?? '/';
  const mail = supportMail();
  useTitle('New here');
  return (
    <BareLayout>
      <Notice
        as="h1"
        icon={<UserPlus />}
        title="You are new here"
        text={
          isSignedIn
            ? 'You are signed in, but no organization has let you in yet. Ask an admin of your organization for an invitation, then try again.'
            : 'Sign in to go on, or ask an admin of your organization for an invitation.'
        }
      >
        {isSignedIn ? (
          <>
            {/* Loads anew: the person's record is asked for once a page. */}
            <Button look="primary" onClick={() => location.assign(target)}>
              Try again
            </Button>
            <Button onClick={() => void signOut()}>Sign out</Button>
          </>
        ) : (
          <Button look="primary" onClick={() => void signIn(target)}>
            Sign in
          </Button>
        )}
        {mail && <OuterLinkButton href={`mailto:${mail}`}>Contact support</OuterLinkButton>}
      </Notice>
    </BareLayout>
  );
}
