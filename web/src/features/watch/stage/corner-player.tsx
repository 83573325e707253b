import { watchPath } from '@tv/client/lib/area/watch-path.ts';
import { Pause, Play, X } from 'lucide-react';
import { Link } from 'react-router';
import { usePlayer, usePlayerState } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/watch/corner.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import styles from './corner-player.module.css';
import { close, setCorner, type Stage } from '../now-playing.ts';

/** What plays while its page is left: small, in the corner, one press from its page. */
export const CornerPlayer = ({ item, area, fromPlaylist }: Pick<Stage, 'item' | 'area' | 'fromPlaylist'>) => {
  const player = usePlayer();
  const isHere = usePlayerState((state) => state.corner);
  const paused = usePlayerState((state) => state.paused);
  // in hundredths, so that it is drawn no oftener
  const share = usePlayerState(({ currentTime, duration }) =>
    duration > 0 ? Math.round((currentTime / duration) * 100) : 0,
  );
  return (
    <section
      className={styles.corner}
      hidden={!isHere}
      data-corner={isHere || undefined}
      aria-label={text.miniPlayer}
    >
      <div ref={setCorner} className={styles.picture} />
      <div className={styles.bar} style={{ '--share': `${share}%` }}>
        <Link className={styles.title} dir="auto" to={watchPath(area, item.id, fromPlaylist)}>
          {item.title}
        </Link>
        <IconButton label={paused ? text.play : text.pause} side="above" onClick={player.togglePlay}>
          {paused ? <Play /> : <Pause />}
        </IconButton>
        <IconButton label={text.close} side="above" onClick={close}>
          <X />
        </IconButton>
      </div>
    </section>
  );
};
