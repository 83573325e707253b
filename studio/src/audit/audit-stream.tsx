import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { agoWords } from '@tv/client/lib/format/ago.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/organization/audit.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { SecretOnce } from '@tv/ui/dialogs/secret-once.tsx';
import { TextDialogForm } from '@tv/ui/dialogs/text-dialog-form.tsx';
import style from './audit-log.module.css';
import { auditWebhook } from './queries.ts';
import { apart } from '@tv/strings/en/locale.ts';

/** The answer's status, or the system's code, of what the service tells in English. */
const codeOf = (problem: string) => /\b(?:[A-Z][A-Z\d_]{3,}|[1-5]\d\d)\b/.exec(problem)?.[0];

function problemWords(problem: string): string {
  const code = codeOf(problem);
  return code === undefined ? text.notTaken : text.notTakenBecause(code);
}

/** Where new lines of the log go, and how they are taken there. */
export function AuditStream() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const queryClient = useQueryClient();
  const question = auditWebhook(organizationId);
  const { data: webhook } = useQuery(question);
  const reload = () => void queryClient.invalidateQueries({ queryKey: question.queryKey });
  const [open, setOpen] = useState<'set' | 'end'>();
  const close = () => setOpen(undefined);
  if (webhook === undefined) return null;
  const state = webhook && [
    webhook.waitingLines > 0 && text.waiting(webhook.waitingLines),
    webhook.sentDate && text.sent(agoWords(webhook.sentDate)),
  ];
  const end = async () => {
    const isDone = await attempt(async () => {
      await call('DELETE /Management/AuditWebhook');
      toast(text.streamEnded);
    }, text.unexpected);
    reload();
    return isDone;
  };
  return (
    <section className={style.stream} aria-label={text.stream}>
      <div>
        <p>{webhook ? text.streamsTo(webhook.url) : text.noStream}</p>
        {state && <p className={style.state}>{state.filter(Boolean).map(apart).join(' · ')}</p>}
        {webhook?.problem && <p className={style.problem}>{problemWords(webhook.problem)}</p>}
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
        <SetStream url={webhook?.url ?? ''} onSet={reload} onClose={close} />
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
  const saving = useMutation({
    mutationFn: (address: string) => call('PUT /Management/AuditWebhook', { body: { url: address } }),
    onSuccess: onSet,
  });
  if (saving.data)
    return (
      <SecretOnce label={text.secret} help={text.secretHelp} secret={saving.data.secret} onDone={onClose} />
    );
  return (
    <TextDialogForm
      label={text.address}
      help={text.addressHelp}
      value={url}
      maxLength={1000}
      submit={text.save}
      isSending={saving.isPending}
      error={saving.error ? reasonOf(saving.error, text.unexpected) : undefined}
      onSubmit={saving.mutate}
      onCancel={onClose}
    />
  );
}
