import { LocateFixed } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { chapterAt } from '@tv/player/chapters.ts';
import { formatClock } from '@tv/player/clock.ts';
import { usePlayer } from '@tv/player/player-context.tsx';
import type { PlayerChapter } from '@tv/player/player-props.ts';
import type { SpokenCue } from '@tv/player/captions/cues.ts';
import * as text from '@tv/strings/en/watch/transcript.ts';
import { MarkedText } from '@tv/ui/search/marked-text.tsx';
import styles from './transcript.module.css';

type LineProps = {
  cue: SpokenCue;
  term: string;
  isActive: boolean;
  isHit: boolean;
  onPick: (time: number) => void;
};

const Line = memo(({ cue, term, isActive, isHit, onPick }: LineProps) => (
  <button
    type="button"
    className={styles.line}
    aria-current={isActive ? 'true' : undefined}
    data-hit={isHit || undefined}
    onClick={() => onPick(cue.startTime)}
  >
    <span className={styles.time}>{formatClock(cue.startTime)}</span>
    <span dir="auto">
      {cue.speaker && (
        <span className={styles.speaker}>
          <bdi>{cue.speaker}</bdi>:{' '}
        </span>
      )}
      <MarkedText text={cue.text.replaceAll('\n', ' ')} term={term} />
    </span>
  </button>
));

type Props = {
  cues: readonly SpokenCue[];
  chapters: readonly PlayerChapter[];
  term: string;
  /** Places in the list; -1 or undefined: none. */
  active: number;
  hit: number | undefined;
  lang: string;
};

/** Moves a line to the middle of its list and nothing else: the page stays where it is. */
const center = (list: HTMLElement, line: Element | undefined) => {
  if (!(line instanceof HTMLElement)) return;
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [frame, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  const top = list.scrollTop + box.top - frame.top - (frame.height - box.height) / 2;
  list.scrollTo({ top, behavior: smooth ? 'smooth' : 'auto' });
};

export const CueList = ({ cues, chapters, term, active, hit, lang }: Props) => {
  const player = usePlayer();
  const list = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(true);
  const lineAt = (index: number) => list.current?.querySelectorAll(`.${styles.line}`)[index];

  useEffect(() => {
    if (follows && hit === undefined && active >= 0 && list.current) center(list.current, lineAt(active));
  }, [follows, active, hit]);

  useEffect(() => {
    if (hit !== undefined && list.current) center(list.current, lineAt(hit));
  }, [hit]);

  const heading = (index: number) => {
    const chapter = chapterAt(chapters, cues[index]?.startTime ?? 0);
    const before = index > 0 ? chapterAt(chapters, cues[index - 1]?.startTime ?? 0) : undefined;
    return chapter !== before ? chapter?.title : undefined;
  };
  const stop = () => setFollows(false);

  return (
    <div className={styles.frame}>
      <div ref={list} className={styles.list} lang={lang} onWheel={stop} onTouchMove={stop}>
        {cues.map((cue, index) => {
          const title = heading(index);
          return (
            <div key={index} className={styles.row}>
              {title && (
                <h2 className={styles.chapter} dir="auto">
                  {title}
                </h2>
              )}
              <Line
                cue={cue}
                term={term}
                isActive={index === active}
                isHit={index === hit}
                onPick={player.seekTo}
              />
            </div>
          );
        })}
        {cues.length === 0 && <p className={styles.none}>{text.nothingSpoken}</p>}
      </div>
      {!follows && (
        <button type="button" className={styles.follow} onClick={() => setFollows(true)}>
          <LocateFixed aria-hidden="true" size={16} /> {text.followAlong}
        </button>
      )}
    </div>
  );
};
