import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LiveEvent, LiveEventInput } from '@tv/contract/live/live';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { shortMoment } from '@tv/client/lib/format/short-dates.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as text from '@tv/strings/en/studio/live/live.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import lines from '@tv/ui/page-section.module.css';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { SecretOnce } from '@tv/ui/dialogs/secret-once.tsx';
import style from './live.module.css';
import { liveEvent } from './queries.ts';

type Input = LiveEventInput['input'];

/** Where an encoder sends the stream, and the key with which it may. */
export function InputsSection({ event }: { event: LiveEvent }) {
  const { id, addresses, inputs } = event;
  const queryClient = useQueryClient();
  const [replaced, setReplaced] = useState<Input>();
  const [made, setMade] = useState<string>();
  const making = useMutation({
    mutationFn: (input: Input) =>
      call('POST /Management/LiveEvents/:id/Keys', { params: { id }, body: { input } }),
    onSuccess: ({ key }) => {
      setMade(key);
      void queryClient.invalidateQueries({ queryKey: liveEvent(id).queryKey });
    },
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  const shown = (['rtmp', 'srt', 'whip'] as const).flatMap((protocol) => {
    const address = addresses[protocol];
    return address ? [{ protocol, address }] : [];
  });
  return (
    <PageSection title={text.inputsTitle} text={shown.length > 0 ? text.inputsHelp : text.noInputs}>
      <ul className={lines.list}>
        {shown.map(({ protocol, address }) => (
          <li key={protocol} className={lines.line}>
            <div className={lines.facts}>
              <p className={lines.name}>{text.protocols[protocol]}</p>
              <p className={style.address} dir="ltr">
                {address}
              </p>
            </div>
            <div className={lines.buttons}>
              <Button
                size="small"
                icon={<Copy />}
                onClick={() =>
                  void copyText(address, { copied: fields.copied, notCopied: fields.notCopied }, null)
                }
              >
                {fields.copy}
                <span className="visually-hidden"> {text.protocols[protocol]}</span>
              </Button>
            </div>
          </li>
        ))}
        {inputs.map(({ input, key }) => (
          <li key={input} className={lines.line}>
            <div className={lines.facts}>
              <p className={lines.name}>{text.keyOf[input]}</p>
              <p className={lines.detail}>
                {key ? text.keyMade(key.start, shortMoment(key.createdDate)) : text.noKey}
              </p>
            </div>
            <div className={lines.buttons}>
              <Button
                size="small"
                aria-disabled={making.isPending}
                onClick={() => {
                  if (making.isPending) return;
                  if (key) setReplaced(input);
                  else making.mutate(input);
                }}
              >
                {key ? text.replaceKey : text.makeKey}
                <span className="visually-hidden">: {text.inputs[input]}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={replaced !== undefined}
        title={text.replaceKey}
        text={text.replaceKeyHelp}
        confirm={text.replaceKey}
        onConfirm={async () => {
          if (replaced) await making.mutateAsync(replaced).catch(() => undefined);
          return true;
        }}
        onClose={() => setReplaced(undefined)}
      />
      <Dialog isOpen={made !== undefined} onClose={() => setMade(undefined)} title={text.streamKey}>
        {made && (
          <SecretOnce
            label={text.streamKey}
            help={text.keyOnce}
            secret={made}
            onDone={() => setMade(undefined)}
          />
        )}
      </Dialog>
    </PageSection>
  );
}
