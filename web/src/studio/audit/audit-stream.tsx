import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { agoWords } from '../../lib/format/ago.ts';
import { toast } from '../../lib/layout/toasts.ts';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import * as actions from '../../strings/en/actions.ts';
import * as text from '../../strings/en/studio-audit.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { reasonOf } from '../ui/reason-of.ts';
import { SecretOnce } from '../ui/secret-once.tsx';
import { TextField } from '../ui/text-field.tsx';
import style from './audit-log.module.css';
import { auditWebhook } from './queries.ts';

/** Where new lines of the log go, and how they are taken there. */
export function AuditStream() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const queryClient = useQueryClient();
  const { queryKey } = auditWebhook(organizationId);
  const { data: webhook } = useQuery(auditWebhook(organizationId));
  const [open, setOpen] = useState<'set' | 'end'>();
  const close = () => setOpen(undefined);
  if (webhook === undefined) return null;
  const state = webhook && [
    webhook.waitingLines > 0 && text.waiting(webhook.waitingLines),
    webhook.sentDate && text.sent(agoWords(webhook.sentDate)),
  ];
  const end = async () => {
    try {
      await call('DELETE /Management/AuditWebhook');
      toast(text.streamEnded);
      return true;
    } catch (error) {
      toast(reasonOf(error, text.unexpected));
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
  return (
    <section className={style.stream} aria-label={text.stream}>
      <div>
        <p>{webhook ? text.streamsTo(webhook.url) : text.noStream}</p>
        {state && <p className={style.state}>{state.filter(Boolean).join(' · ')}</p>}
        {webhook?.problem && <p className={style.problem}>{webhook.problem}</p>}
      </div>
      <div className={style.buttons}>
        <Button size="small" onClick={() => setOpen('set')}>
          {webhook ? text.changeStream : text.setStream}
        </Button>
        {webhook && (
          <Button size="small" look="neutral" onClick={() => setOpen('end')}>
            {text.endStream}
          </Button>
        )}
      </div>
      <Dialog isOpen={open === 'set'} onClose={close} title={text.setStream} look="wide">
        <SetStream
          url={webhook?.url ?? ''}
          onSet={() => void queryClient.invalidateQueries({ queryKey })}
          onClose={close}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'end'}
        title={text.endStream}
        text={text.endStreamText}
        confirm={text.endStream}
        onConfirm={end}
        onClose={close}
      />
    </section>
  );
}

type SetStreamProps = { url: string; onSet: () => void; onClose: () => void };

function SetStream({ url, onSet, onClose }: SetStreamProps) {
  const [typed, type] = useState(url);
  const saving = useMutation({
    mutationFn: () => call('PUT /Management/AuditWebhook', { body: { url: typed.trim() } }),
    onSuccess: onSet,
  });
  if (saving.data)
    return (
      <SecretOnce label={text.secret} help={text.secretHelp} secret={saving.data.secret} onDone={onClose} />
    );
  return (
    <DialogForm
      onSubmit={() => {
        if (typed.trim() && !saving.isPending) saving.mutate();
      }}
    >
      <TextField
        label={text.address}
        value={typed}
        onChange={type}
        help={text.addressHelp}
        error={saving.error ? reasonOf(saving.error, text.unexpected) : undefined}
        maxLength={1000}
      />
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={saving.isPending || !typed.trim()}>
          {text.save}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
