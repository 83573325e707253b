import { useQuery, useQueryClient } from '@tanstack/react-query';
import { webhookLimits } from '@tv/contract/limits/webhook-limits';
import type { Webhook } from '@tv/contract/integrations/webhooks';
import { Check, CirclePause, Ellipsis, OctagonX, Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { shortMoment } from '@tv/client/lib/format/short-dates.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/developers/webhooks.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Menu } from '@tv/ui/menus/menu.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { ownWebhooks } from './queries.ts';
import { RotateForm } from './rotate-form.tsx';
import { WebhookForm } from './webhook-form.tsx';
import style from './webhooks.module.css';

const hostOf = ({ url }: Webhook) => new URL(url).host;
type Opened = { what: 'edit' | 'log' | 'rotate' | 'delete'; webhook: Webhook };

/** The organization's webhooks, what each takes, and what was sent. */
export function WebhooksSection({ organizationId }: { organizationId: string }) {
  const queryClient = useQueryClient();
  const question = ownWebhooks(organizationId);
  const { data: webhooks, error, refetch } = useQuery(question);
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const isOpen = (what: Opened['what']) => opened?.what === what;
  // As the list has it now: its state changes while the log is open.
  const shown = opened && (webhooks?.find(({ id }) => id === opened.webhook.id) ?? opened.webhook);
  const reload = () => void queryClient.invalidateQueries({ queryKey: question.queryKey });
  const act = async (work: () => Promise<unknown>) => {
    const isDone = await attempt(work, text.unexpected);
    reload();
    return isDone;
  };
  const setPaused = ({ id }: Webhook, isPaused: boolean) =>
    act(() => call('PATCH /Management/Webhooks/:id', { params: { id }, body: { isPaused } }));
  const sendTest = ({ id }: Webhook) =>
    act(async () => {
      await call('POST /Management/Webhooks/:id/Test', { params: { id } });
      toast(text.testSent);
    });
  return (
    <section aria-label={text.webhooks}>
      <div className={style.head}>
        <p className={style.intro}>{text.intro}</p>
        {webhooks && webhooks.length < webhookLimits.each && (
          <Button look="primary" icon={<Plus />} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        )}
      </div>
      {error && !webhooks && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!error && !webhooks && <LinesSkeleton count={2} />}
      {webhooks?.length === 0 && <p className={style.detail}>{text.none}</p>}
      <ul className={style.list}>
        {webhooks?.map((webhook) => (
          <Line
            key={webhook.id}
            webhook={webhook}
            onOpen={(what) => setOpened({ what, webhook })}
            onTest={() => void sendTest(webhook)}
            onPause={(isPaused) => void setPaused(webhook, isPaused)}
          />
        ))}
      </ul>
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={text.add} look="wide">
        <WebhookForm webhook={undefined} onSaved={reload} onClose={() => setAdding(false)} />
      </Dialog>
      <Dialog isOpen={isOpen('edit')} onClose={close} title={text.edit} look="wide">
        <WebhookForm webhook={shown} onSaved={reload} onClose={close} />
      </Dialog>
      <Dialog
        isOpen={isOpen('log')}
        onClose={close}
        title={shown ? text.logOf(hostOf(shown)) : ''}
        look="wide"
      >
        {shown && <DeliveryLog webhook={shown} />}
      </Dialog>
      <Dialog isOpen={isOpen('rotate')} onClose={close} title={text.newSecret} look="wide">
        {shown && <RotateForm id={shown.id} onDone={reload} onClose={close} />}
      </Dialog>
      <ConfirmDialog
        isOpen={isOpen('delete')}
        title={text.remove}
        text={shown ? text.deleteText(hostOf(shown)) : ''}
        confirm={text.remove}
        onConfirm={async () =>
          shown !== undefined &&
          act(async () => {
            await call('DELETE /Management/Webhooks/:id', { params: { id: shown.id } });
            toast(text.deleted);
          })
        }
        onClose={close}
      />
    </section>
  );
}

type LineProps = {
  webhook: Webhook;
  onOpen: (what: Opened['what']) => void;
  onTest: () => void;
  onPause: (isPaused: boolean) => void;
};

function Line({ webhook, onOpen, onTest, onPause }: LineProps) {
  const host = hostOf(webhook);
  const isOn = webhook.state === 'active' || webhook.state === 'failing';
  const named = <span className="visually-hidden">: {host}</span>;
  const entry = (key: string, label: string, onAction: () => void) => ({ key, label, onAction });
  const entries = [
    entry('edit', text.edit, () => onOpen('edit')),
    ...(isOn
      ? [entry('pause', text.pause, () => onPause(true))]
      : [entry('on', text.switchOn, () => onPause(false))]),
    ...(webhook.format === 'standard' ? [entry('rotate', text.newSecret, () => onOpen('rotate'))] : []),
    entry('delete', text.remove, () => onOpen('delete')),
  ];
  return (
    <li className={style.line}>
      <div className={style.facts}>
        <p className={style.name} dir="ltr">
          {webhook.url}
        </p>
        <p className={style.detail}>
          {text.formats[webhook.format]} · {text.eventCount(webhook.events.length)}
        </p>
        <WebhookStateLine webhook={webhook} />
        {webhook.formerSecretUntil && (
          <p className={style.detail}>{text.formerUntil(shortMoment(webhook.formerSecretUntil))}</p>
        )}
      </div>
      <div className={style.buttons}>
        {isOn && (
          <Button size="small" onClick={onTest}>
            {text.test}
            {named}
          </Button>
        )}
        <Button size="small" onClick={() => onOpen('log')}>
          {text.log}
          {named}
        </Button>
        <Menu
          label={text.more(host)}
          align="end"
          sections={[{ entries }]}
          trigger={(props) => (
            <IconButton label={text.more(host)} side="end" {...props}>
              <Ellipsis />
            </IconButton>
          )}
        />
      </div>
    </li>
  );
}

const icons = { active: Check, failing: TriangleAlert, paused: CirclePause, ended: OctagonX };

/** Whether a webhook takes messages, as a shape and in words. */
function WebhookStateLine({ webhook }: { webhook: Webhook }) {
  const Icon = icons[webhook.state];
  return (
    <p className={style.state} data-state={webhook.state}>
      <Icon aria-hidden="true" />
      {wordsOf(webhook)}
    </p>
  );
}

function wordsOf({ state, failingSince, endedDate = '', endedBecause }: Webhook): string {
  if (state === 'ended')
    return endedBecause === 'gone'
      ? text.endedGone(shortMoment(endedDate))
      : text.endedFailed(shortMoment(endedDate));
  if (state === 'paused') return text.paused;
  return failingSince ? text.failing(shortMoment(failingSince)) : text.active;
}
