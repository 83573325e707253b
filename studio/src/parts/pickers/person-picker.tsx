import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ManagedPerson } from '@tv/contract/people/people';
import { ActiveState, type Role } from '@tv/contract/enumerations';
import { useState, type RefObject } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import * as text from '@tv/strings/en/studio/content/filters.ts';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';

/** Milliseconds that typing rests before the service is asked. */
const rest = 200;
/** People that are offered at a time; typing narrows them. */
const offered = 20;

const foundPeople = (term: string, roles: readonly Role[] | undefined) =>
  queryOptions({
    queryKey: ['found-people', term, roles],
    queryFn: ({ signal }) =>
      call('GET /Management/People', {
        query: {
          pageSize: offered,
          ...(term && { searchTerm: term }),
          ...(roles && { role: [...roles], status: ActiveState.ACTIVE }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

type PersonPickerProps = {
  label: string;
  trigger: RefObject<Element | null>;
  /** Roles of those who are offered; then active people alone. */
  roles?: readonly Role[];
  chosen: string | undefined;
  /** An entry before the people, such as `nobody`. */
  first?: { value: string; text: string };
  onChoose: (id: string, person: ManagedPerson | undefined) => void;
  onClose: () => void;
  /** Stands where it is rendered, as in a dialog: nothing outside of a dialog can be pressed. */
  isInline?: boolean;
};

/** Finds a member by name or address. */
export function PersonPicker(props: PersonPickerProps) {
  const { label, trigger, roles, chosen, first, onChoose, onClose, isInline = false } = props;
  const [typed, type] = useState('');
  const { data: people, isError } = useQuery(foundPeople(useDebounced(typed.trim(), rest), roles));
  const options = [
    ...(first && !typed ? [{ ...first, isChosen: chosen === first.value }] : []),
    ...(people ?? []).map(({ id, email, firstName, lastName }) => {
      const name = [firstName, lastName].filter(Boolean).join(' ');
      return { value: id, text: name || email, hint: name ? email : undefined, isChosen: id === chosen };
    }),
  ];
  return (
    <Picker
      label={label}
      trigger={trigger}
      onClose={onClose}
      isInline={isInline}
      options={options}
      onChoose={(id) =>
        onChoose(
          id,
          people?.find((person) => person.id === id),
        )
      }
      note={
        isError
          ? text.notLoaded
          : !people
            ? text.loading
            : people.length === 0
              ? text.nothingFound
              : undefined
      }
      search={{ label: text.find, value: typed, onChange: type }}
    />
  );
}
