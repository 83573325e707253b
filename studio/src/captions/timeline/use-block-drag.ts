import { useMemo, useRef } from 'react';
import { usePlayer } from '@tv/player/player-context.tsx';
import type { CueEditor, EditorState } from '../cue-editor.ts';
import { changeCue, withTimes } from '../cues/change-cues.ts';
import type { EditedCue } from '../cues/cue-text.ts';
import type { EditorCommands } from '../editor-commands.ts';
import { snapped } from './scale.ts';

type Drag = { cue: EditedCue; part: 'start' | 'end' | 'whole'; from: number; topic: string };

/** Pixels that count as a press without a move, and within which edges snap. */
const still = 3;
const reach = 8;

type BlockDrag = {
  editor: CueEditor;
  commands: EditorCommands;
  /** Pixels of a second. */
  scale: number;
  isSnapping: boolean;
};

/**
 * Moves a cue by its block, or one of its edges. One drag is one step of undo. The functions stay the same while cues change,
 * so that only the block of a changed cue is rendered.
 */
export function useBlockDrag({ editor, commands, scale, isSnapping }: BlockDrag) {
  const player = usePlayer();
  const drag = useRef<Drag>(undefined);
  const count = useRef(0);
  return useMemo(() => {
    const begin = (event: React.PointerEvent<HTMLElement>, cue: EditedCue) => {
      commands.go(cue.key, event.shiftKey);
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
      const { history } = editor.get();
      if (Math.abs(event.clientX - from) < still && history.topic !== topic) return;
      const by = (event.clientX - from) / scale;
      const targets = isSnapping ? snapsOf(editor.get(), player.getState().currentTime) : [];
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
      editor.edit(
        changeCue(history.cues, cue.key, () => withTimes(cue, times)),
        { active: cue.key, topic },
      );
    };

    const end = () => {
      drag.current = undefined;
    };
    return { begin, move, end };
  }, [editor, commands, player, scale, isSnapping]);
}

/** The edges of the other cues near the active one, and where the player stands. */
function snapsOf({ history: { cues }, active }: EditorState, now: number): number[] {
  const at = cues.findIndex(({ key }) => key === active);
  const near = cues.slice(Math.max(0, at - 4), at + 5).filter(({ key }) => key !== active);
  return [now, ...near.flatMap(({ startTime, endTime }) => [startTime, endTime])];
}
