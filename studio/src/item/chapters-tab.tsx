import { itemLimits } from '@tv/contract/limits/item-limits';
import { ListVideo, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import { formatClock } from '@tv/player/clock.ts';
import { usePlayer, usePlayerState } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { Button } from '@tv/ui/button.tsx';
import field from '@tv/ui/forms/field.module.css';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import style from './chapters-tab.module.css';
import { secondsIn } from '../parts/time/clock-text.ts';
import type { ItemForm } from '../parts/item/item-form.ts';

type Chapter = ItemForm['chapters'][number];
type ChaptersTabProps = {
  chapters: readonly Chapter[];
  mayEdit: boolean;
  problem: string | undefined;
  onChange: (chapters: Chapter[]) => void;
};

/** The chapters of an item: typed, or marked where the player stands. They are saved by themselves. */
export function ChaptersTab({ chapters, mayEdit, problem, onChange }: ChaptersTabProps) {
  const player = usePlayer();
  const [isNew, setNew] = useState<number>();
  const mark = () => {
    const startTime = Math.floor(player.getState().currentTime);
    if (chapters.some((chapter) => chapter.startTime === startTime)) return;
    setNew(startTime);
    onChange(inOrder([...chapters, { startTime, title: text.chapterAt(formatClock(startTime)) }]));
  };
  return (
    <div className={style.tab}>
      {chapters.length === 0 && (
        <Notice
          icon={<ListVideo />}
          title={text.noChapters}
          {...(mayEdit && { text: text.noChaptersHelp })}
          as="p"
          size="small"
        />
      )}
      <ol>
        {chapters.map((chapter) => (
          <ChapterRow
            key={chapter.startTime}
            chapter={chapter}
            mayEdit={mayEdit}
            isFresh={chapter.startTime === isNew}
            taken={chapters.filter((each) => each !== chapter).map(({ startTime }) => startTime)}
            onChange={(changed) =>
              onChange(inOrder(chapters.flatMap((each) => (each === chapter ? (changed ?? []) : each))))
            }
          />
        ))}
      </ol>
      {problem && (
        <p className={field.error} role="alert">
          {problem}
        </p>
      )}
      {mayEdit && <MarkButton onMark={mark} />}
    </div>
  );
}

function MarkButton({ onMark }: { onMark: () => void }) {
  const time = usePlayerState((state) => Math.floor(state.currentTime));
  return (
    <Button icon={<Plus />} onClick={onMark}>
      {text.markChapter(formatClock(time))}
    </Button>
  );
}

type ChapterRowProps = {
  chapter: Chapter;
  mayEdit: boolean;
  isFresh: boolean;
  taken: readonly number[];
  /** `undefined`: it is removed. */
  onChange: (chapter: Chapter | undefined) => void;
};

function ChapterRow({ chapter, mayEdit, isFresh, taken, onChange }: ChapterRowProps) {
  const player = usePlayer();
  const [typed, setTyped] = useState(formatClock(chapter.startTime));
  const seconds = secondsIn(typed);
  const isWrong = seconds === undefined || taken.includes(seconds);
  const take = () => {
    if (!isWrong && seconds !== chapter.startTime) onChange({ ...chapter, startTime: seconds });
  };
  return (
    <li className={style.row}>
      <input
        className={`${field.input} ${style.time}`}
        aria-label={text.chapterStart(chapter.title)}
        aria-invalid={isWrong}
        inputMode="numeric"
        value={typed}
        readOnly={!mayEdit}
        onFocus={() => player.seekTo(chapter.startTime)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      <input
        className={field.input}
        dir={fieldDirection(chapter.title)}
        aria-label={text.chapterTitle}
        value={chapter.title}
        maxLength={itemLimits.chapter}
        readOnly={!mayEdit}
        ref={(input) => {
          if (isFresh && input && !input.dataset['met']) {
            input.dataset['met'] = 'yes';
            input.select();
          }
        }}
        onChange={({ target }) => onChange({ ...chapter, title: target.value })}
      />
      {mayEdit && (
        <IconButton
          label={text.removeChapter(chapter.title)}
          size="small"
          side="end"
          onClick={() => onChange(undefined)}
        >
          <Trash2 />
        </IconButton>
      )}
    </li>
  );
}

const inOrder = (chapters: readonly Chapter[]) =>
  chapters.toSorted((one, other) => one.startTime - other.startTime);
