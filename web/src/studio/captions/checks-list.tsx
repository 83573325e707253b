import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { announce } from '../../lib/layout/announcer.ts';
import * as text from '../../strings/en/studio-captions.ts';
import { Button } from '../../ui/button.tsx';
import style from './captions.module.css';
import { useEditorState, type CueEditor } from './cue-editor.ts';
import { allFaults, countFaults, readable, repairAll, type Fault, type Faults } from './cues/check-cue.ts';
import type { EditorCommands } from './editor-commands.ts';

const kinds: readonly Fault[] = ['overlap', 'fast', 'lines', 'empty'];

type ChecksListProps = {
  editor: CueEditor;
  commands: EditorCommands;
  /** Those of all cues. */
  faults: Faults;
};

/** What is wrong with all cues, each with a way to the next one, and one press that repairs what can be repaired. */
export function ChecksList({ editor, commands, faults }: ChecksListProps) {
  const { history, active } = useEditorState(editor);
  const { cues } = history;
  const found = kinds.filter((kind) => faults[kind].length > 0);
  const placeOf = useMemo(() => new Map(cues.map(({ key }, at) => [key, at + 1])), [cues]);
  /** The next one after the active cue, so that pressing again walks through all of them. */
  const nextOf = (kind: Fault) => {
    const here = placeOf.get(active ?? '') ?? 0;
    return faults[kind].find((key) => placeOf.get(key)! > here) ?? faults[kind][0]!;
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
              <button type="button" className={style.link} onClick={() => commands.go(next)}>
                {text.cue(placeOf.get(next)!)}
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
