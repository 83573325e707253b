import * as text from '../../../strings/en/studio-captions.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';

type SureDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: string;
  isBusy: boolean;
  onSure: () => void;
};

/** Asks once before something is gone. */
export const SureDialog = ({ isOpen, onClose, title, children, isBusy, onSure }: SureDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={title}>
    <p>{children}</p>
    <DialogActions>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button look="danger" aria-disabled={isBusy} onClick={() => !isBusy && onSure()}>
        {title}
      </Button>
    </DialogActions>
  </Dialog>
);
