import { Hourglass } from 'lucide-react';
import type { Area } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/watch/live.ts';
import { Notice } from '@tv/ui/notice.tsx';
import { useLiveState } from './use-live-state.ts';

/** In the place of an event that is over, until its recording can be played. */
export function EndedStage({ id, area }: { id: string; area: Area }) {
  useLiveState(area, id, 'soon');
  return <Notice icon={<Hourglass />} title={text.hasEnded} text={text.recordingSoon} />;
}
