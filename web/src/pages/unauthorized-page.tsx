import { ShieldOff } from 'lucide-react';
import { leaveWhenAdmitted } from '../lib/access.ts';
import { signOut } from '../lib/session.ts';
import { supportMail } from '../lib/support-mail.ts';
import { useTitle } from '../lib/title.ts';
import { Button, OuterLinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { BareLayout } from './bare-layout.tsx';

export const loader = leaveWhenAdmitted;

export function UnauthorizedPage() {
  const mail = supportMail();
  useTitle('No access');
  return (
    <BareLayout>
      <Notice
        as="h1"
        icon={<ShieldOff />}
        title="You do not have access"
        text="Your account is not active here. Ask an admin of your organization to let you in, or sign in with another account."
      >
        <Button look="primary" onClick={() => void signOut()}>
          Sign out
        </Button>
        {mail && <OuterLinkButton href={`mailto:${mail}`}>Contact support</OuterLinkButton>}
      </Notice>
    </BareLayout>
  );
}
