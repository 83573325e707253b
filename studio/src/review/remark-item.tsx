import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReviewEntry } from '@tv/contract/media-contents/reviews';
import { agoWords } from '@tv/client/lib/format/ago.ts';
import { formatClock } from '@tv/player/clock.ts';
import * as text from '@tv/strings/en/studio/content/review.ts';
import { Button } from '@tv/ui/button.tsx';
import { ChipButton } from '@tv/ui/chips/chip-controls.tsx';
import { Chip } from '@tv/ui/chips/chip.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { isRequest, type Remark } from './remarks.ts';
import { TextLine } from './text-line.tsx';
import style from './remark-item.module.css';

type RemarkItemProps = {
  remark: Remark;
  isChosen: boolean;
  mayComment: boolean;
  onGo: (entry: ReviewEntry) => void;
  onResolve: (entry: ReviewEntry) => void;
  onAnswer: (entry: ReviewEntry, comment: string) => Promise<unknown>;
};

const timesOf = ({ startTime, endTime }: ReviewEntry): string => {
  if (startTime === undefined) return text.wholeItem;
  return endTime === undefined ? formatClock(startTime) : `${formatClock(startTime)}–${formatClock(endTime)}`;
};

/** One remark, its answers, and what is done about it. */
export function RemarkItem({ remark, isChosen, mayComment, onGo, onResolve, onAnswer }: RemarkItemProps) {
  const { entry, index, answers } = remark;
  const [isAnswering, setAnswering] = useState(false);
  return (
    <li className={style.remark} data-chosen={isChosen} data-remark={entry.id}>
      <div className={style.head}>
        <span className={style.number} aria-hidden="true">
          {index}
        </span>
        {entry.startTime === undefined ? (
          <Chip look="plain">{text.wholeItem}</Chip>
        ) : (
          <ChipButton aria-label={text.goTo(timesOf(entry))} onClick={() => onGo(entry)}>
            {timesOf(entry)}
          </ChipButton>
        )}
        <Who entry={entry} />
        {mayComment && (
          <IconButton
            label={entry.isOpen ? text.resolve(index) : text.reopen(index)}
            size="small"
            side="end"
            onClick={() => onResolve(entry)}
          >
            {entry.isOpen ? <Circle /> : <CircleCheck />}
          </IconButton>
        )}
      </div>
      {isRequest(entry) && <p className={style.note}>{text.requested}</p>}
      <p className={style.text}>{entry.comment}</p>
      {entry.resolvedBy && <p className={style.note}>{text.resolvedBy(entry.resolvedBy.name)}</p>}
      {answers.map((answer) => (
        <div key={answer.id} className={style.answer}>
          <Who entry={answer} />
          <p className={style.text}>{answer.comment}</p>
        </div>
      ))}
      {mayComment &&
        (isAnswering ? (
          <TextLine
            name={`answer ${entry.id}`}
            label={text.answerTo(index)}
            isFocused
            onLeave={() => setAnswering(false)}
            onSend={async (comment) => {
              await onAnswer(entry, comment);
              setAnswering(false);
            }}
          />
        ) : (
          <Button look="neutral" size="small" className={style.reply} onClick={() => setAnswering(true)}>
            {text.answer}
          </Button>
        ))}
    </li>
  );
}

const Who = ({ entry }: { entry: ReviewEntry }) => (
  <span className={style.who}>
    <span className={style.name} dir="auto">
      {entry.person?.name ?? entry.actor ?? text.portal}
    </span>{' '}
    <time dateTime={entry.at} className={style.ago}>
      {agoWords(entry.at)}
    </time>
  </span>
);
