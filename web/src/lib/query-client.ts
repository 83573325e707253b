import { QueryClient } from '@tanstack/react-query';

/** Answers are asked for once; what changes them says so by hand (specification §9: no retry, no refetch on mount or focus). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnMount: false, refetchOnWindowFocus: false, staleTime: 60_000 },
    mutations: { retry: false },
  },
});
