import { Merge, Plus, Magnet, Scissors, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { cueIndexAt } from '../../../player/cues.ts';
import { formatClock } from '../../../player/clock.ts';
import { usePlayer } from '../../../player/player-context.tsx';
import * as text from '../../../strings/en/studio-captions.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useEditorState, type CueEditor } from '../cue-editor.ts';
import { faultsAt } from '../cues/check-cue.ts';
import type { Cues } from '../cues/change-cues.ts';
import type { EditorCommands } from '../editor-commands.ts';
import { CueBlock } from './cue-block.tsx';
import { Playhead } from './playhead.tsx';
import { markStep, pixelsASecond, zoomFor } from './scale.ts';
import style from './timeline.module.css';
import { useBlockDrag } from './use-block-drag.ts';
import { useScrolled } from './use-scrolled.ts';
import { WaveformCanvas, type Peaks } from './waveform-canvas.tsx';

/** Seconds that are seen at first. */
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
  warnings: number;
};

/** What is heard over time, with the cues below it. Its blocks are for pointers; the list and keys do the same. */
export function Timeline(props: TimelineProps) {
  const { editor, commands, languageCode, duration, chapters, peaks, isMakingPeaks, warnings } = props;
  const player = usePlayer();
  const box = useRef<HTMLDivElement>(null);
  const { left, width } = useScrolled(box);
  const [chosen, setZoom] = useState<number>();
  const [isSnapping, setSnapping] = useState(true);
  const zoom = chosen ?? zoomFor(Math.min(atFirst, duration), width, duration);
  const scale = pixelsASecond(zoom, width, duration);
  const { history, active } = useEditorState(editor);
  const { cues } = history;
  const [from, to] = [left / scale, (left + width) / scale];
  const drag = useBlockDrag({ editor, commands, scale, isSnapping });
  const activeCue = cues.find(({ key }) => key === active);
  const marks = useMemo(() => marksOf(from, to, markStep(scale)), [from, to, scale]);
  const seek = (event: React.PointerEvent<HTMLElement>) => {
    const { left: edge } = event.currentTarget.getBoundingClientRect();
    player.seekTo(Math.max(0, (event.clientX - edge) / scale));
  };
  const zoomBy = (step: number) => {
    const middle = box.current ? (box.current.scrollLeft + width / 2) / scale : 0;
    const next = Math.min(1, Math.max(0, zoom + step));
    setZoom(next);
    requestAnimationFrame(() => {
      if (box.current) box.current.scrollLeft = middle * pixelsASecond(next, width, duration) - width / 2;
    });
  };
  return (
    <section className={style.timeline} aria-label={text.timeline} data-region="timeline">
      <div className={style.tools}>
        <h2 className={style.title}>{text.timeline}</h2>
        <p className={style.fact}>
          {isMakingPeaks ? text.peaksComing : warnings > 0 ? text.warnings(warnings) : ''}
        </p>
        <Button
          look="neutral"
          size="small"
          icon={<Magnet />}
          aria-pressed={isSnapping}
          className={style.toggle}
          onClick={() => setSnapping(!isSnapping)}
        >
          {text.snap}
        </Button>
        <Button look="neutral" size="small" icon={<Plus />} onClick={() => commands.insert()}>
          {text.insert}
        </Button>
        <Button look="neutral" size="small" icon={<Scissors />} onClick={() => commands.split()}>
          {text.split}
        </Button>
        <Button look="neutral" size="small" icon={<Merge />} onClick={() => commands.join()}>
          {text.join}
        </Button>
        <span className={style.zoom}>
          <IconButton label={text.zoomOut} size="small" side="above" onClick={() => zoomBy(-0.1)}>
            <ZoomOut />
          </IconButton>
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={zoom}
            aria-label={text.zoom}
            onChange={({ target }) => zoomBy(Number(target.value) - zoom)}
          />
          <IconButton label={text.zoomIn} size="small" side="above" onClick={() => zoomBy(0.1)}>
            <ZoomIn />
          </IconButton>
        </span>
      </div>
      {/* The list says everything that is drawn here. */}
      <div ref={box} className={style.box} aria-hidden="true">
        <div className={style.track} style={{ width: Math.max(width, duration * scale) }}>
          <div className={style.heard} onPointerDown={seek}>
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
            <WaveformCanvas peaks={peaks} from={from} scale={scale} width={width} cue={activeCue} />
          </div>
          {seenBetween(cues, from, to).map((at) => (
            <CueBlock
              key={cues[at]!.key}
              cue={cues[at]!}
              scale={scale}
              languageCode={languageCode}
              isActive={cues[at] === activeCue}
              hasFault={faultsAt(cues, at).length > 0}
              onBegin={drag.begin}
              onMove={drag.move}
              onEnd={drag.end}
            />
          ))}
          <Playhead scale={scale} box={box} />
        </div>
      </div>
    </section>
  );
}

function marksOf(from: number, to: number, step: number): number[] {
  const first = Math.floor(from / step);
  return Array.from({ length: Math.ceil(to / step) - first + 1 }, (_, place) => (first + place) * step);
}

/** The places of the cues that are seen. A long one may begin far before the left edge; 50 before are looked at. */
function seenBetween(cues: Cues, from: number, to: number): number[] {
  const last = cueIndexAt(cues, to);
  const first = Math.max(0, cueIndexAt(cues, from) - 50);
  const seen: number[] = [];
  for (let at = first; at <= last; at += 1) if (cues[at]!.endTime >= from) seen.push(at);
  return seen;
}
