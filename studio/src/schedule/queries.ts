import { queryOptions } from '@tanstack/react-query';
import { call } from '@tv/client/lib/api/call.ts';
import { addDays, type Day, midnight } from '@tv/client/lib/format/day.ts';

const calendars = ['studio', 'calendar'];

/** The entries of whole days of the reader's calendar. */
export const calendarOf = (organizationId: string, days: readonly Day[]) =>
  queryOptions({
    queryKey: [...calendars, organizationId, days[0], days.length],
    queryFn: ({ signal }) =>
      call('GET /Management/Calendar', {
        query: {
          from: midnight(days[0]!).toISOString(),
          to: midnight(addDays(days.at(-1)!, 1)).toISOString(),
        },
        signal,
      }),
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });

export const calendarsKey = calendars;
