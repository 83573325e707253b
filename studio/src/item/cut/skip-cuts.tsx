import type { CutRange } from '@tv/contract/media/cuts';
import { useEffect } from 'react';
import { usePlayer, usePlayerState } from '@tv/player/player-context.tsx';

type SkipCutsProps = { cuts: readonly CutRange[]; durationInSeconds: number };

/** While the film plays, it jumps over what is left out, and stops where the rest of it is. */
export function SkipCuts({ cuts, durationInSeconds }: SkipCutsProps) {
  const player = usePlayer();
  const time = usePlayerState((state) => state.currentTime);
  const isPlaying = usePlayerState((state) => !state.paused);
  useEffect(() => {
    const inside = isPlaying ? cuts.find(({ from, to }) => time >= from && time < to - 0.05) : undefined;
    if (!inside) return;
    if (inside.to < durationInSeconds) player.seekTo(inside.to);
    else player.pause();
  }, [cuts, durationInSeconds, isPlaying, player, time]);
  return null;
}
