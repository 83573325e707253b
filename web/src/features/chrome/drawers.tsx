import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { count } from '../../lib/analytics.ts';
import { pathIn, usePlace } from '../../lib/place.ts';
import { categoryNames, followedCategories } from '../../lib/queries.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import * as actions from '../../strings/en/actions.ts';
import * as text from '../../strings/en/drawers.ts';
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
      title={text.categories}
      titleText={text.discover}
      titleTo={pathIn(place, 'categories')}
      items={data?.map(({ id, name }) => ({ id, label: name, to: pathIn(place, `categories/${id}`) }))}
      error={error}
      retry={() => void refetch()}
      mark="discover"
      onItem={() => count('navbar.category')}
      search={search}
      onSearch={setSearch}
      empty={<p>{text.noContent}</p>}
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
      title={text.following}
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
          <p>{text.noneFollowed}</p>
          <LinkButton to={pathIn(place, 'categories')} onClick={onDone}>
            {actions.viewCategories}
          </LinkButton>
        </>
      }
      onDone={onDone}
    />
  );
}
