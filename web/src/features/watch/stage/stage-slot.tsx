import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { persistentContent } from '@tv/client/lib/layout/persistent-content.ts';
import { usePlayer } from '@tv/player/player-context.tsx';
import { hold, nowPlaying, type Stage } from '../now-playing.ts';
import styles from './stage-slot.module.css';

/** The player's place on its own page. The player itself stands in the layout, so that it outlives the page. */
export const StageSlot = ({
  stage,
  host,
  children,
}: {
  stage: Stage;
  host: ReactNode;
  /** Stands here until the player's code has come. */
  children: ReactNode;
}) => {
  const player = usePlayer();
  const slot = useRef<HTMLDivElement>(null);
  const { item, area, fromPlaylist, settings, subtitles, descriptions, start, isMember, loadText } = stage;

  useLayoutEffect(() => {
    const before = nowPlaying.get();
    const goesOn = before?.player === player;
    // back from the corner it goes on, but for an address with a second in it
    if (goesOn && player.getState().corner && !start.isResumed && start.startAt > 0)
      player.seekTo(start.startAt);
    const begun = goesOn ? before.start : start;
    nowPlaying.set({ ...stage, start: begun, player });
    persistentContent.set(host);
    // a stage and its place are made again at each rendering
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [
    item,
    area.prefix,
    fromPlaylist,
    settings,
    subtitles,
    descriptions,
    start,
    isMember,
    loadText,
    player,
    host,
  ]);

  useLayoutEffect(() => (slot.current ? hold(slot.current) : undefined), []);

  return (
    <div ref={slot} className={styles.slot}>
      <div className={styles.waiting}>{children}</div>
    </div>
  );
};
