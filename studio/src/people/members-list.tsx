import type { ManagedPerson } from '@tv/contract/people/people';
import { useMemo, useState, type ReactNode, type Ref } from 'react';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { AnchoredMenu } from '@tv/ui/table/anchored-menu.tsx';
import type { ListTableHandle } from '@tv/ui/table/list-table.tsx';
import { PagedTable } from '@tv/ui/table/paged-table.tsx';
import type { PagedList } from '@tv/ui/table/use-paged-list.ts';
import { endMembership, removeSecondStep } from './change-person.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { NarrowPerson, personColumns } from './person-cells.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { personSections, type PersonStep } from './person-menu.tsx';
import { nameOf } from '@tv/client/lib/session/person-name.ts';

type MembersListProps = {
  ref: Ref<ListTableHandle>;
  list: PagedList<ManagedPerson>;
  question: string;
  noneFound: ReactNode;
};

/** The members, and what is done with each. */
export function MembersList({ ref, list, question, noneFound }: MembersListProps) {
  const you = useCurrentUser()?.id;
  const columns = useMemo(() => personColumns(you), [you]);
  const [menu, setMenu] = useState<{ person: ManagedPerson; anchor: HTMLElement }>();
  const [step, setStep] = useState<{ name: PersonStep; person: ManagedPerson }>();
  const close = () => setStep(undefined);
  const on = (name: PersonStep) => (step?.name === name ? step.person : undefined);
  const [unguarded, ended] = [on('removeSecondStep'), on('end')];
  return (
    <>
      <PagedTable
        ref={ref}
        label={text.peopleTable}
        list={list}
        idOf={idOf}
        question={question}
        columns={columns}
        narrow={(person) => <NarrowPerson person={person} you={you} />}
        narrowHeight={76}
        onOpen={(person) => setStep({ name: 'open', person })}
        menu={{
          label: (person) => text.actionsOf(nameOf(person)),
          onOpen: (person, anchor) => setMenu({ person, anchor }),
        }}
        empty={noneFound}
      />
      {menu && (
        <AnchoredMenu
          label={text.actionsOf(nameOf(menu.person))}
          sections={personSections(menu.person, (name, person) => setStep({ name, person }))}
          anchor={menu.anchor}
          onClose={() => setMenu(undefined)}
        />
      )}
      <PersonDialog person={on('open')} onClose={close} />
      <EraseDialog person={on('erase')} onClose={close} />
      <ConfirmDialog
        isOpen={unguarded !== undefined}
        title={text.removeSecondStep}
        text={unguarded ? text.removeSecondStepText(nameOf(unguarded)) : ''}
        confirm={text.removeSecondStep}
        onConfirm={async () => unguarded !== undefined && removeSecondStep(unguarded)}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={ended !== undefined}
        title={text.endMembership}
        text={ended ? text.endMembershipText(nameOf(ended)) : ''}
        confirm={text.endMembership}
        onConfirm={async () => ended !== undefined && endMembership(ended)}
        onClose={close}
      />
    </>
  );
}

const idOf = ({ id }: ManagedPerson) => id;
