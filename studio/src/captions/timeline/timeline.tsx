import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatClock } from '@tv/player/clock.ts';
import { usePlayer } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { useEditorPart, type CueEditor } from '../cue-editor.ts';
import type { EditorCommands } from '../editor-commands.ts';
import { CueBlocks } from './cue-blocks.tsx';
import { Playhead } from './playhead.tsx';
import { markStep, pixelsASecond, zoomFor } from './scale.ts';
import { TimelineTools } from './timeline-tools.tsx';
import style from './timeline.module.css';
import { WaveformCanvas, type Peaks } from './waveform-canvas.tsx';

/** Seconds that the timeline shows when it opens. */
const atFirst = 40;

type TimelineProps = {
  editor: CueEditor;
  commands: EditorCommands;
  languageCode: string;
  /** Seconds. */
  duration: number;
  chapters: readonly { title: string; startTime: number }[];
  peaks: Peaks | undefined;
  isMakingPeaks: boolean;
};

/** The loudness over time, with the cues below it. Its blocks are for pointers; the list and the keys do the same. */
export function Timeline(props: TimelineProps) {
  const { editor, commands, languageCode, duration, chapters, peaks, isMakingPeaks } = props;
  const player = usePlayer();
  const box = useRef<HTMLDivElement>(null);
  const { left, width } = useScrolled(box);
  const [chosen, setZoom] = useState<number>();
  const [isSnapping, setSnapping] = useState(true);
  const zoom = chosen ?? zoomFor(Math.min(atFirst, duration), width, duration);
  const scale = pixelsASecond(zoom, width, duration);
  const [start, end] = useActiveTimes(editor);
  const [from, to] = [left / scale, (left + width) / scale];
  const marks = useMemo(() => marksOf(from, to, markStep(scale)), [from, to, scale]);
  const seek = (event: React.PointerEvent<HTMLElement>) => {
    const { left: edge } = event.currentTarget.getBoundingClientRect();
    player.seekTo(Math.max(0, (event.clientX - edge) / scale));
  };
  const zoomTo = useCallback(
    (wanted: number) => {
      const next = Math.min(1, Math.max(0, wanted));
      const middle = box.current ? (box.current.scrollLeft + width / 2) / scale : 0;
      setZoom(next);
      requestAnimationFrame(() => {
        if (box.current) box.current.scrollLeft = middle * pixelsASecond(next, width, duration) - width / 2;
      });
    },
    [scale, width, duration],
  );
  return (
    <section className={style.timeline} aria-label={text.timeline} data-region="timeline">
      <TimelineTools
        editor={editor}
        commands={commands}
        isMakingPeaks={isMakingPeaks}
        isSnapping={isSnapping}
        zoom={zoom}
        onSnapping={setSnapping}
        onZoom={zoomTo}
      />
      {/* The list says everything that is drawn here. */}
      <div ref={box} className={style.box} aria-hidden="true">
        <div className={style.track} style={{ width: Math.max(width, duration * scale) }}>
          <div className={style.heard} onPointerUp={seek}>
            {marks.map((second) => (
              <span key={second} className={style.mark} style={{ left: second * scale }}>
                {formatClock(second)}
              </span>
            ))}
            {chapters.map(({ title, startTime }) => (
              <span key={startTime} className={style.chapter} style={{ left: startTime * scale }}>
                {title}
              </span>
            ))}
            <WaveformCanvas peaks={peaks} from={from} scale={scale} width={width} start={start} end={end} />
          </div>
          <CueBlocks
            editor={editor}
            commands={commands}
            languageCode={languageCode}
            duration={duration}
            from={from}
            to={to}
            scale={scale}
            isSnapping={isSnapping}
          />
          <Playhead scale={scale} box={box} />
        </div>
      </div>
    </section>
  );
}

function marksOf(from: number, to: number, step: number): number[] {
  const first = Math.floor(from / step);
  return Array.from({ length: Math.ceil(to / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** When the active cue starts and ends, in seconds. */
function useActiveTimes(editor: CueEditor): (number | undefined)[] {
  const times = useEditorPart(editor, ({ history, active }) => {
    const cue = history.cues.find(({ key }) => key === active);
    return cue ? `${cue.startTime} ${cue.endTime}` : '';
  });
  return times === '' ? [] : times.split(' ').map(Number);
}

/** How far a box is scrolled sideways, and its width, in pixels; once a frame. */
function useScrolled(box: RefObject<HTMLElement | null>): { left: number; width: number } {
  const [shown, setShown] = useState({ left: 0, width: 800 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      const { scrollLeft: left, clientWidth: width } = element;
      setShown((before) => (before.left === left && before.width === width ? before : { left, width }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    element.addEventListener('scroll', later, { passive: true });
    const sizes = new ResizeObserver(later);
    sizes.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', later);
      sizes.disconnect();
    };
  }, [box]);
  return shown;
}
