import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { count } from '../../lib/analytics.ts';
import { pathIn, usePlace } from '../../lib/place.ts';
import { categoryNames, followedCategories } from '../../lib/queries.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { LinkButton } from '../../ui/button.tsx';
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
      onItem={() => count('navbar.category')}
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
      onItem={() => count('navbar.category')}
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
