/**
 * Every event that a webhook can ask for, `<noun>.<past participle>`, by what it is about. What each tells stands in
 * `webhook-events.ts`. Names stand apart, because the studio takes them without a schema.
 */
export const webhookEventsByGroup = {
  items: [
    'item.uploaded',
    'item.processed',
    'item.failed',
    'item.scheduled',
    'item.published',
    'item.changed',
    'item.unpublished',
    'item.deleted',
    'item.restored',
    'item.watched',
  ],
  live: ['live.began', 'live.ended'],
  captions: ['captions.published'],
  reviews: [
    'review.submitted',
    'review.commented',
    'review.returned',
    'review.approved',
    'review.reopened',
    'review.completed',
    'review.withdrawn',
  ],
  people: ['person.joined', 'person.left'],
} as const;
export type WebhookEventGroup = keyof typeof webhookEventsByGroup;
export type WebhookEvent = (typeof webhookEventsByGroup)[WebhookEventGroup][number];
export const webhookEventNames: WebhookEvent[] = Object.values(webhookEventsByGroup).flat();

/** Events of which chats get a card. */
export const cardEvents = ['item.published', 'item.scheduled'] as const satisfies WebhookEvent[];

/** The event of the test that an admin sends. Nobody asks for it. */
export const testEvent = 'webhook.tested';
