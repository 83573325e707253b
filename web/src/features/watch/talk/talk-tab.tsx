import { queryOptions, useQuery } from '@tanstack/react-query';
import { isOver } from '@tv/contract/live/live-states';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useEffect, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { unlockTokenOf } from '@tv/client/lib/session/unlock-tokens.ts';
import { usePlayer, usePlayerState } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/watch/live-talk.ts';
import { floating } from './floating.ts';
import styles from './live-talk.module.css';
import { TalkPanel } from './talk-panel.tsx';

type TalkTabProps = { id: string; live: NonNullable<MediaContent['live']> };

/** What people say at an item's event: as it comes, and later at the seconds of its recording. It may be left out there. */
export function TalkTab({ id, live }: TalkTabProps) {
  const player = usePlayer();
  const hasRecording = live.state === 'onDemand';
  const [isTimed, setTimed] = useState(true);
  const [floats, setFloats] = useState(true);
  const second = usePlayerState(({ currentTime }) => (hasRecording ? Math.floor(currentTime) : 0));
  const isPlaying = usePlayerState(({ started, paused }) => started && !paused);
  useRecordedReactions(id, hasRecording && floats && isPlaying ? second : undefined);
  useEffect(() => () => floating.set(undefined), []);
  const recording = hasRecording
    ? { second: isTimed ? second : undefined, seekTo: (to: number) => player.seekTo(to) }
    : undefined;
  return (
    <div className={styles.panel}>
      <div className={styles.choices}>
        {hasRecording && <Choice label={text.timed} isOn={isTimed} onChange={setTimed} />}
        <Choice label={text.floats} isOn={floats} onChange={setFloats} />
      </div>
      <TalkPanel
        id={id}
        isOpen={!isOver(live.state)}
        recording={recording}
        onReactions={(counts) => floats && floating.set({ id, counts })}
      />
    </div>
  );
}

type ChoiceProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

const Choice = ({ label, isOn, onChange }: ChoiceProps) => (
  <label className={styles.option}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

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
function useRecordedReactions(id: string, second: number | undefined): void {
  const step = second === undefined ? undefined : second - (second % liveTalkLimits.reactionStep);
  const { data: steps } = useQuery({ ...reactionSteps(id), enabled: step !== undefined });
  useEffect(() => {
    const [, ...counts] = steps?.find(([at]) => at === step) ?? [];
    if (counts.length > 0) floating.set({ id, counts });
  }, [id, steps, step]);
}
