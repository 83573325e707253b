import { useState } from 'react';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import type { CueEditor } from '../cue-editor.ts';
import { cuesFromText } from '../cues/cues-from-text.ts';

type PasteDialogProps = { isOpen: boolean; onClose: () => void; editor: CueEditor; duration: number };

/** Makes cues of a text that exists already. */
export const PasteDialog = (props: PasteDialogProps) => (
  <Dialog isOpen={props.isOpen} onClose={props.onClose} title={text.pasteTitle} look="wide">
    <PasteForm {...props} />
  </Dialog>
);

function PasteForm({ onClose, editor, duration }: PasteDialogProps) {
  const [words, setWords] = useState('');
  const count = editor.get().history.cues.length;
  const make = () => {
    const cues = cuesFromText(words, 0, duration);
    if (cues.length === 0) return;
    editor.edit(cues, { active: cues[0]!.key });
    onClose();
    toast(text.imported(cues.length), { undo: () => editor.undo() });
  };
  return (
    <>
      <TextField
        label={text.pasteField}
        value={words}
        onChange={setWords}
        lines={10}
        maxLength={200_000}
        help={[text.pasteHelp, count > 0 && text.pasteReplaces(count)].filter(Boolean).join(' ')}
      />
      <DialogActions>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button look="primary" aria-disabled={words.trim() === ''} onClick={make}>
          {text.makeCues}
        </Button>
      </DialogActions>
    </>
  );
}
