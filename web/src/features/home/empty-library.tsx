import { studioPath } from '@tv/contract/pages/studio-paths';
import { Film } from 'lucide-react';
import { configuration } from '@tv/client/lib/api/configuration.ts';
import { useActor } from '@tv/client/lib/session/current-user.ts';
import { mayManageContent } from '@tv/client/lib/session/may-see-studio.ts';
import { openDialog } from '@tv/client/lib/layout/dialogs.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/browse/empty-library.ts';
import { Button } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';

/** A library in its first hour: what to do next, for people who may do it. */
export function EmptyLibrary() {
  const user = useActor();
  const { isPublic } = useArea();
  const { addresses } = configuration();
  const mayBringIn = !isPublic && user !== undefined && mayManageContent(user);
  return (
    <Notice icon={<Film />} title={text.empty} text={mayBringIn ? text.bringIn : text.comesLater}>
      {mayBringIn && <a href={addresses.admin ?? studioPath('')}>{text.manage}</a>}
      {mayBringIn && addresses.userGuide && <a href={addresses.userGuide}>{text.userGuide}</a>}
      {user?.isProviderAdmin && (
        <Button aria-haspopup="dialog" onClick={() => openDialog({ name: 'join' })}>
          {text.join}
        </Button>
      )}
    </Notice>
  );
}
