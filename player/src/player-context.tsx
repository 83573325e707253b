import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Player } from './create-player.ts';
import type { PlayerState } from './player-state.ts';

const PlayerContext = createContext<Player | undefined>(undefined);

/** One player for what is inside: the picture, and whatever beside it follows or steers it. */
export const PlayerProvider = ({ player, children }: { player: Player; children: ReactNode }) => (
  <PlayerContext value={player}>{children}</PlayerContext>
);

export const usePlayer = (): Player => {
  const player = use(PlayerContext);
  if (!player) throw new Error('usePlayer needs a PlayerProvider around it.');
  return player;
};

/** A part of the state; the component renders again only when the answer differs, so it must be a plain value, or the same object as before. */
export const usePlayerState = <Part,>(select: (state: PlayerState) => Part): Part => {
  const player = usePlayer();
  const read = () => select(player.getState());
  return useSyncExternalStore(player.subscribe, read, read);
};
