import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '@tv/client/lib/state/store.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import { CornerPlayer } from './corner-player.tsx';
import { frame, nowPlaying } from '../now-playing.ts';
import { PlayerStage } from './player-stage.tsx';

/** The player as it stands in the layout: shown in its page's place, or in the corner of another page. */
export const StageHost = () => {
  const staged = useStore(nowPlaying);
  const [first] = useState(staged);
  useEffect(() => {
    // made again at once, as React tries effects out: nothing has gone
    if (!nowPlaying.get()) nowPlaying.set(first);
    // the layout has gone: what plays with it
    return () => nowPlaying.set(undefined);
  }, [first]);
  if (!staged) return null;
  const { player, ...stage } = staged;
  return (
    <PlayerProvider player={player}>
      <CornerPlayer {...stage} />
      {createPortal(<PlayerStage key={stage.item.id} {...stage} />, frame)}
    </PlayerProvider>
  );
};
