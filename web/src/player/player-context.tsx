import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPlayer, type Player } from './create-player.ts';
import type { PlayerState } from './player-state.ts';

const PlayerContext = createContext<Player | undefined>(undefined);

/** One player for what is inside: the picture, and whatever beside it follows or steers it. */
export const PlayerProvider = ({
  start,
  children,
}: {
  start?: Partial<PlayerState>;
  children: ReactNode;
}) => {
  const [player] = useState(() => createPlayer(start));
  return <PlayerContext value={player}>{children}</PlayerContext>;
};

export const usePlayer = (): Player => {
  const player = use(PlayerContext);
  if (!player) throw new Error('usePlayer needs a PlayerProvider around it.');
  return player;
};

/** A part of the state; the component renders again only when the answer differs, so it must be a plain value or one kept. */
export const usePlayerState = <Part,>(select: (state: PlayerState) => Part): Part => {
  const player = usePlayer();
  const read = () => select(player.getState());
  return useSyncExternalStore(player.subscribe, read, read);
};
