import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@tv/client/lib/api/call.ts';
import type { CurrentUser } from '@tv/client/lib/session/current-user.ts';

/** Milliseconds after which the number is asked for again. */
const pause = 60_000;

const toReview = (organizationId: string) =>
  queryOptions({
    queryKey: ['studio', 'to-review', organizationId],
    queryFn: ({ signal }) => call('GET /Management/Reviews/Counts', { signal }),
    refetchInterval: pause,
    refetchOnWindowFocus: true,
  });

/** How many items wait for the person's decision. */
export function useToReview(user: CurrentUser | undefined): number {
  const organizationId = user?.organizationId ?? '';
  const { data } = useQuery({ ...toReview(organizationId), enabled: organizationId !== '' });
  return data?.toReview ?? 0;
}
