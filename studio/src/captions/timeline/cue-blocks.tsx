import { cueIndexAt } from '@tv/player/captions/cues.ts';
import { useEditorState, type CueEditor } from '../cue-editor.ts';
import { faultsAt } from '../cues/check-cue.ts';
import type { Cues } from '../cues/change-cues.ts';
import type { EditorCommands } from '../editor-commands.ts';
import { CueBlock } from './cue-block.tsx';
import { useBlockDrag } from './use-block-drag.ts';

type CueBlocksProps = {
  editor: CueEditor;
  commands: EditorCommands;
  languageCode: string;
  duration: number;
  /** Seconds at the edges of what is seen, and pixels of a second. */
  from: number;
  to: number;
  scale: number;
  isSnapping: boolean;
};

/** The cues that are seen, as blocks over time. */
export function CueBlocks(props: CueBlocksProps) {
  const { editor, commands, languageCode, duration, from, to, scale, isSnapping } = props;
  const { history, active } = useEditorState(editor);
  const { cues } = history;
  const drag = useBlockDrag({ editor, commands, scale, isSnapping });
  return seenBetween(cues, from, to, { active, closest: closest / scale }).map((at) => (
    <CueBlock
      key={cues[at]!.key}
      cue={cues[at]!}
      duration={duration}
      scale={scale}
      languageCode={languageCode}
      isActive={cues[at]!.key === active}
      hasFault={faultsAt(cues, at).length > 0}
      onBegin={drag.begin}
      onMove={drag.move}
      onEnd={drag.end}
    />
  ));
}

/** Pixels between the starts of two blocks. Where cues are closer together, one block stands for several. */
const closest = 4;
/** A long cue may begin far before the left edge; so many before it are looked at. */
const before = 50;

/** The indexes of the cues that are seen and at least so many seconds apart. The active one is always among them. */
function seenBetween(
  cues: Cues,
  from: number,
  to: number,
  { active, closest }: { active: string | undefined; closest: number },
): number[] {
  const last = cueIndexAt(cues, to);
  const seen: number[] = [];
  let next = -Infinity;
  for (let at = Math.max(0, cueIndexAt(cues, from) - before); at <= last; at += 1) {
    const { key, startTime, endTime } = cues[at]!;
    if (endTime < from || (startTime < next && key !== active)) continue;
    seen.push(at);
    next = startTime + closest;
  }
  return seen;
}
