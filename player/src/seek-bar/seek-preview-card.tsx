import { chapterAt } from '../chapters.ts';
import { formatClock } from '../clock.ts';
import type { PlayerChapter } from '../player-props.ts';
import styles from './seek-preview-card.module.css';
import type { SeekPreview } from './seek-previews.ts';

type Props = {
  time: number;
  /** Place on the scrubber, 0 to 1. */
  share: number;
  chapters: readonly PlayerChapter[];
  previews: readonly SeekPreview[];
};

const Picture = ({ preview }: { preview: SeekPreview }) => (
  <span
    className={styles.picture}
    style={{
      inlineSize: preview.width,
      blockSize: preview.height,
      // an address made by URL has no quote and no line end in it
      backgroundImage: `url("${preview.url}")`,
      backgroundPosition: `-${preview.x}px -${preview.y}px`,
    }}
  />
);

/** What is at a place of the scrubber: its picture, chapter and time. Spoken time is the slider's own. */
export const SeekPreviewCard = ({ time, share, chapters, previews }: Props) => {
  const preview = previews.findLast((entry) => entry.startTime <= time) ?? previews[0];
  const chapter = chapterAt(chapters, time)?.title;
  const width = preview?.width ?? 0;
  return (
    <div
      className={styles.card}
      data-seek-picture={preview ? true : undefined}
      style={{ '--at': `${share * 100}%`, '--half': `${Math.max(width / 2, 28)}px` }}
      aria-hidden="true"
    >
      {preview && <Picture preview={preview} />}
      <span className={preview ? styles.caption : styles.alone} style={{ maxInlineSize: width || undefined }}>
        {chapter && <span className={styles.chapter}>{chapter}</span>}
        <span className={styles.time}>{formatClock(time)}</span>
      </span>
    </div>
  );
};
