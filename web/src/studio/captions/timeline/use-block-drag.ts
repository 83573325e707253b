import { useRef } from 'react';
import type { CueEditor } from '../cue-editor.ts';
import { changeCue, withTimes } from '../cues/change-cues.ts';
import type { EditedCue } from '../cues/cue-text.ts';
import { snapped } from './scale.ts';

type Drag = { cue: EditedCue; part: 'start' | 'end' | 'whole'; from: number; topic: string };

/** Pixels that count as a press without a move, and within which edges snap. */
const still = 3;
const reach = 8;

/** Moves a cue by its block, or one of its edges. One drag is one step of undo. */
export function useBlockDrag(editor: CueEditor, scale: number, snaps: () => readonly number[] | undefined) {
  const drag = useRef<Drag>(undefined);
  const count = useRef(0);

  const begin = (event: React.PointerEvent<HTMLElement>, cue: EditedCue) => {
    if (event.button !== 0) return;
    const part = event.target instanceof HTMLElement ? event.target.dataset['edge'] : undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
    count.current += 1;
    drag.current = {
      cue,
      part: part === 'start' || part === 'end' ? part : 'whole',
      ...{ from: event.clientX, topic: `drag ${count.current}` },
    };
  };

  const move = (event: React.PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { cue, part, from, topic } = drag.current;
    if (Math.abs(event.clientX - from) < still && editor.get().history.topic !== topic) return;
    const by = (event.clientX - from) / scale;
    const targets = snaps() ?? [];
    const near = (second: number) => snapped(second, targets, reach / scale);
    const { startTime, endTime } = cue;
    const length = endTime - startTime;
    const start = Math.max(0, startTime + by);
    const [bySnappedStart, bySnappedEnd] = [near(start), near(start + length) - length];
    const whole = bySnappedStart === start ? bySnappedEnd : bySnappedStart;
    const times = {
      start: { startTime: Math.min(near(startTime + by), endTime - 0.1) },
      end: { endTime: Math.max(near(endTime + by), startTime + 0.1) },
      whole: { startTime: whole, endTime: whole + length },
    }[part];
    const { cues } = editor.get().history;
    editor.edit(
      changeCue(cues, cue.key, () => withTimes(cue, times)),
      { active: cue.key, topic },
    );
  };

  const end = () => {
    drag.current = undefined;
  };
  return { begin, move, end };
}
