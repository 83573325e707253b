import { useState } from 'react';
import * as actions from '@tv/strings/en/parts/actions.ts';
import { Button } from '../button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** What happens, and what stays. */
  text: string;
  /** The word of the button that does it. */
  confirm: string;
  /** Answers whether it was done: then the dialog closes. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
};

/** Asks once more before something that is not taken back by a press. */
export function ConfirmDialog({ isOpen, title, text, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    const isDone = await onConfirm();
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <p>{text}</p>
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button look="danger" aria-disabled={isBusy} onClick={() => void run()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Whether work was done. Why it was not is told elsewhere. */
export const wasDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
