import { useMutation } from '@tanstack/react-query';
import { cardEvents, type WebhookEvent } from '@tv/contract/integrations/webhook-names';
import type { NewWebhook, Webhook, WebhookFormat } from '@tv/contract/integrations/webhooks';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/developers/webhooks.ts';
import { Button } from '@tv/ui/button.tsx';
import { DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { formProblems } from '../parts/problems/form-problems.ts';
import { SecretOnce } from '@tv/ui/dialogs/secret-once.tsx';
import { SegmentedChoice } from '@tv/ui/forms/segmented-choice.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { EventFields, eventsOf } from './event-fields.tsx';

type WebhookFormProps = {
  /** Absent: a new one. */
  webhook: Webhook | undefined;
  onSaved: () => void;
  onClose: () => void;
};

const formats = (['standard', 'slack', 'teams'] as const).map((value) => ({
  value,
  label: value === 'standard' ? 'JSON' : text.formats[value],
}));
const maxLength = 1000;

/** Makes a webhook and shows its secret, or changes one. */
export function WebhookForm({ webhook, onSaved, onClose }: WebhookFormProps) {
  // Sent again after a lost answer, it is the same webhook.
  const [id] = useState(() => webhook?.id ?? crypto.randomUUID());
  // The address of a chat is stored and not shown.
  const isKept = webhook !== undefined && webhook.format !== 'standard';
  const [url, setUrl] = useState(isKept ? '' : (webhook?.url ?? ''));
  const [format, setFormat] = useState<WebhookFormat>(webhook?.format ?? 'standard');
  const [chosen, setChosen] = useState<ReadonlySet<WebhookEvent>>(
    () => new Set(webhook?.events ?? cardEvents),
  );
  const [isSent, setSent] = useState(false);
  const events = eventsOf(format).flatMap(([, offered]) => offered.filter((event) => chosen.has(event)));
  const saving = useMutation({
    mutationFn: (): Promise<NewWebhook> =>
      webhook
        ? call('PATCH /Management/Webhooks/:id', {
            params: { id },
            body: { ...(url.trim() && { url: url.trim() }), events },
          })
        : call('POST /Management/Webhooks', { body: { id, url: url.trim(), events, format } }),
    onSuccess: ({ secret }) => {
      onSaved();
      toast(webhook ? text.saved : text.created);
      if (secret === undefined) onClose();
    },
  });
  if (saving.data?.secret !== undefined)
    return (
      <SecretOnce label={text.secret} help={text.secretHelp} secret={saving.data.secret} onDone={onClose} />
    );
  const { errorOf, problem } = formProblems(saving.error, text.unexpected);
  const shown = problem(['url', 'events']);
  const isReady = (isKept || url.trim() !== '') && events.length > 0;
  return (
    <DialogForm
      onSubmit={() => {
        setSent(true);
        if (isReady && !saving.isPending) saving.mutate();
      }}
    >
      {!webhook && (
        <SegmentedChoice
          label={text.format}
          value={format}
          options={formats}
          help={text.formatHelp[format]}
          onChange={setFormat}
        />
      )}
      <TextField
        label={text.address}
        help={isKept ? text.addressKept(webhook.url.slice(-4)) : text.addressHelp}
        value={url}
        error={errorOf('url')}
        maxLength={maxLength}
        placeholder="https://"
        onChange={(typed) => {
          saving.reset();
          setUrl(typed);
        }}
      />
      <EventFields
        format={format}
        chosen={chosen}
        error={isSent && events.length === 0 ? text.eventsNeeded : errorOf('events')}
        onChange={setChosen}
      />
      {shown && (
        <p className={field.error} role="alert">
          {shown}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={!isReady || saving.isPending}>
          {webhook ? text.save : text.add}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
