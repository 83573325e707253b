import type { Group, GroupMember } from '@tv/contract/people/groups';
import { ClipboardPaste, Copy, SearchX, UserMinus, UserPlus, UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '@tv/client/lib/api/call.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import * as text from '@tv/strings/en/studio/organization/groups.ts';
import * as people from '@tv/strings/en/studio/organization/people.ts';
import { Button } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { PersonName } from '../person-cells.tsx';
import cell from '../person-cells.module.css';
import { attempt } from '../../parts/problems/attempt.ts';
import { ListSearch, type SearchHandle } from '@tv/ui/search/list-search.tsx';
import { PersonPicker } from '../../parts/pickers/person-picker.tsx';
import { AnchoredMenu } from '@tv/ui/table/anchored-menu.tsx';
import type { ListColumn, ListTableHandle } from '@tv/ui/table/list-table.tsx';
import { PagedTable } from '@tv/ui/table/paged-table.tsx';
import { useListKeys } from '@tv/ui/keyboard/use-list-keys.ts';
import { AddAddressesDialog } from './add-addresses-dialog.tsx';
import style from './groups.module.css';
import { reloadGroups, useGroupMembers } from './queries.ts';

/** The people of a group. Where they are chosen by hand, they are added and taken out here. */
export function GroupMembers({ group }: { group: Group }) {
  const { id, source } = group;
  const isByHand = source === 'manual';
  const [query, setQuery] = useSearchParams();
  const term = (query.get('searchTerm') ?? '').trim();
  const list = useGroupMembers(id, term);
  const table = useRef<ListTableHandle>(null);
  const search = useRef<SearchHandle>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const [menu, setMenu] = useState<{ person: GroupMember; anchor: HTMLElement }>();
  useListKeys({ search: () => search.current?.focus(), list: () => table.current?.focus() });
  const add = (personId: string, person: string) =>
    attempt(async () => {
      await call('PUT /Management/Groups/:id/Members/:personId', { params: { id, personId } });
      toast(text.added(person));
      await reloadGroups();
    }, text.unexpected);
  const remove = (person: GroupMember) =>
    attempt(async () => {
      await call('DELETE /Management/Groups/:id/Members/:personId', { params: { id, personId: person.id } });
      toast(text.removed(nameOf(person)), { undo: () => void add(person.id, nameOf(person)) });
      await reloadGroups();
    }, text.unexpected);
  return (
    <>
      <div className={style.tools}>
        <ListSearch ref={search} label={text.searchMembers} />
        {isByHand && (
          <div className={style.buttons}>
            <Button
              ref={button}
              icon={<UserPlus />}
              aria-haspopup="dialog"
              aria-expanded={isChoosing}
              onClick={() => setChoosing(true)}
            >
              {text.addPerson}
            </Button>
            <Button icon={<ClipboardPaste />} onClick={() => setPasting(true)}>
              {text.pasteAddresses}
            </Button>
          </div>
        )}
      </div>
      <PagedTable
        ref={table}
        label={text.members}
        list={list}
        idOf={idOf}
        question={term}
        columns={columns}
        narrow={(person) => <PersonName person={person} />}
        narrowHeight={64}
        {...(isByHand && {
          menu: {
            label: (person: GroupMember) => text.actionsOf(nameOf(person)),
            onOpen: (person: GroupMember, anchor: HTMLElement) => setMenu({ person, anchor }),
          },
        })}
        empty={
          term ? (
            <Notice icon={<SearchX />} title={people.noneFound} text={text.noneFoundText}>
              <Button onClick={() => setQuery({}, { preventScrollReset: true })}>{text.clearSearch}</Button>
            </Notice>
          ) : (
            <Notice icon={<UsersRound />} title={text.noMembers} text={text.noMembersText[source]} />
          )
        }
      />
      {menu && (
        <AnchoredMenu
          label={text.actionsOf(nameOf(menu.person))}
          sections={[
            {
              entries: [
                {
                  key: 'copy',
                  label: people.copyAddress,
                  icon: <Copy />,
                  onAction: () =>
                    void copyText(menu.person.email, { copied: people.copied, notCopied: people.notCopied }),
                },
                {
                  key: 'remove',
                  label: text.remove,
                  icon: <UserMinus />,
                  onAction: () => void remove(menu.person),
                },
              ],
            },
          ]}
          anchor={menu.anchor}
          onClose={() => setMenu(undefined)}
        />
      )}
      {isChoosing && (
        <PersonPicker
          label={text.addPerson}
          trigger={button}
          chosen={undefined}
          onChoose={(personId, person) => void add(personId, person ? nameOf(person) : '')}
          onClose={() => setChoosing(false)}
        />
      )}
      <AddAddressesDialog isOpen={isPasting} groupId={id} onClose={() => setPasting(false)} />
    </>
  );
}

const idOf = ({ id }: GroupMember) => id;

const columns: ListColumn<GroupMember>[] = [
  {
    name: 'person',
    head: people.person,
    width: 'minmax(0, 1fr)',
    cell: (person) => <PersonName person={person} />,
  },
  {
    name: 'email',
    head: text.address,
    width: 'minmax(0, 1fr)',
    cell: ({ email }) => (
      <p className={`${cell.line} ${cell.plain}`} title={email}>
        {email}
      </p>
    ),
  },
];
