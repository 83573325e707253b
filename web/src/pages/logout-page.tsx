import { DoorOpen } from 'lucide-react';
import { useTitle } from '../lib/title.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { BareLayout } from './bare-layout.tsx';
import * as text from '../strings/en/sign-in.ts';

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
