import type { PlayingFigures } from '@tv/contract/playback/playing';
import * as text from '@tv/strings/en/studio/playing.ts';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import style from './playing.module.css';
import { anHour, inPercent, inSeconds, scoreWords } from './score-words.ts';

const scores = [
  { name: text.median, of: 'medianStart', words: inSeconds, what: text.medianText },
  { name: text.slow, of: 'slowStart', words: inSeconds, what: text.slowText },
  { name: text.failed, of: 'failedShare', words: inPercent, what: text.failedText },
  { name: text.rebuffering, of: 'rebufferingShare', words: inPercent, what: text.rebufferingText },
  { name: text.dropped, of: 'droppedShare', words: inPercent, what: text.droppedText },
  { name: text.changes, of: 'renditionChangesAnHour', words: anHour, what: text.changesText },
] as const;

/** The scores of a period, each with what it means. */
export const Scores = ({ figures }: { figures: PlayingFigures }) => (
  <section aria-label={text.scores}>
    <p className={style.base}>{text.aboutStarts(figures.starts)}</p>
    <dl className={style.scores}>
      {scores.map(({ name, of, words, what }) => (
        <div key={of}>
          <dt className={style.name}>{name}</dt>
          <dd className={style.value}>{scoreWords(figures[of], words)}</dd>
          <dd className={style.what}>{what}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export const ScoresSkeleton = () => (
  <div className={style.scores}>
    {scores.map(({ of, name }) => (
      <div key={of}>
        <p className={style.name}>{name}</p>
        <Skeleton width="60%" height={34} />
        <Skeleton width="90%" height={14} />
      </div>
    ))}
  </div>
);
