import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/developers/webhooks.ts';
import { Button } from '@tv/ui/button.tsx';
import { DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { SecretOnce } from '@tv/ui/dialogs/secret-once.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';

type RotateFormProps = { id: string; onDone: () => void; onClose: () => void };

/** Gives a webhook a new secret, and shows it. */
export function RotateForm({ id, onDone, onClose }: RotateFormProps) {
  const [endFormer, setEndFormer] = useState(false);
  const rotating = useMutation({
    mutationFn: () => call('POST /Management/Webhooks/:id/Rotate', { params: { id }, body: { endFormer } }),
    onSuccess: onDone,
  });
  if (rotating.data?.secret !== undefined)
    return (
      <SecretOnce label={text.secret} help={text.secretHelp} secret={rotating.data.secret} onDone={onClose} />
    );
  return (
    <DialogForm onSubmit={() => !rotating.isPending && rotating.mutate()}>
      <p>{text.rotateText}</p>
      <Switch label={text.endFormer} help={text.endFormerHelp} isOn={endFormer} onChange={setEndFormer} />
      {rotating.error && (
        <p className={field.error} role="alert">
          {reasonOf(rotating.error, text.unexpected)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={rotating.isPending}>
          {text.newSecret}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
