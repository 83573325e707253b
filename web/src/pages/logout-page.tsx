import { DoorOpen } from 'lucide-react';
import { useTitle } from '../lib/title.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { BareLayout } from './bare-layout.tsx';

export function LogoutPage() {
  useTitle('Signed out');
  return (
    <BareLayout>
      <Notice as="h1" icon={<DoorOpen />} title="You are now signed out">
        {/* A whole new page: nothing of the session before is left in it. */}
        <LinkButton look="primary" to="/" reloadDocument>
          Sign back in
        </LinkButton>
      </Notice>
    </BareLayout>
  );
}
