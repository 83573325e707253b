import { SearchX } from 'lucide-react';
import { useRef, type ReactNode, type Ref } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as groups from '@tv/strings/en/studio/organization/groups.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import { Button } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { GroupsList } from './groups/groups-list.tsx';
import { ListFilters, useListFilters } from '@tv/ui/filters/list-filters.tsx';
import { ListSearch, type SearchHandle } from '@tv/ui/search/list-search.tsx';
import tabs from '@tv/ui/list-tabs.module.css';
import type { ListTableHandle } from '@tv/ui/table/list-table.tsx';
import { useListKeys } from '@tv/ui/keyboard/use-list-keys.ts';
import { InvitationsList } from './invitations-list.tsx';
import { MembersList } from './members-list.tsx';
import { requestedBy, peopleFilters } from './people-filters.ts';
import { useInvitations, usePeople } from './queries.ts';
import style from './people-lists.module.css';

/** The members, the invited and the groups, searched and narrowed; all of it is in the address. */
export function PeopleLists({ onCreateGroup }: { onCreateGroup: () => void }) {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const [query, setQuery] = useSearchParams();
  const shown = query.get('list');
  const isInvited = shown === 'invited';
  const isGroups = shown === 'groups';
  const term = (query.get('searchTerm') ?? '').trim();
  const invitations = useInvitations(organizationId, isInvited ? term : '');
  const table = useRef<ListTableHandle>(null);
  const search = useRef<SearchHandle>(null);
  useListKeys({ search: () => search.current?.focus(), list: () => table.current?.focus() });
  const noneFound = (
    <Notice icon={<SearchX />} title={text.noneFound} text={text.noneFoundText}>
      <Button onClick={() => setQuery(isInvited ? { list: 'invited' } : {}, { preventScrollReset: true })}>
        {text.clearAll}
      </Button>
    </Notice>
  );
  return (
    <>
      <div className={style.tools}>
        <nav aria-label={text.lists} className={tabs.tabs}>
          <Link
            to="?"
            className={tabs.tab}
            {...(!isInvited && !isGroups && { 'aria-current': 'page' as const })}
          >
            {text.members}
          </Link>
          <Link
            to="?list=invited"
            className={tabs.tab}
            {...(isInvited && { 'aria-current': 'page' as const })}
          >
            {text.invited}
            {invitations.total > 0 && !(isInvited && term) && (
              <span className={tabs.count}>{invitations.total}</span>
            )}
          </Link>
          <Link to="?list=groups" className={tabs.tab} {...(isGroups && { 'aria-current': 'page' as const })}>
            {groups.groups}
          </Link>
        </nav>
        <ListSearch ref={search} label={isGroups ? groups.search : text.search} />
      </div>
      {isGroups ? (
        <GroupsList ref={table} organizationId={organizationId} term={term} onCreate={onCreateGroup} />
      ) : isInvited ? (
        <InvitationsList ref={table} list={invitations} question={term} noneFound={noneFound} />
      ) : (
        <Members ref={table} organizationId={organizationId} term={term} noneFound={noneFound} />
      )}
    </>
  );
}

type MembersProps = {
  ref: Ref<ListTableHandle>;
  organizationId: string;
  /** The search term; may be empty. */
  term: string;
  noneFound: ReactNode;
};

/** The members that fit the filters. They are asked for where they are shown. */
function Members({ ref, organizationId, term, noneFound }: MembersProps) {
  const { chosen, change } = useListFilters(peopleFilters);
  const sent = requestedBy(chosen, term);
  const people = usePeople(organizationId, sent);
  return (
    <>
      <div className={style.filters}>
        <ListFilters filters={peopleFilters} chosen={chosen} onChange={change} />
        <p className={style.count} role="status">
          {!people.isPending && text.count(people.total, people.isExact)}
        </p>
      </div>
      <MembersList ref={ref} list={people} question={JSON.stringify(sent)} noneFound={noneFound} />
    </>
  );
}
