import { useInfiniteQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import { ownOrganizations } from '../../lib/organization/queries.ts';

/** Whether a person can change to another organization: they belong to several, or may join any. */
export function useMaySwitch(): boolean {
  const user = useCurrentUser();
  const { data } = useInfiniteQuery({ ...ownOrganizations(), enabled: user !== undefined });
  return user !== undefined && (user.isProviderAdmin || (data?.pages[0]?.answer.length ?? 0) > 1);
}
