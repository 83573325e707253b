import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { CurrentUser } from '../../lib/session/current-user.ts';
import { number } from '../../strings/en/locale.ts';

/** Milliseconds after which the number is asked for again. */
const pause = 60_000;
/** The service counts up to this number. */
const most = 100;

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

export const shownCount = (count: number): string => (count >= most ? `${number(most - 1)}+` : number(count));
