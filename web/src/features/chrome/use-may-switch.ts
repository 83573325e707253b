import { useInfiniteQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import { ownOrganizations } from '../../lib/organization/queries.ts';

/** Who belongs to several organizations, or may join any, has a way from one to another (specification §6). */
export function useMaySwitch(): boolean {
  const user = useCurrentUser();
  const { data } = useInfiniteQuery({ ...ownOrganizations(), enabled: user !== undefined });
  return user !== undefined && (user.isProviderAdmin || (data?.pages[0]?.answer.length ?? 0) > 1);
}
