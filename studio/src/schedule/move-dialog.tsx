import type { CalendarEntry } from '@tv/contract/media-contents/calendar';
import { useId, useState } from 'react';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/content/schedule.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { localMoment } from '../parts/time/local-moment.ts';

type MoveDialogProps = {
  /** Undefined: the dialog is closed. */
  entry: CalendarEntry | undefined;
  onClose: () => void;
  onMove: (entry: CalendarEntry, to: string) => void;
};

/** Asks for the day and the time to which an entry moves. Fingers cannot drag over a calendar that scrolls. */
export const MoveDialog = ({ entry, onClose, onMove }: MoveDialogProps) => (
  <Dialog isOpen={entry !== undefined} onClose={onClose} title={text.move}>
    {entry && <MoveForm entry={entry} onClose={onClose} onMove={onMove} />}
  </Dialog>
);

function MoveForm({ entry, onClose, onMove }: MoveDialogProps & { entry: CalendarEntry }) {
  const id = useId();
  const [moment, setMoment] = useState(() => localMoment(Date.parse(entry.at)));
  const [isRefused, setRefused] = useState(false);
  const submit = () => {
    const to = Date.parse(moment);
    if (!(to > Date.now())) return setRefused(true);
    onClose();
    onMove(entry, new Date(to).toISOString());
  };
  return (
    <DialogForm onSubmit={submit}>
      <p>{entry.title}</p>
      <label className={field.label} htmlFor={id}>
        {text.events[entry.event].coming}
      </label>
      <input
        id={id}
        type="datetime-local"
        className={field.input}
        value={moment}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-problem` : undefined}
        onChange={({ target }) => setMoment(target.value)}
      />
      {isRefused && (
        <p id={`${id}-problem`} className={field.error} role="alert">
          {text.past}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary">
          {text.move}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
