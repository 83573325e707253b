import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import type { Peaks } from './waveform-canvas.tsx';

/** Milliseconds between two questions while a worker makes them. */
const pause = 2_000;

/** How loud the item is over its time. They are made when somebody asks for them first. */
export function usePeaks(id: string, isReady: boolean): { peaks: Peaks | undefined; isMaking: boolean } {
  const { data } = useQuery({
    queryKey: ['studio', 'peaks', id],
    queryFn: ({ signal }) => call('POST /Management/MediaContents/:id/Peaks', { params: { id }, signal }),
    enabled: isReady,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? pause : false),
  });
  const encoded = data?.peaks;
  const perSecond = data?.perSecond;
  const peaks = useMemo(
    () =>
      encoded === undefined || perSecond === undefined
        ? undefined
        : { perSecond, values: Array.from(atob(encoded), (sign) => sign.charCodeAt(0) / 255) },
    [encoded, perSecond],
  );
  return { peaks, isMaking: data?.state === 'making' };
}
