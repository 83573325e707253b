import { useEffect, useMemo, useState } from 'react';
import { CaptionScreen, type CaptionScreenProps } from './caption-screen.tsx';
import { withLiveCues } from './live-cues.ts';
import { usePlayer } from '../player-context.tsx';
import type { PlayerSubtitle } from '../player-props.ts';
import type { PlayerState } from '../player-state.ts';

type LoadCues = NonNullable<PlayerSubtitle['loadCues']>;

/** Milliseconds between two looks. */
const lookEvery = 1_000;

/** When what is heard now was said, in seconds since 1970. Before the stream says it, it is long ago. */
const clockOf = ({ zeroAt = 0, currentTime }: PlayerState) => zeroAt + currentTime;

/** Captions of a live stream, which come while it is watched. */
export const LiveCaptions = ({ loadCues, ...screen }: CaptionScreenProps & { loadCues: LoadCues }) => {
  const cues = useLiveCues(loadCues);
  const shown = useMemo(() => ({ cues: [...cues], regions: [] }), [cues]);
  return <CaptionScreen cues={shown} clock={clockOf} {...screen} />;
};

function useLiveCues(loadCues: LoadCues) {
  const player = usePlayer();
  const [cues, setCues] = useState<ReturnType<typeof withLiveCues>>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let after = -1;
    let known: typeof cues = [];
    /** What was there already is shown at its time, and nothing of it is late. */
    let isNew = false;
    const look = async () => {
      const answer = await loadCues(after).catch(() => undefined);
      if (isOver) return;
      const last = answer?.cues.at(-1);
      if (answer && last) {
        after = last.number;
        const now = isNew ? clockOf(player.getState()) : undefined;
        known = withLiveCues(known, answer.cues, now);
        setCues(known);
      }
      isNew ||= answer?.hasMore === false;
      timer = setTimeout(() => void look(), answer?.hasMore ? 0 : lookEvery);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [loadCues, player]);
  return cues;
}
