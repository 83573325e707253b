import type { PagePath } from '@tv/contract/pages/page-paths';
import { useMatch } from 'react-router';
import { OrganizationsDialog } from '../../features/chrome/organizations-dialog.tsx';
import { LeadDialog } from '../../features/lead/lead-dialog.tsx';
import { JoinDialog } from '../../features/organizations/join-dialog.tsx';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { closeDialog, useOpenDialog } from '@tv/client/lib/layout/dialogs.ts';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';

const ViewerPalette = whenFirstOpen(async () => (await import('./viewer-palette.tsx')).ViewerPalette);

/** The dialogs that any place of the portal opens. */
export function ViewerDialogs() {
  const dialog = useOpenDialog();
  const user = useCurrentUser();
  const area = useArea();
  const category = useMatch('/public/:orgId/categories/:id' satisfies PagePath);
  return (
    <>
      <OrganizationsDialog
        isOpen={dialog?.name === 'organizations'}
        onClose={() => closeDialog('organizations')}
      />
      <ViewerPalette isOpen={dialog?.name === 'palette'} onClose={() => closeDialog('palette')} />
      <JoinDialog
        isOpen={dialog?.name === 'join' && user?.isProviderAdmin === true}
        onClose={() => closeDialog('join')}
        organizationId={dialog?.name === 'join' ? dialog.organizationId : undefined}
      />
      <LeadDialog
        isOpen={dialog?.name === 'request-demo'}
        onClose={() => closeDialog('request-demo')}
        target={{ organizationId: area.organizationId, categoryId: category?.params.id }}
      />
    </>
  );
}
