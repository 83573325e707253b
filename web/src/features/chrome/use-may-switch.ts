import { useInfiniteQuery } from '@tanstack/react-query';
import { useActor } from '@tv/client/lib/session/current-user.ts';
import { ownOrganizations } from '@tv/client/lib/organization/queries.ts';

/** Whether a person can change to another organization: they belong to several, or may join any. */
export function useMaySwitch(): boolean {
  const user = useActor();
  const { data } = useInfiniteQuery({ ...ownOrganizations(), enabled: user !== undefined });
  return user !== undefined && (user.isProviderAdmin || (data?.pages[0]?.answer.length ?? 0) > 1);
}
