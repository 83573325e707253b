import { useQuery } from '@tanstack/react-query';
import type { Group, GroupUses } from '@tv/contract/people/groups';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as seen from '@tv/strings/en/parts/seen-as.ts';
import * as text from '@tv/strings/en/studio/organization/groups.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { NotFound } from '@tv/ui/not-found.tsx';
import { deleteWords } from '../../people/groups/delete-words.ts';
import { GroupDialog } from '../../people/groups/group-dialog.tsx';
import { GroupMembers } from '../../people/groups/group-members.tsx';
import style from '../../people/groups/groups.module.css';
import { oneGroup, reloadGroups } from '../../people/groups/queries.ts';
import { attempt } from '../../parts/problems/attempt.ts';
import { seeAs } from '../../parts/see-as.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { OrganizationFrame } from '../organization/organization-frame.tsx';

const list = `${studioPath('organization/people')}?list=groups`;

/** One group: where it comes from, and who is in it. */
export function GroupPage() {
  const { id = '' } = useParams();
  const { data: group, error, refetch } = useQuery(oneGroup(id));
  if (error instanceof ApiError && error.status === 404 && !group) return <NotFound />;
  return (
    <OrganizationFrame
      title={group?.name ?? text.group}
      {...(group && { fact: text.membersCount(group.membersCount) })}
      above={{ word: text.groups, to: list }}
      actions={group && <GroupActions group={group} />}
    >
      {error && !group && <Failure error={error} retry={() => void refetch()} />}
      {!error && !group && <LinesSkeleton />}
      {group && (
        <>
          <p className={style.source}>
            {group.rule !== undefined && `${text.rule} ${group.rule}. `}
            {text.sourceText[group.source]}
          </p>
          <GroupMembers key={group.id} group={group} />
        </>
      )}
    </OrganizationFrame>
  );
}

/** What can be done with a group here: no change where it comes from outside, but an empty one of the sign-in provider. */
function GroupActions({ group }: { group: Group }) {
  const { id, name, source, membersCount } = group;
  const [step, setStep] = useState<'edit' | GroupUses>();
  const navigate = useNavigate();
  const close = () => setStep(undefined);
  const isOurs = source === 'manual' || source === 'rule';
  const mayDelete = isOurs || (source === 'claim' && membersCount === 0);
  const uses = step === 'edit' ? undefined : step;
  const askToDelete = () =>
    attempt(
      async () => setStep(await call('GET /Management/Groups/:id/Uses', { params: { id } })),
      text.unexpected,
    );
  const remove = () =>
    attempt(async () => {
      await call('DELETE /Management/Groups/:id', { params: { id } });
      toast(text.deleted(name));
      void navigate(list, { replace: true });
      void reloadGroups(id);
    }, text.unexpected);
  return (
    <>
      <Button icon={<Eye />} onClick={() => void seeAs({ groupId: id })}>
        {seen.asGroup}
      </Button>
      {isOurs && (
        <Button icon={<Pencil />} onClick={() => setStep('edit')}>
          {text.edit}
        </Button>
      )}
      {mayDelete && (
        <Button icon={<Trash2 />} onClick={() => void askToDelete()}>
          {text.deleteGroup}
        </Button>
      )}
      <GroupDialog isOpen={step === 'edit'} group={group} onClose={close} />
      <ConfirmDialog
        isOpen={uses !== undefined}
        title={text.deleteGroup}
        text={uses ? deleteWords(name, uses) : ''}
        confirm={text.deleteGroup}
        onConfirm={remove}
        onClose={close}
      />
    </>
  );
}
