import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { signedHeaders } from '../platform/webhook/sign-message.ts';
import { cardEvents, testEvent } from '@tv/contract/integrations/webhook-names';
import { findCardItem } from './card-item-db.ts';
import { type Card, itemCard, slackMessage, teamsMessage, testCard } from './cards.ts';
import type { Sendable } from './deliveries-db.ts';
import type { createWebhookSecrets } from './secrets.ts';
import type { WebhookRow } from './webhooks-db.ts';

export type Message = { headers: Record<string, string>; body: string };

export type MessageDeps = {
  db: Queries;
  clock: Clock;
  publicUrl: string;
  secrets: ReturnType<typeof createWebhookSecrets>;
};

/** The message of a delivery, as its webhook wants it. `undefined`: a chat is not told of this. */
export async function messageOf(
  deps: MessageDeps,
  webhook: WebhookRow,
  delivery: Sendable,
): Promise<Message | undefined> {
  if (webhook.format !== 'standard') {
    const card = await cardOf(deps, webhook, delivery);
    const write = webhook.format === 'slack' ? slackMessage : teamsMessage;
    return card && { headers: {}, body: JSON.stringify(write(card)) };
  }
  const { id, event, at, data } = delivery;
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data });
  const now = deps.clock();
  return { headers: signedHeaders(deps.secrets.open(webhook, now), id, body, now), body };
}

async function cardOf(
  { db, clock, publicUrl }: MessageDeps,
  { language }: WebhookRow,
  { event, subjectId }: Sendable,
): Promise<Card | undefined> {
  if (event === testEvent) return testCard(language);
  const shown = cardEvents.find((each) => each === event);
  const item = shown && (await findCardItem(db, subjectId, shown, clock()));
  return item && itemCard(item, language, publicUrl);
}
