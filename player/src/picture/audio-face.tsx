import styles from './audio-face.module.css';
import type { PlayerProps } from '../player-props.ts';

/** What stands where a video has its picture: the cover, on a field of its own colours. */
export const AudioFace = ({ title, byline, poster }: Pick<PlayerProps, 'title' | 'byline' | 'poster'>) => (
  <div className={styles.face}>
    {poster && <img className={styles.field} src={poster.src} alt="" aria-hidden="true" />}
    <div className={styles.content}>
      {poster && <img className={styles.cover} src={poster.src} alt="" />}
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        {byline && <p className={styles.byline}>{byline}</p>}
      </div>
    </div>
  </div>
);
