import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useId, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { reloadManagedContents } from '@tv/client/lib/media-contents/managed.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { localMoment } from '../../parts/time/local-moment.ts';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import style from './next-step.module.css';
import { managedItem } from '../../parts/item/queries.ts';

type ScheduleDialogProps = { item: ManagedMediaContent; isOpen: boolean; onClose: () => void };

/** When an item is published and unpublished by itself, in the reader's time zone. */
export const ScheduleDialog = ({ isOpen, ...rest }: ScheduleDialogProps) => (
  <Dialog isOpen={isOpen} onClose={rest.onClose} title={text.schedule}>
    <ScheduleForm {...rest} />
  </Dialog>
);

function ScheduleForm({ item, onClose }: Omit<ScheduleDialogProps, 'isOpen'>) {
  const queryClient = useQueryClient();
  const [publishAt, setPublishAt] = useState(() => momentOf(item.scheduledPublicationDate));
  const [unpublishAt, setUnpublishAt] = useState(() => momentOf(item.scheduledUnpublicationDate));
  const sending = useMutation({
    mutationFn: () =>
      call('PUT /Management/MediaContents/:id/Schedules', {
        params: { id: item.id },
        body: {
          ...(publishAt && { publishAt: new Date(publishAt).toISOString() }),
          ...(unpublishAt && { unpublishAt: new Date(unpublishAt).toISOString() }),
        },
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: managedItem(item.id).queryKey });
      void reloadManagedContents();
      toast(text.scheduled);
      onClose();
    },
  });
  const problem = sending.error && reasonOf(sending.error, text.unexpected);
  return (
    <form
      className={style.dates}
      onSubmit={(event) => {
        event.preventDefault();
        if (publishAt || unpublishAt) sending.mutate();
      }}
    >
      {item.permitted.includes('schedule') && (
        <MomentField label={text.publishAt} value={publishAt} onChange={setPublishAt} />
      )}
      <MomentField label={text.unpublishAt} value={unpublishAt} onChange={setUnpublishAt} />
      <p>{text.timeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)}</p>
      {problem && (
        <p className={field.error} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={sending.isPending || !(publishAt || unpublishAt)}>
          {text.schedule}
        </Button>
      </DialogActions>
    </form>
  );
}

type MomentFieldProps = { label: string; value: string; onChange: (value: string) => void };

function MomentField({ label, value, onChange }: MomentFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        className={field.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

const momentOf = (instant: string | undefined) => (instant ? localMoment(Date.parse(instant)) : '');
