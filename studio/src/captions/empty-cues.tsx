import { useQueryClient } from '@tanstack/react-query';
import { ClipboardPaste, Languages, Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Button } from '@tv/ui/button.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import style from './captions.module.css';
import type { CueEditor } from './cue-editor.ts';
import { newKey } from './cues/change-cues.ts';
import { PasteDialog } from './dialogs/paste-dialog.tsx';
import type { EditorCommands } from './editor-commands.ts';
import { ImportButton } from './file-buttons.tsx';
import { titleOf, type Language } from './language-tabs.tsx';
import { referenceCues, type CaptionsKey } from './queries.ts';

type EmptyCuesProps = {
  editor: CueEditor;
  commands: EditorCommands;
  captions: CaptionsKey;
  duration: number;
  others: readonly Language[];
  onBeside: (language: string) => void;
};

/** A language without cues: the ways to begin. */
export function EmptyCues({ editor, commands, captions, duration, others, onBeside }: EmptyCuesProps) {
  const queryClient = useQueryClient();
  const [isPasting, setPasting] = useState(false);
  /** Cues with the times and speakers of another language, to be translated beside it. */
  const takeTimes = async (other: Language) => {
    const { cues } = await queryClient.fetchQuery(
      referenceCues({ id: captions.id, languageCode: other.languageCode, kind: other.kind }),
    );
    const timed = cues.map(({ startTime, endTime, place, runs: [first] }) => ({
      ...{ key: newKey(), startTime, endTime, ...(place && { place }) },
      runs: [{ text: '', ...(first?.speaker && { speaker: first.speaker }) }],
    }));
    editor.edit(timed, { active: timed[0]?.key });
    onBeside(`${other.languageCode} ${other.kind}`);
  };
  return (
    <div className={style.empty}>
      <h2>{text.empty}</h2>
      <p>{text.emptyHelp}</p>
      <div>
        <ImportButton editor={editor} captions={captions} look="secondary" />
        <Button icon={<ClipboardPaste />} onClick={() => setPasting(true)}>
          {text.pasteText}
        </Button>
        {others.map((other) => (
          <Button
            key={`${other.languageCode} ${other.kind}`}
            icon={<Languages />}
            onClick={() => void takeTimes(other).catch((error) => toast(reasonOf(error, text.unexpected)))}
          >
            {text.takeTimes(titleOf(other))}
          </Button>
        ))}
        <Button icon={<Plus />} onClick={() => commands.insert()}>
          {text.firstCue}
        </Button>
      </div>
      <PasteDialog isOpen={isPasting} onClose={() => setPasting(false)} editor={editor} duration={duration} />
    </div>
  );
}
