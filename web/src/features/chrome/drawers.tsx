import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser, enterOrganization } from '../../lib/current-user.ts';
import { pathIn, usePlace } from '../../lib/place.ts';
import { categoryNames, followedCategories, ownOrganizations } from '../../lib/queries.ts';
import { toastUnexpectedError } from '../../lib/unexpected-error.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { LinkButton } from '../../ui/button.tsx';
import { roleLabel } from './addresses.ts';
import { DrawerList } from './drawer-list.tsx';

/** Milliseconds of rest before a search is asked. */
const rest = 300;

type DrawerProps = { onDone: () => void };

export function CategoriesDrawer({ onDone }: DrawerProps) {
  const place = usePlace();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(categoryNames(place, useDebounced(search, rest)));
  return (
    <DrawerList
      title="Categories"
      titleTo={pathIn(place, 'categories')}
      items={data?.map(({ id, name }) => ({ id, label: name, to: pathIn(place, `categories/${id}`) }))}
      error={error}
      retry={() => void refetch()}
      mark="discover"
      search={search}
      onSearch={setSearch}
      empty={<p>This organization does not have any content.</p>}
      onDone={onDone}
    />
  );
}

export function FollowingDrawer({ onDone }: DrawerProps) {
  const place = usePlace();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(followedCategories(useDebounced(search, rest)));
  return (
    <DrawerList
      title="Following"
      titleTo={pathIn(place, 'followed-categories')}
      items={data?.map(({ id, name }) => ({ id, label: name, to: pathIn(place, `categories/${id}`) }))}
      error={error}
      retry={() => void refetch()}
      mark="followed"
      search={search}
      onSearch={setSearch}
      empty={
        <>
          <p>Followed categories will appear here for easy access</p>
          <LinkButton to={pathIn(place, 'categories')} onClick={onDone}>
            View categories
          </LinkButton>
        </>
      }
      onDone={onDone}
    />
  );
}

export function OrganizationsDrawer({ onDone }: DrawerProps) {
  const user = useCurrentUser();
  const place = usePlace();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(ownOrganizations(useDebounced(search, rest)));
  const enter = async (organizationId: string) => {
    if (organizationId === user?.organizationId) return onDone();
    try {
      await enterOrganization(organizationId);
      location.assign(place.isPublic ? `/public/${organizationId}` : '/');
    } catch {
      toastUnexpectedError();
    }
  };
  return (
    <DrawerList
      title="Organizations"
      items={data?.map((membership) => ({
        id: membership.organizationId,
        label: membership.organizationName,
        note: roleLabel(membership.roleName),
        isCurrent: membership.organizationId === user?.organizationId,
        onPress: () => void enter(membership.organizationId),
      }))}
      error={error}
      retry={() => void refetch()}
      search={search}
      onSearch={setSearch}
      empty={<p>You do not belong to another organization.</p>}
      onDone={onDone}
    />
  );
}
