import { itemLimits } from '@tv/contract/limits/item-limits';
import { Trash2 } from 'lucide-react';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import { formatClock } from '@tv/player/clock.ts';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { Button } from '@tv/ui/button.tsx';
import field from '@tv/ui/forms/field.module.css';
import { IconButton } from '@tv/ui/icon-button.tsx';
import type { MarkedChapter } from '../takes/take-clock.ts';
import page from '../recording.module.css';
import style from './recorded-view.module.css';

type RecordedChaptersProps = {
  chapters: readonly MarkedChapter[];
  onChange: (chapters: MarkedChapter[]) => void;
  onSeek: (seconds: number) => void;
};

/** The chapters that were marked, whose titles can be written now. */
export function RecordedChapters({ chapters, onChange, onSeek }: RecordedChaptersProps) {
  return (
    <section className={page.block} aria-label={text.chapters}>
      <h2 className={page.heading}>{text.chapters}</h2>
      {chapters.length === 0 && <p className={page.help}>{text.noChapters}</p>}
      <ol className={style.chapters}>
        {chapters.map((chapter, index) => (
          <li key={chapter.startTime} className={style.chapter}>
            <Button
              size="small"
              aria-label={text.goToChapter(formatClock(Math.floor(chapter.startTime)), chapter.title)}
              onClick={() => onSeek(chapter.startTime)}
            >
              {formatClock(Math.floor(chapter.startTime))}
            </Button>
            <input
              className={field.input}
              aria-label={text.chapterTitle(index + 1)}
              value={chapter.title}
              maxLength={itemLimits.chapter}
              dir={fieldDirection(chapter.title)}
              onChange={({ target }) =>
                onChange(chapters.map((each) => (each === chapter ? { ...each, title: target.value } : each)))
              }
            />
            <IconButton
              label={text.removeChapter(chapter.title)}
              size="small"
              side="end"
              onClick={() => onChange(chapters.filter((each) => each !== chapter))}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ol>
    </section>
  );
}
