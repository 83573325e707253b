import { memo } from 'react';
import { textOf, type EditedCue } from '../cues/cue-text.ts';
import style from './timeline.module.css';

type CueBlockProps = {
  cue: EditedCue;
  /** Seconds of the media, within which a block ends that begins there. */
  duration: number;
  scale: number;
  languageCode: string;
  isActive: boolean;
  hasFault: boolean;
  onBegin: (event: React.PointerEvent<HTMLElement>, cue: EditedCue) => void;
  onMove: (event: React.PointerEvent<HTMLElement>) => void;
  onEnd: () => void;
};

/** A cue on the timeline, with an edge to drag on each side. The list has the same for keys and screen readers. */
export const CueBlock = memo(function CueBlock(props: CueBlockProps) {
  const { cue, duration, scale, languageCode, isActive, hasFault, onBegin, onMove, onEnd } = props;
  // A text that is shown throughout ends long after any film.
  const end = cue.startTime < duration ? Math.min(cue.endTime, duration) : cue.endTime;
  const width = Math.max(3, (end - cue.startTime) * scale - 2);
  return (
    <div
      className={style.block}
      style={{ left: cue.startTime * scale, width }}
      data-current={isActive || undefined}
      data-fault={hasFault || undefined}
      onPointerDown={(event) => onBegin(event, cue)}
      onPointerMove={onMove}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
    >
      <span data-edge="start" className={style.edge} />
      {width > 24 && (
        <span className={style.blockText} lang={languageCode} dir="auto">
          {textOf(cue)}
        </span>
      )}
      <span data-edge="end" className={style.edge} />
    </div>
  );
});
