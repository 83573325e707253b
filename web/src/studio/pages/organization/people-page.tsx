import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import * as text from '../../../strings/en/studio-people.ts';
import { Button } from '../../../ui/button.tsx';
import { InviteDialog } from '../../people/invite-dialog.tsx';
import { PeopleLists } from '../../people/people-lists.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

/** Members, invitations, roles and rights. */
export function PeoplePage() {
  const [isInviting, setInviting] = useState(false);
  return (
    <OrganizationFrame
      title={text.people}
      actions={
        <Button look="primary" icon={<UserPlus />} onClick={() => setInviting(true)}>
          {text.invite}
        </Button>
      }
    >
      <PeopleLists />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </OrganizationFrame>
  );
}
