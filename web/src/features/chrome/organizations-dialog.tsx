import * as text from '@tv/strings/en/browse/chrome.ts';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { OrganizationsDrawer } from './organizations-drawer.tsx';

/** The organization switcher of the header. */
export const OrganizationsDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.switchOrganization}>
    <OrganizationsDrawer hidesTitle onDone={onClose} />
  </Dialog>
);
