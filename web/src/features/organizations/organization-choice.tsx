import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import type { Organization } from '@tv/contract/organization/organization';
import { useId, useState } from 'react';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { entriesOf, pagesOf } from '@tv/client/lib/api/paging.ts';
import { ownOrganizations, publicOrganization } from '@tv/client/lib/organization/queries.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import { Button } from '@tv/ui/button.tsx';
import listNote from '../../parts/list-note.module.css';
import { LoadMore } from '@tv/ui/loading/load-more.tsx';
import { SearchField } from '@tv/ui/search/search-field.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import style from './join-dialog.module.css';
import { offered } from './offered.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/registration/join.ts';

/** Milliseconds of rest before a search is sent. */
const rest = 400;

type OrganizationChoiceProps = {
  chosen: string | undefined;
  wanted: string | undefined;
  onChoose: (id: string) => void;
};

/** One of the organizations that can be joined, found by its name. */
export function OrganizationChoice({ chosen, wanted, onChoose }: OrganizationChoiceProps) {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<Organization>();
  const list = useInfiniteQuery({
    ...organizationsToJoin(useDebounced(search.trim(), rest)),
    placeholderData: keepPreviousData,
  });
  const name = useId();
  const known = useWanted(wanted);
  const found = list.data && entriesOf(list.data, ({ id }) => id);
  const first = picked ?? known;
  const options = found && offered(found, chosen === first?.id ? first : undefined);
  return (
    <div className={style.choice} ref={wanted ? undefined : focusSearch}>
      <SearchField
        className={style.search}
        label={text.search}
        value={search}
        onChange={setSearch}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className={style.list} aria-busy={list.isFetching}>
        {list.isPending && <Waiting />}
        {list.isError && !found && (
          <div className={listNote.note}>
            <p>{text.notLoaded}</p>
            <Button onClick={() => void list.refetch()}>{actions.tryAgain}</Button>
          </div>
        )}
        {options && options.length > 0 && (
          <fieldset className={style.options}>
            <legend className="visually-hidden">{text.organization}</legend>
            {options.map((organization) => (
              <label key={organization.id} className={style.option}>
                <input
                  type="radio"
                  name={name}
                  value={organization.id}
                  checked={organization.id === chosen}
                  onChange={() => {
                    setPicked(organization);
                    onChoose(organization.id);
                  }}
                />
                <span dir="auto">{organization.name}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div role="status">
          {found?.length === 0 && (
            <p className={listNote.note}>
              {search.trim() ? text.noResults(search.trim()) : !first && text.none}
            </p>
          )}
        </div>
        {!list.isPlaceholderData && <LoadMore paging={list} label={text.more} />}
      </div>
    </div>
  );
}

/** The dialog puts the focus on what is marked so when it opens. */
const focusSearch = (choice: HTMLDivElement | null) =>
  choice?.querySelector('input')?.setAttribute('autofocus', '');

const Waiting = () => (
  <div className={style.waiting} role="status" aria-label={text.loading}>
    {[60, 45, 70, 50].map((width) => (
      <Skeleton key={width} width={`${width}%`} height={16} />
    ))}
  </div>
);

/** The requested organization, by its name where this person may read it. */
function useWanted(id: string | undefined): Organization | undefined {
  const own = useInfiniteQuery({ ...ownOrganizations(), enabled: id !== undefined });
  const open = useQuery({ ...publicOrganization(id ?? ''), enabled: id !== undefined });
  if (id === undefined) return undefined;
  const membership = own.data?.pages
    .flatMap(({ answer }) => answer)
    .find((each) => each.organizationId === id);
  return {
    id,
    name: membership?.organizationName ?? open.data?.name ?? text.wanted,
  };
}

/** Organizations that a provider admin does not belong to yet. */
const organizationsToJoin = (searchTerm = '') =>
  infiniteQueryOptions({
    queryKey: ['organizations-to-join', searchTerm],
    ...pagesOf(limits.organizations),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Organizations', {
        query: {
          ...pageParam,
          pageSize: limits.organizations,
          searchTerm: searchTerm || undefined,
          sortBy: 'Name',
          sortOrder: 'Asc',
          excludeUserTiedOrganizations: true,
        },
        signal,
      }),
  });
