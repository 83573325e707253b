import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { groupLimits } from '@tv/contract/limits/group-limits';
import type { AudienceCandidates, GroupMember } from '@tv/contract/people/groups';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import * as text from '@tv/strings/en/studio/item/audience.ts';

/** Milliseconds that typing rests before the service is asked. */
const rest = 200;

/** Groups and people of the organization that a typed term finds. Without a term the first groups. Asked while `isOpen`. */
export function useCandidates(isOpen: boolean) {
  const [typed, type] = useState('');
  const searchTerm = useDebounced(typed.trim(), rest);
  const query = searchTerm ? { searchTerm } : {};
  const { data: found, isError } = useQuery({
    queryKey: ['audience-candidates', query],
    queryFn: ({ signal }) => call('GET /Management/Groups/Candidates', { query, signal }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  return { found, isError, searchTerm, search: { value: typed, onChange: type } };
}

type Candidates = ReturnType<typeof useCandidates>;

/** What a list of candidates says in place of them, or beside the first groups. */
export function noteOf({ found, isError, searchTerm }: Candidates): string | undefined {
  if (isError) return text.notLoaded;
  if (!found) return text.loading;
  if (searchTerm === '') return text.typeForPeople;
  return found.groups.length + found.people.length === 0 ? text.nothingFound : undefined;
}

type Group = AudienceCandidates['groups'][number];

/** Groups and people as options of a list. */
export const groupOption = ({ id, name, source }: Group) => ({
  value: id,
  text: name,
  hint: text.sources[source],
});
export const personOption = (person: GroupMember) => ({
  value: person.id,
  text: nameOf(person),
  hint: nameOf(person) === person.email ? undefined : person.email,
});

/** The groups and people with these ids, as far as they are there. It asks for at most so many at once as one call takes. */
export const useNamed = (ids: string[]) => {
  const { data, isSuccess, isError, isPlaceholderData } = useQuery({
    queryKey: ['audience-candidates', 'named', ids],
    queryFn: async ({ signal }) => {
      const answers = [];
      for (let at = 0; at < ids.length; at += groupLimits.candidates)
        answers.push(
          await call('GET /Management/Groups/Candidates', {
            query: { id: ids.slice(at, at + groupLimits.candidates) },
            signal,
          }),
        );
      return {
        groups: answers.flatMap(({ groups }) => groups),
        people: answers.flatMap(({ people }) => people),
      };
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return {
    named: data ?? { groups: [], people: [] },
    isKnown: ids.length === 0 || (isSuccess && !isPlaceholderData),
    isFailed: isError,
  };
};

/** The ids with one more or one less. A list that is full stays as it is. */
export const toggled = (ids: readonly string[], id: string, most: number): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : ids.length < most ? [...ids, id] : [...ids];
