import type { Query } from '@tv/contract/calls/api';
import type { Invitation, ManagedPerson } from '@tv/contract/people/people';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { usePagedList } from '@tv/ui/table/use-paged-list.ts';

export type PeopleQuery = Omit<
  NonNullable<Query<'GET /Management/People'>>,
  'pageIndex' | 'pageSize' | 'cursor'
>;

const people = ['managed-people'];
const invitations = ['invitations'];

const idOf = ({ id }: { id: string }) => id;

/** Members that fit, by their addresses. */
export const usePeople = (organizationId: string, filters: PeopleQuery) =>
  usePagedList<ManagedPerson>({
    queryKey: [...people, organizationId, filters],
    ask: (page, signal) => callPaged('GET /Management/People', { query: { ...filters, ...page }, signal }),
    idOf,
  });

/** Open invitations, the newest first. */
export const useInvitations = (organizationId: string, searchTerm: string) =>
  usePagedList<Invitation>({
    queryKey: [...invitations, organizationId, searchTerm],
    ask: (page, signal) =>
      callPaged('GET /Management/Invitations', {
        query: { ...(searchTerm && { searchTerm }), ...page },
        signal,
      }),
    idOf,
  });

/** Asks for the lists again: those on the screen at once, the others when they are shown. */
export const reloadPeople = () => reload(people);
export const reloadInvitations = () => reload(invitations);

function reload(queryKey: readonly string[]): Promise<void> {
  queryClient.removeQueries({ queryKey, type: 'inactive' });
  return queryClient.invalidateQueries({ queryKey });
}
