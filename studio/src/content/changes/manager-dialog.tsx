import { useQuery } from '@tanstack/react-query';
import { ActiveState, Role } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useRef, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import * as filterText from '@tv/strings/en/studio/content/filters.ts';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';
import { changeItems } from './change-items.ts';
import { shareOf } from './shares.ts';

type ManagerDialogProps = { items: readonly ManagedMediaContent[]; onClose: () => void };

/** Gives items to a manager. */
export const ManagerDialog = ({ items, onClose }: ManagerDialogProps) => (
  <Dialog isOpen={items.length > 0} onClose={onClose} title={text.managerOf(items.length)} look="sheet">
    <Managers items={items} onClose={onClose} />
  </Dialog>
);

/** Milliseconds that typing rests before the service is asked. */
const rest = 150;
const pageSize = 50;
const managingRoles = [Role.ContentManager, Role.OrganizationManager, Role.Admin];

function Managers({ items, onClose }: ManagerDialogProps) {
  const user = useCurrentUser();
  const none = useRef<HTMLElement>(null);
  const [typed, type] = useState('');
  const term = useDebounced(typed.trim(), rest);
  const { data, isError } = useQuery({
    queryKey: ['managers', user?.organizationId, term],
    queryFn: ({ signal }) =>
      call('GET /Management/People', {
        query: {
          searchTerm: term || undefined,
          role: managingRoles,
          status: ActiveState.ACTIVE,
          pageSize,
        },
        signal,
      }),
    placeholderData: (before) => before,
  });
  const people = (data ?? []).map(({ id, firstName, lastName, email }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return { value: id, text: name || email, hint: name ? email : undefined };
  });
  const options = [...people, ...(typed ? [] : [{ value: '', text: text.noManager }])];
  return (
    <Picker
      label={text.managers}
      trigger={none}
      isInline
      onClose={onClose}
      search={{ label: text.findManager, value: typed, onChange: type }}
      options={options.map((option) => ({
        ...option,
        isChosen: shareOf(items, ({ manager }) => (manager?.id ?? '') === option.value),
      }))}
      onChoose={(managerId) =>
        void changeItems(items, { action: 'edit', edit: { managerId } }, text.managerChanged)
      }
      note={
        data
          ? options.length === 0
            ? filterText.nothingFound
            : undefined
          : isError
            ? filterText.notLoaded
            : filterText.loading
      }
    />
  );
}
