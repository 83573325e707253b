import { ShieldOff } from 'lucide-react';
import { leaveUnlessRefused } from '@tv/client/lib/session/access.ts';
import { signOut } from '@tv/client/lib/session/session.ts';
import { supportAddress } from '@tv/client/lib/support/support-mail.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { Button, OuterLinkButton } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/registration/sign-in.ts';

export const loader = leaveUnlessRefused;

export function UnauthorizedPage() {
  const support = supportAddress();
  useTitle(text.noAccessTitle);
  return (
    <BareLayout>
      <Notice as="h1" icon={<ShieldOff />} title={text.noAccess} text={text.noAccessText}>
        <Button look="primary" onClick={() => void signOut()}>
          {actions.signOut}
        </Button>
        {support && <OuterLinkButton href={support}>{actions.contactSupport}</OuterLinkButton>}
      </Notice>
    </BareLayout>
  );
}
