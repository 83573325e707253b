import { useMutation } from '@tanstack/react-query';
import type { ApiKey } from '@tv/contract/integrations/api-keys';
import { limits } from '@tv/contract/limits/limits';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { shortMoment } from '@tv/client/lib/format/short-dates.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/developers/api-keys.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { SecretOnce } from '@tv/ui/dialogs/secret-once.tsx';
import { SelectField } from '@tv/ui/forms/select-field.tsx';

type RotateDialogProps = { apiKey: ApiKey | undefined; onRotated: () => void; onClose: () => void };

/** Gives a service account a new key, and says how long the present one goes on. */
export const RotateDialog = ({ apiKey, onRotated, onClose }: RotateDialogProps) => (
  <Dialog isOpen={apiKey !== undefined} onClose={onClose} title={text.rotate} look="wide">
    {apiKey && <Rotate apiKey={apiKey} onRotated={onRotated} onClose={onClose} />}
  </Dialog>
);

function Rotate({ apiKey, onRotated, onClose }: RotateDialogProps & { apiKey: ApiKey }) {
  const [hours, setHours] = useState(String(limits.apiKeys.overlapHours));
  const isStopped = apiKey.state === 'stopped';
  const rotating = useMutation({
    mutationFn: () =>
      call('POST /Management/ApiKeys/:id/Rotate', {
        params: { id: apiKey.id },
        body: { overlapHours: isStopped ? 0 : Number(hours) },
      }),
    onSuccess: onRotated,
    // The key is in memory for as long as it is shown.
    gcTime: 0,
  });
  if (rotating.data) {
    const { key, former } = rotating.data;
    const help = former ? text.keyOnceWithFormer(shortMoment(former.endsAt)) : text.keyOnce;
    return <SecretOnce label={text.key} help={help} secret={key} onDone={onClose} />;
  }
  return (
    <DialogForm onSubmit={() => !rotating.isPending && rotating.mutate()}>
      <p>{isStopped ? text.stoppedHelp : text.rotateText(apiKey.name)}</p>
      {!isStopped && (
        <SelectField
          label={text.overlap}
          value={hours}
          options={Object.entries(text.overlaps).map(([value, words]) => ({ value, text: words }))}
          help={text.overlapHelp}
          onChange={setHours}
        />
      )}
      {rotating.error && (
        <p className={field.error} role="alert">
          {reasonOf(rotating.error, text.unexpected)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={rotating.isPending}>
          {text.rotate}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
