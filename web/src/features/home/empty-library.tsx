import { studioPath } from '@tv/contract/studio-paths';
import { Film } from 'lucide-react';
import { configuration } from '../../lib/api/configuration.ts';
import { useActor } from '../../lib/session/current-user.ts';
import { mayManageContent } from '../../lib/session/may-see-studio.ts';
import { openDialog } from '../../lib/layout/dialogs.ts';
import { useArea } from '../../lib/area/area.ts';
import * as text from '../../strings/en/empty-library.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

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
