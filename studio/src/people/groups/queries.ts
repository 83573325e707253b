import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Group, GroupMember } from '@tv/contract/people/groups';
import { call, callPaged } from '@tv/client/lib/api/call.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { usePagedList } from '@tv/ui/table/use-paged-list.ts';

const groups = ['groups'];
const idOf = ({ id }: { id: string }) => id;

/** Groups of the organization, by name. */
export const useGroups = (organizationId: string, searchTerm: string) =>
  usePagedList<Group>({
    queryKey: [...groups, 'list', organizationId, searchTerm],
    ask: (page, signal) =>
      callPaged('GET /Management/Groups', { query: { ...(searchTerm && { searchTerm }), ...page }, signal }),
    idOf,
  });

export const oneGroup = (id: string) =>
  queryOptions({
    queryKey: [...groups, 'one', id],
    queryFn: ({ signal }) => call('GET /Management/Groups/:id', { params: { id }, signal }),
    refetchOnMount: true,
  });

/** Members of a group, by their addresses. */
export const useGroupMembers = (id: string, searchTerm: string) =>
  usePagedList<GroupMember>({
    queryKey: [...groups, 'members', id, searchTerm],
    ask: (page, signal) =>
      callPaged('GET /Management/Groups/:id/Members', {
        params: { id },
        query: { ...(searchTerm && { searchTerm }), ...page },
        signal,
      }),
    idOf,
  });

/** How many people a rule would fit. */
export const matchesOf = (rule: string) =>
  queryOptions({
    queryKey: [...groups, 'matches', rule],
    queryFn: ({ signal }) => call('GET /Management/Groups/Matches', { query: { rule }, signal }),
    placeholderData: keepPreviousData,
  });

/**
 * Asks for groups and their members again: those on the screen at once, the others when they are shown. Nothing is asked about the
 * group `deletedId`.
 */
export async function reloadGroups(deletedId?: string): Promise<void> {
  queryClient.removeQueries({ queryKey: groups, type: 'inactive' });
  await queryClient.invalidateQueries({
    queryKey: groups,
    predicate: ({ queryKey }) => deletedId === undefined || !queryKey.includes(deletedId),
  });
}
