import type { Player } from '../player/create-player.ts';

/** Tells the page around an element what happens in it, by events of the element. */
export function tellPage(element: HTMLElement, player: Player) {
  let last = player.getState();
  const tell = (name: string, detail?: object) =>
    element.dispatchEvent(new CustomEvent(name, detail ? { detail } : {}));
  const follow = () => {
    const before = last;
    const now = (last = player.getState());
    if (before.paused !== now.paused && !now.ended) tell(now.paused ? 'pause' : 'play');
    if (before.currentTime !== now.currentTime) tell('timeupdate');
    if (before.volume !== now.volume || before.muted !== now.muted) tell('volumechange');
    if (!before.ended && now.ended) tell('ended');
    if (!before.problem && now.problem) tell('error', { reason: now.problem });
  };
  return {
    /** The item can be played. */
    ready: () => void tell('ready'),
    refuse: (reason: string) => void tell('error', { reason }),
    end: player.subscribe(follow),
  };
}
