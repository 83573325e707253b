import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useId, useState, type FormEvent } from 'react';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { localMoment } from '../../parts/time/local-moment.ts';
import { changeItems } from './change-items.ts';
import style from './schedule-dialog.module.css';

type ScheduleDialogProps = { items: readonly ManagedMediaContent[]; onClose: () => void };

/** Publishes items at a moment to come, and unpublishes them later where that is wished. */
export const ScheduleDialog = ({ items, onClose }: ScheduleDialogProps) => (
  <Dialog isOpen={items.length > 0} onClose={onClose} title={text.scheduleItems(items.length)}>
    <ScheduleForm items={items} onClose={onClose} />
  </Dialog>
);

const hour = 3_600_000;

function ScheduleForm({ items, onClose }: ScheduleDialogProps) {
  const id = useId();
  const [start, setStart] = useState(() => localMoment(Math.ceil(Date.now() / hour) * hour + 23 * hour));
  const [end, setEnd] = useState('');
  const [problem, setProblem] = useState<{ field: 'start' | 'end'; text: string }>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [Date.parse(start), Date.parse(end)];
    if (Number.isNaN(from) || from <= Date.now())
      return setProblem({ field: 'start', text: text.mustBeLater });
    if (end && !(to > from)) return setProblem({ field: 'end', text: text.mustEndLater });
    onClose();
    void changeItems(
      items,
      {
        action: 'schedule',
        publishAt: new Date(from).toISOString(),
        ...(end && { unpublishAt: new Date(to).toISOString() }),
      },
      text.scheduled,
    );
  };
  const input = (name: 'start' | 'end', label: string, value: string, change: (value: string) => void) => (
    <>
      <label className={field.label} htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        type="datetime-local"
        className={field.input}
        value={value}
        aria-invalid={problem?.field === name}
        aria-describedby={problem?.field === name ? `${id}-problem` : undefined}
        onChange={(event) => change(event.target.value)}
      />
      {problem?.field === name && (
        <p id={`${id}-problem`} className={field.error} role="alert">
          {problem.text}
        </p>
      )}
    </>
  );
  return (
    <form className={style.form} noValidate onSubmit={submit}>
      {input('start', text.publishAt, start, setStart)}
      {input('end', text.unpublishAt, end, setEnd)}
      <DialogActions>
        <Button look="neutral" onClick={onClose}>
          {actions.cancel}
        </Button>
        <Button look="primary" type="submit">
          {text.scheduleNow}
        </Button>
      </DialogActions>
    </form>
  );
}
