import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Category } from '@tv/contract/categories/categories';
import { useState } from 'react';
import { count } from '@tv/client/lib/analytics/count.ts';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import { pathIn, useArea, type Area } from '@tv/client/lib/area/area.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/drawers.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import { LoadMore } from '@tv/ui/loading/load-more.tsx';
import { categoryNames, followedNames } from './category-lists.ts';
import { DrawerList } from './drawer-list.tsx';

/** Milliseconds of rest before a search is sent. */
const rest = 300;

type DrawerProps = { onDone: () => void };

const itemsOf = (data: Parameters<typeof entriesOf<Category>>[0], area: Area) =>
  entriesOf(data, ({ id }) => id).map(({ id, name }) => ({
    id,
    label: name,
    to: pathIn(area, 'categories/:id', { id }),
  }));

export function CategoriesDrawer({ onDone }: DrawerProps) {
  const area = useArea();
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery({
    ...categoryNames(area, useDebounced(search, rest)),
    placeholderData: keepPreviousData,
  });
  return (
    <DrawerList
      title={text.categories}
      titleText={text.discover}
      titleTo={pathIn(area, 'categories')}
      items={list.data && itemsOf(list.data, area)}
      error={list.error}
      retry={() => void list.refetch()}
      mark="discover"
      onItem={() => count('navbar.category')}
      search={search}
      onSearch={setSearch}
      empty={<p>{text.noContent}</p>}
      onDone={onDone}
      end={!list.isPlaceholderData && <LoadMore paging={list} label={text.moreCategories} />}
    />
  );
}

export function FollowingDrawer({ onDone }: DrawerProps) {
  const area = useArea();
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery({
    ...followedNames(useDebounced(search, rest)),
    placeholderData: keepPreviousData,
  });
  return (
    <DrawerList
      title={text.following}
      titleTo={pathIn(area, 'followed-categories')}
      items={list.data && itemsOf(list.data, area)}
      error={list.error}
      retry={() => void list.refetch()}
      mark="followed"
      onItem={() => count('navbar.category')}
      search={search}
      onSearch={setSearch}
      empty={
        <>
          <p>{text.noneFollowed}</p>
          <LinkButton to={pathIn(area, 'categories')} onClick={onDone}>
            {actions.viewCategories}
          </LinkButton>
        </>
      }
      onDone={onDone}
      end={!list.isPlaceholderData && <LoadMore paging={list} label={text.moreCategories} />}
    />
  );
}
