import { CircleCheck, TriangleAlert } from 'lucide-react';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Button } from '@tv/ui/button.tsx';
import style from './captions.module.css';
import { useEditorState, type CueEditor } from './cue-editor.ts';
import { allFaults, countFaults, faultsAt, readable, repairAll, type Fault } from './cues/check-cue.ts';
import type { EditorCommands } from './editor-commands.ts';

const kinds: readonly Fault[] = ['overlap', 'fast', 'lines', 'empty'];

/** The warnings of all cues by kind, each with a way to the next cue, and one button that repairs all that can be repaired. */
export function ChecksList({ editor, commands }: { editor: CueEditor; commands: EditorCommands }) {
  const { history, active } = useEditorState(editor);
  const { cues } = history;
  const faults = allFaults(cues);
  const found = kinds.filter((kind) => faults[kind].length > 0);
  const here = cues.findIndex(({ key }) => key === active);
  /** The index of the next one after the active cue, so that pressing again walks through all of them. */
  const nextOf = (kind: Fault) => {
    const isFaulty = (_: unknown, at: number) => faultsAt(cues, at).includes(kind);
    const after = cues.findIndex((cue, at) => at > here && isFaulty(cue, at));
    return after >= 0 ? after : cues.findIndex(isFaulty);
  };
  const repairable = countFaults(faults) - faults.empty.length;
  const repair = () => {
    const done = repairAll(cues);
    editor.edit(done);
    announce(text.repaired(Math.max(0, countFaults(faults) - countFaults(allFaults(done)))));
  };
  if (cues.length === 0) return null;
  return (
    <section aria-label={text.checks} className={style.checks}>
      <ul>
        {found.map((kind) => {
          const next = nextOf(kind);
          return (
            <li key={kind}>
              <TriangleAlert aria-hidden="true" />
              <span>{text.found[kind](faults[kind].length)}</span>
              <button type="button" className={style.link} onClick={() => commands.go(cues[next]!.key)}>
                {text.cue(next + 1)}
              </button>
            </li>
          );
        })}
        {found.every((kind) => kind === 'empty' || kind === 'fast') && (
          <li className={style.fine}>
            <CircleCheck aria-hidden="true" />
            <span>{text.allFine(readable.lines, readable.lineLength)}</span>
          </li>
        )}
      </ul>
      {repairable > 1 && (
        <Button size="small" onClick={repair}>
          {text.repairAll}
        </Button>
      )}
    </section>
  );
}
