import { screenPath } from '@tv/contract/pages/page-paths';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { enterOrganization, useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { openDialog } from '@tv/client/lib/layout/dialogs.ts';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { ownOrganizations } from '@tv/client/lib/organization/queries.ts';
import { roleLabel } from '@tv/client/lib/support/support-mail.ts';
import { toastUnexpectedError } from '@tv/client/lib/support/unexpected-error.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import * as text from '@tv/strings/en/browse/drawers.ts';
import { Button } from '@tv/ui/button.tsx';
import { LoadMore } from '@tv/ui/loading/load-more.tsx';
import { DrawerList } from './drawer-list.tsx';
import style from './drawer-list.module.css';

/** Milliseconds of rest before a search is sent. */
const rest = 300;

/** The person's organizations, to enter another one; a provider admin may join more. */
export function OrganizationsDrawer({ onDone, hidesTitle }: { onDone: () => void; hidesTitle?: boolean }) {
  const user = useCurrentUser();
  const area = useArea();
  const [search, setSearch] = useState('');
  const [isEntering, setEntering] = useState(false);
  const list = useInfiniteQuery({
    ...ownOrganizations(useDebounced(search, rest)),
    placeholderData: keepPreviousData,
  });
  const memberships = list.data && entriesOf(list.data, ({ organizationId }) => organizationId);
  const enter = async (organizationId: string) => {
    if (isEntering) return;
    if (organizationId === user?.organizationId) return onDone();
    setEntering(true);
    try {
      await enterOrganization(organizationId);
      location.assign(screenPath(area.isPublic ? organizationId : undefined, ''));
    } catch {
      setEntering(false);
      toastUnexpectedError();
    }
  };
  return (
    <DrawerList
      title={text.organizations}
      hidesTitle={hidesTitle}
      items={memberships?.map(({ organizationId, organizationName, roleName }) => ({
        id: organizationId,
        label: organizationName,
        note: roleLabel(roleName),
        isCurrent: organizationId === user?.organizationId,
        onPress: () => void enter(organizationId),
      }))}
      error={list.error}
      retry={() => void list.refetch()}
      search={search}
      onSearch={setSearch}
      empty={<p>{text.noOther}</p>}
      onDone={onDone}
      end={
        <>
          {!list.isPlaceholderData && <LoadMore paging={list} label={text.moreOrganizations} />}
          {user?.isProviderAdmin && (
            <div className={style.end}>
              <Button
                icon={<Plus aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={() => {
                  onDone();
                  openDialog({ name: 'join' });
                }}
              >
                {text.joinOrganization}
              </Button>
            </div>
          )}
        </>
      }
    />
  );
}
