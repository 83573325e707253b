import type { Webhook } from '@tv/contract/webhooks';
import { Check, CirclePause, OctagonX, TriangleAlert } from 'lucide-react';
import { shortMoment } from '../../lib/format/short-dates.ts';
import * as text from '../../strings/en/studio-webhooks.ts';
import style from './webhooks.module.css';

const icons = { active: Check, failing: TriangleAlert, paused: CirclePause, ended: OctagonX };

/** Whether a webhook takes messages, as a shape and in words. */
export function WebhookStateLine({ webhook }: { webhook: Webhook }) {
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
