import { OrganizationsDialog } from '../features/chrome/organizations-dialog.tsx';
import { JoinDialog } from '../features/organizations/join-dialog.tsx';
import { useCurrentUser } from '../lib/current-user.ts';
import { closeDialog, useOpenDialog } from '../lib/dialogs.ts';

/** The dialogs that any place of the portal opens. */
export function ViewerDialogs() {
  const dialog = useOpenDialog();
  const user = useCurrentUser();
  return (
    <>
      <OrganizationsDialog
        isOpen={dialog?.name === 'organizations'}
        onClose={() => closeDialog('organizations')}
      />
      <JoinDialog
        isOpen={dialog?.name === 'join' && user?.isProviderAdmin === true}
        onClose={() => closeDialog('join')}
        organizationId={dialog?.name === 'join' ? dialog.organizationId : undefined}
      />
    </>
  );
}
