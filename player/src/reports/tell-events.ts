import type { Player } from '../create-player.ts';

export type PlayerEvent = 'play' | 'pause' | 'timeupdate' | 'volumechange' | 'ended' | 'error';

/** Tells what happens in a player, by the names of events of media elements; an `error` with its reason. The answer ends that. */
export function tellEvents(player: Player, tell: (event: PlayerEvent, reason?: string) => void): () => void {
  let last = player.getState();
  return player.subscribe(() => {
    const before = last;
    const now = (last = player.getState());
    if (before.paused !== now.paused && !now.ended) tell(now.paused ? 'pause' : 'play');
    if (before.currentTime !== now.currentTime) tell('timeupdate');
    if (before.volume !== now.volume || before.muted !== now.muted) tell('volumechange');
    if (!before.ended && now.ended) tell('ended');
    if (!before.problem && now.problem) tell('error', now.problem);
  });
}
