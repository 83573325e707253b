import { queryOptions, useQuery } from '@tanstack/react-query';
import { liveTalkLimits } from '@tv/contract/live-talk-limits';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { unlockTokenOf } from '../../../lib/session/unlock-tokens.ts';
import { floating } from './floating.ts';

const reactionSteps = (id: string) =>
  queryOptions({
    queryKey: ['live-talk', id, 'reactions'],
    queryFn: ({ signal }) =>
      call('GET /MediaContents/:id/Talk/Reactions', {
        params: { id },
        signal,
        unlockToken: unlockTokenOf(id),
      }),
  });

/** Lets the reactions float that came at a second of the event, when the recording is there. `undefined`: nothing is played. */
export function useRecordedReactions(id: string, second: number | undefined): void {
  const step = second === undefined ? undefined : second - (second % liveTalkLimits.reactionStep);
  const { data: steps } = useQuery({ ...reactionSteps(id), enabled: step !== undefined });
  useEffect(() => {
    const [, ...counts] = steps?.find(([at]) => at === step) ?? [];
    if (counts.length > 0) floating.set({ id, counts });
  }, [id, steps, step]);
}
