import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import type { ShownCaptions } from '../parts/captions/shown-captions.ts';
import style from './captions.module.css';
import { useEditorPart, type CueEditor } from './cue-editor.ts';
import type { Cues } from './cues/change-cues.ts';
import { perCue } from './cues/per-cue.ts';
import type { EditorCommands } from './editor-commands.ts';
import { useShownCues } from './use-shown-cues.ts';

// Parts of the editor that follow the cues. Each renders by itself, so that a letter that is typed renders nothing else.

type EditorPartProps = { editor: CueEditor; commands: EditorCommands };

export function UndoButtons({ editor, commands }: EditorPartProps) {
  const canUndo = useEditorPart(editor, ({ history }) => history.past.length > 0);
  const canRedo = useEditorPart(editor, ({ history }) => history.future.length > 0);
  return (
    <>
      <IconButton label={text.undo} aria-disabled={!canUndo} onClick={commands.undo}>
        <Undo2 />
      </IconButton>
      <IconButton label={text.redo} aria-disabled={!canRedo} onClick={commands.redo}>
        <Redo2 />
      </IconButton>
    </>
  );
}

const checkedIn = perCue((cues: Cues) => cues.filter(({ isChecked }) => isChecked).length);

/** How many cues a person has checked. */
export function CheckedCount({ editor }: { editor: CueEditor }) {
  const count = useEditorPart(editor, ({ history }) => history.cues.length);
  const checked = useEditorPart(editor, ({ history }) => checkedIn(history.cues));
  if (count === 0) return null;
  return (
    <p className={style.progress}>
      <progress value={checked} max={count} aria-hidden="true" />
      {text.checked(checked, count)}
    </p>
  );
}

type ShownPictureProps = {
  editor: CueEditor;
  languageCode: string;
  /** The item with these captions. */
  picture: (captions: ShownCaptions) => ReactNode;
};

/** The item with the captions as they are edited. */
export const ShownPicture = ({ editor, languageCode, picture }: ShownPictureProps) =>
  picture(useShownCues(editor, languageCode));
