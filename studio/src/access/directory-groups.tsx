import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedDirectoryGroup } from '@tv/contract/sign-in/directory';
import { Role } from '@tv/contract/enumerations';
import { call } from '@tv/client/lib/api/call.ts';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { roleLabel } from '@tv/client/lib/support/support-mail.ts';
import * as text from '@tv/strings/en/studio/organization/access.ts';
import { Button } from '@tv/ui/button.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import style from '@tv/ui/page-section.module.css';
import { directoryGroups } from './queries.ts';

const idOf = ({ id }: ManagedDirectoryGroup) => id;
const none = 'none';
const options = [
  { value: none, text: text.noRole },
  ...Object.values(Role).map((value) => ({ value, text: roleLabel(value) })),
] as const;

/** Groups that the directory has sent, each with the role of its people. Nothing where it has sent none. */
export function DirectoryGroups({ organizationId }: { organizationId: string }) {
  const queryClient = useQueryClient();
  const question = directoryGroups(organizationId);
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(question);
  const groups = entriesOf(data, idOf);
  if (groups.length === 0) return null;
  const setRole = async ({ id, name }: ManagedDirectoryGroup, role: Role | typeof none) => {
    await attempt(async () => {
      await call('PATCH /Management/DirectoryGroups/:id', { params: { id }, body: { role } });
      toast(text.groupSaved(name));
    }, text.unexpected);
    await queryClient.invalidateQueries({ queryKey: question.queryKey });
  };
  return (
    <>
      <h3 className={style.name}>{text.groups}</h3>
      <p className={style.text}>{text.groupsText}</p>
      <ul className={style.list}>
        {groups.map((group) => (
          <li key={group.id} className={style.line}>
            <div className={style.facts}>
              <p className={style.name} dir="auto">
                {group.name}
              </p>
              <p className={style.detail}>{text.members(group.membersCount)}</p>
            </div>
            <div className={style.role}>
              <SelectField
                label={text.roleOf(group.name)}
                value={group.role ?? none}
                options={options}
                onChange={(role) => void setRole(group, role)}
              />
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{text.more}</Button>}
    </>
  );
}
