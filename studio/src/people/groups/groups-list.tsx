import { studioPath } from '@tv/contract/pages/studio-paths';
import type { Group } from '@tv/contract/people/groups';
import { Plus, SearchX, UsersRound } from 'lucide-react';
import type { Ref } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as text from '@tv/strings/en/studio/organization/groups.ts';
import { Button } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import cell from '../person-cells.module.css';
import type { ListColumn, ListTableHandle } from '@tv/ui/table/list-table.tsx';
import { PagedTable } from '@tv/ui/table/paged-table.tsx';
import { useGroups } from './queries.ts';
import { apart } from '@tv/strings/en/locale.ts';

type GroupsListProps = {
  ref: Ref<ListTableHandle>;
  organizationId: string;
  term: string;
  onCreate: () => void;
};

/** The groups of the organization; a press opens one. */
export function GroupsList({ ref, organizationId, term, onCreate }: GroupsListProps) {
  const list = useGroups(organizationId, term);
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();
  return (
    <PagedTable
      ref={ref}
      label={text.groupsTable}
      list={list}
      idOf={idOf}
      question={term}
      columns={columns}
      narrow={(group) => <NarrowGroup group={group} />}
      narrowHeight={64}
      onOpen={({ id }) => void navigate(studioPath('organization/people/groups/:id', { id }))}
      empty={
        term ? (
          <Notice icon={<SearchX />} title={text.noneFound} text={text.noneFoundText}>
            <Button onClick={() => setQuery({ list: 'groups' }, { preventScrollReset: true })}>
              {text.clearSearch}
            </Button>
          </Notice>
        ) : (
          <Notice icon={<UsersRound />} title={text.noneYet} text={text.noneYetText}>
            <Button icon={<Plus />} onClick={onCreate}>
              {text.newGroup}
            </Button>
          </Notice>
        )
      }
    />
  );
}

const idOf = ({ id }: Group) => id;

/** The source, and the rule where it is one. */
const sourceWords = ({ source, rule }: Group) =>
  [text.sources[source], rule !== undefined && text.endsIn(rule)].filter(Boolean).map(apart).join(' · ');

const columns: ListColumn<Group>[] = [
  {
    name: 'name',
    head: text.group,
    width: 'minmax(0, 1fr)',
    cell: ({ name }) => (
      <p className={cell.name} title={name}>
        <span dir="auto">{name}</span>
      </p>
    ),
  },
  {
    name: 'source',
    head: text.source,
    width: 'minmax(0, 320px)',
    cell: (group) => (
      <p className={`${cell.line} ${cell.plain}`} title={sourceWords(group)}>
        {sourceWords(group)}
      </p>
    ),
  },
  {
    name: 'members',
    head: text.members,
    width: '132px',
    isAtEnd: true,
    cell: ({ membersCount }) => <span className={cell.plain}>{text.membersCount(membersCount)}</span>,
  },
];

/** A group in the list of telephones. */
const NarrowGroup = ({ group }: { group: Group }) => (
  <>
    <p className={cell.name}>
      <span dir="auto">{group.name}</span>
    </p>
    <p className={cell.detail}>{`${text.membersCount(group.membersCount)} · ${sourceWords(group)}`}</p>
  </>
);
