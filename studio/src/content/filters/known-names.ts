import { useQuery } from '@tanstack/react-query';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useMemo } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import { none, type Filters } from './filters.ts';
import type { KnownNames } from './filter-texts.ts';

/** Names that a picker offered: a chosen one needs no call. */
const offered = new Map<string, string>();
export const rememberName = (id: string, name: string) => void offered.set(id, name);

/** Names of the categories and people that the filters choose. The first items that were found hold most of them. */
export function useKnownNames(filters: Filters, first: readonly ManagedMediaContent[]): KnownNames {
  const user = useCurrentUser();
  const found = useMemo(() => {
    const names = new Map(offered);
    for (const { categories, manager } of first) {
      for (const { id, name } of categories) names.set(id, name);
      if (manager) names.set(manager.id, manager.name);
    }
    if (user) names.set(user.id, nameOf(user));
    return names;
  }, [first, user]);
  const unknown = filters.categoryId.filter((id) => id !== none && !found.has(id));
  const { data } = useQuery({
    queryKey: ['category-names', unknown],
    queryFn: ({ signal }) => namesOf(unknown, signal),
    enabled: unknown.length > 0,
  });
  return useMemo(() => new Map([...found, ...(data ?? [])]), [found, data]);
}

/** Those that the person may no longer see have no name. */
async function namesOf(ids: readonly string[], signal: AbortSignal): Promise<[id: string, name: string][]> {
  const answers = await Promise.allSettled(
    ids.map((id) => call('GET /Categories/:id', { params: { id }, signal })),
  );
  return answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [[answer.value.id, answer.value.name]] : [],
  );
}
