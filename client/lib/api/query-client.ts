import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { currentUser, isStillAdmitted } from '../session/current-user.ts';
import { session } from '../session/session-state.ts';

/** Each answer is asked for once: no retry, no refetch on mount or focus. The code that changes data invalidates its answers. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveWhenClosed }),
  defaultOptions: {
    queries: { retry: false, refetchOnMount: false, refetchOnWindowFocus: false, staleTime: 60_000 },
    mutations: { retry: false },
  },
});

/**
 * An account may be closed while its page is open, or the service take its tokens no more. Reloaded, the page leads
 * to the view that says so.
 */
function leaveWhenClosed(error: Error): void {
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  if (isRefused && currentUser.get() && session.get().status === 'signed-in')
    void isStillAdmitted().then((isIn) => isIn || location.reload());
}
