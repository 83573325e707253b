import { studioPath } from '@tv/contract/pages/studio-paths';
import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as groups from '@tv/strings/en/studio/organization/groups.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import { Button } from '@tv/ui/button.tsx';
import { GroupDialog } from '../../people/groups/group-dialog.tsx';
import { InviteDialog } from '../../people/invite-dialog.tsx';
import { PeopleLists } from '../../people/people-lists.tsx';
import { OrganizationFrame } from '../organization/organization-frame.tsx';

/** Members, invitations, roles, rights and groups. */
export function PeoplePage() {
  const [step, setStep] = useState<'invite' | 'group'>();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const close = () => setStep(undefined);
  return (
    <OrganizationFrame
      title={text.people}
      actions={
        query.get('list') === 'groups' ? (
          <Button look="primary" icon={<Plus />} onClick={() => setStep('group')}>
            {groups.newGroup}
          </Button>
        ) : (
          <Button look="primary" icon={<UserPlus />} onClick={() => setStep('invite')}>
            {text.invite}
          </Button>
        )
      }
    >
      <PeopleLists onCreateGroup={() => setStep('group')} />
      <InviteDialog isOpen={step === 'invite'} onClose={close} />
      <GroupDialog
        isOpen={step === 'group'}
        onSaved={({ id }) => void navigate(studioPath('organization/people/groups/:id', { id }))}
        onClose={close}
      />
    </OrganizationFrame>
  );
}
