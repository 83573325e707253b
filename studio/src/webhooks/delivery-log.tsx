import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type {
  DeliveryAttempt,
  DeliveryState,
  Webhook,
  WebhookDelivery,
} from '@tv/contract/integrations/webhooks';
import { testEvent } from '@tv/contract/integrations/webhook-names';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/developers/webhooks.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { exactMoment } from '../parts/time/exact-moment.ts';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { SegmentedChoice } from '@tv/ui/forms/segmented-choice.tsx';
import { deliveriesOf, idOfDelivery } from './queries.ts';
import style from './webhooks.module.css';

const choices = [
  { value: '' as const, label: text.everyState },
  { value: 'waiting' as const, label: text.states.waiting },
  { value: 'failed' as const, label: text.states.failed },
];

/** What was sent to a webhook, and what it answered. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<DeliveryState | ''>('');
  const question = deliveriesOf(webhook.id, state || undefined);
  const { data, error, isPending, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(question);
  const deliveries = entriesOf(data, idOfDelivery);
  const mayResend = webhook.state === 'active' || webhook.state === 'failing';
  const resend = async (deliveryId: string) => {
    await attempt(async () => {
      await call('POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend', {
        params: { id: webhook.id, deliveryId },
      });
      toast(text.sentAgain);
    }, text.unexpected);
    await queryClient.invalidateQueries({ queryKey: ['webhook-deliveries', webhook.id] });
  };
  return (
    <>
      <p className={style.intro}>{text.logHelp}</p>
      <div className={style.head}>
        <SegmentedChoice
          label={text.show}
          value={state}
          options={choices}
          look="inline"
          onChange={setState}
        />
        <Button size="small" look="neutral" onClick={() => void refetch()}>
          {text.refresh}
        </Button>
      </div>
      {error && !data && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {isPending && <LinesSkeleton count={3} />}
      <p className={style.detail} role="status">
        {data && deliveries.length === 0 && (state ? text.nothingFits : text.nothingSent)}
      </p>
      <div className={style.deliveries}>
        {deliveries.map((each) => (
          <Delivery
            key={each.id}
            delivery={each}
            onResend={mayResend ? () => void resend(each.id) : undefined}
          />
        ))}
      </div>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{text.loadMore}</Button>}
    </>
  );
}

type DeliveryProps = { delivery: WebhookDelivery; onResend: (() => void) | undefined };

function Delivery({ delivery, onResend }: DeliveryProps) {
  const { event, at, state, nextAttemptDate, body, attempts } = delivery;
  return (
    <details className={style.delivery}>
      <summary>
        <span className={style.event}>{event === testEvent ? text.testWord : text.eventWords[event]}</span>
        <span className={style.state} data-state={state}>
          {[
            text.states[state],
            nextAttemptDate && attempts.length > 0 && text.next(exactMoment(nextAttemptDate)),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        <time className={style.detail} dateTime={at}>
          {exactMoment(at)}
        </time>
      </summary>
      <div className={style.more}>
        <p className={style.detail}>
          <code>{event}</code> · <code>webhook-id: {delivery.id}</code>
        </p>
        {body && (
          <>
            <h3>{text.body}</h3>
            <pre className={style.text} dir="ltr">
              {indented(body)}
            </pre>
          </>
        )}
        {attempts.length > 0 && <h3>{text.attempts}</h3>}
        {attempts.toReversed().map((each) => (
          <Attempt key={each.at} attempt={each} />
        ))}
        {onResend && (
          <div>
            <Button size="small" onClick={onResend}>
              {state === 'waiting' ? text.sendNow : text.sendAgain}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

const Attempt = ({
  attempt: { at, milliseconds, status, problem, answer },
}: {
  attempt: DeliveryAttempt;
}) => (
  <div>
    <p>{status === undefined ? problem && text.problems[problem] : text.answered(status)}</p>
    <p className={style.detail}>{text.attemptLine(exactMoment(at), milliseconds)}</p>
    {answer && (
      <pre className={style.text} dir="ltr">
        {answer}
      </pre>
    )}
  </div>
);

const indented = (body: string) => JSON.stringify(JSON.parse(body), undefined, 2);
