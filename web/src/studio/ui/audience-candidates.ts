import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { groupLimits } from '@tv/contract/group-limits';
import { call } from '../../lib/api/call.ts';

/** Milliseconds that typing rests before the service is asked. */
export const rest = 200;

/** Groups and people of the organization that a term finds. Without a term the first groups. */
export const candidates = (query: { searchTerm?: string; id?: string[] }) =>
  queryOptions({
    queryKey: ['audience-candidates', query],
    queryFn: ({ signal }) => call('GET /Management/Groups/Candidates', { query, signal }),
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
