import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { UserOrganization } from '@tv/contract/people/people';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import { ownOrganizations } from '@tv/client/lib/organization/queries.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { toastUnexpectedError } from '@tv/client/lib/support/unexpected-error.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/registration/leaving.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { LoadMore } from '@tv/ui/loading/load-more.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import style from './organization-settings.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Where a person belongs, and may leave. */
export function OrganizationSettings() {
  const list = useInfiniteQuery(ownOrganizations());
  const [openDialog, setOpenDialog] = useState<UserOrganization>();
  const memberships = list.data && entriesOf(list.data, ({ organizationId }) => organizationId);
  if (!memberships)
    return (
      <SettingsSection title={text.title} help={list.error ? text.notLoaded : text.about}>
        {list.error ? (
          <Failure error={list.error} retry={() => void list.refetch()} as="p" size="small" />
        ) : (
          <Skeleton />
        )}
      </SettingsSection>
    );
  return (
    <SettingsSection title={text.title} help={text.about}>
      <ul className={style.list}>
        {memberships.map((membership) => (
          <li key={membership.organizationId} className={style.item}>
            <span className={style.name} dir="auto">
              {membership.organizationName}
            </span>
            <Button
              icon={<LogOut aria-hidden="true" />}
              aria-haspopup="dialog"
              aria-label={text.leaveNamed(membership.organizationName)}
              onClick={() => setOpenDialog(membership)}
            >
              {text.leave}
            </Button>
          </li>
        ))}
      </ul>
      <LoadMore paging={list} label={text.more} />
      <Dialog
        isOpen={openDialog !== undefined}
        onClose={() => setOpenDialog(undefined)}
        title={openDialog ? text.question(openDialog.organizationName) : ''}
        look="sheet"
      >
        {openDialog && <Leaving membership={openDialog} onDone={() => setOpenDialog(undefined)} />}
      </Dialog>
    </SettingsSection>
  );
}

function Leaving({
  membership: { organizationId, organizationName },
  onDone,
}: {
  membership: UserOrganization;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const [isRunning, setRunning] = useState(false);
  const leave = async () => {
    setRunning(true);
    try {
      await call('DELETE /Users/Me/Organizations/:id', { params: { id: organizationId } });
    } catch (error) {
      onDone();
      if (error instanceof ApiError && error.status === 409) toast(text.lastAdmin(organizationName));
      else toastUnexpectedError();
      return;
    }
    // Everything on the screen was that organization's.
    if (organizationId === user?.organizationId) return location.assign('/');
    onDone();
    toast(text.left(organizationName));
    await client.invalidateQueries({ queryKey: ['own-organizations'] });
  };
  return (
    <>
      <p className={style.text}>{text.whatEnds}</p>
      <DialogActions>
        <Button onClick={onDone}>{actions.cancel}</Button>
        <Button look="primary" disabled={isRunning} onClick={() => void leave()}>
          {isRunning ? text.leaving : text.leave}
        </Button>
      </DialogActions>
    </>
  );
}
