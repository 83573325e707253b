import { queryOptions } from '@tanstack/react-query';
import { isOver } from '@tv/contract/live/live-states';
import { call } from '@tv/client/lib/api/call.ts';

/** Milliseconds between two looks. */
const looks = { list: 10_000, event: 2_000, recording: 5_000 };

export const liveEvents = () =>
  queryOptions({
    queryKey: ['studio', 'live-events'],
    queryFn: ({ signal }) => call('GET /Management/LiveEvents', { signal }),
    refetchOnMount: true,
    refetchInterval: looks.list,
  });

export const liveEvent = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'live-events', id],
    queryFn: ({ signal }) => call('GET /Management/LiveEvents/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'onDemand' ? false : data && isOver(data.state) ? looks.recording : looks.event,
  });
