import { chapterAt } from '@tv/player/chapters.ts';
import { formatClock, spokenTime } from '@tv/player/clock.ts';
import { usePlayer, usePlayerState } from '@tv/player/player-context.tsx';
import type { PlayerChapter } from '@tv/player/player-props.ts';
import * as text from '@tv/strings/en/watch/chapters.ts';
import styles from './chapter-list.module.css';

export const ChapterList = ({ chapters }: { chapters: readonly PlayerChapter[] }) => {
  const player = usePlayer();
  const now = usePlayerState((state) => chapterAt(chapters, state.currentTime));
  return (
    <ol className={styles.list}>
      {chapters.map((chapter) => (
        <li key={chapter.startTime}>
          <button
            type="button"
            className={styles.chapter}
            aria-current={chapter === now ? 'true' : undefined}
            onClick={() => player.seekTo(chapter.startTime)}
          >
            <span className={styles.time} aria-hidden="true">
              {formatClock(chapter.startTime)}
            </span>
            <span className={styles.title} dir="auto">
              {chapter.title}
            </span>
            <span className="visually-hidden">{text.at(spokenTime(chapter.startTime))}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};
