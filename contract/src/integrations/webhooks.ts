import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Flag, Id, Instant, paging } from '../fields.ts';
import { InOrganization } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { cardEvents, testEvent, webhookEventNames } from './webhook-names.ts';
import { webhookLimits as most } from '../limits/webhook-limits.ts';

/** What a webhook gets: signed messages of Standard Webhooks, or cards of a chat. */
export const webhookFormats = ['standard', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** What a webhook does now. `failing`: its newest delivery failed. `ended`: nothing is sent until it is switched on again. */
export const webhookStates = ['active', 'failing', 'paused', 'ended'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why a webhook was ended: for five days nothing was taken, or the address answered 410. */
export const webhookEnds = ['failed', 'gone'] as const;
export type WebhookEnd = (typeof webhookEnds)[number];

/** `dropped`: it was not sent, because the webhook was paused or ended, or because the item may not be shown in a chat. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt failed without an answer. */
export const attemptProblems = ['address', 'unreachable', 'certificate', 'silent'] as const;
export type AttemptProblem = (typeof attemptProblems)[number];

const Url = Type.String({
  minLength: 10,
  maxLength: 1000,
  description: 'https://…, without credentials and fragment; no address of a private network',
});
const Events = Type.Array(Type.Enum([...webhookEventNames]), {
  minItems: 1,
  maxItems: webhookEventNames.length,
  description: `which events; ${cardEvents.join(' and ')} for chats`,
});

const webhookFields = {
  id: Id,
  url: Type.String({
    description: 'of a chat its host and its last four characters: anyone who knows the rest can write there',
  }),
  events: Type.Array(Type.Enum([...webhookEventNames])),
  format: Type.Enum([...webhookFormats]),
  state: Type.Enum([...webhookStates]),
  createdDate: Instant,
  failingSince: Type.Optional(
    Type.String({ ...Instant, description: 'the first failure after the last success' }),
  ),
  endedDate: Type.Optional(Instant),
  endedBecause: Type.Optional(Type.Enum([...webhookEnds])),
  formerSecretUntil: Type.Optional(
    Type.String({ ...Instant, description: 'until when messages are signed with the former secret, too' }),
  ),
};
export const Webhook = Type.Object(webhookFields);
export type Webhook = Static<typeof Webhook>;

export const NewWebhook = Type.Object({
  ...webhookFields,
  secret: Type.Optional(
    Type.String({ description: 'whsec_ and Base64; shown this once. Cards of chats are not signed' }),
  ),
});
export type NewWebhook = Static<typeof NewWebhook>;

export const DeliveryAttempt = Type.Object({
  at: Instant,
  milliseconds: Type.Integer(),
  status: Type.Optional(Type.Integer({ description: 'of the answer' })),
  answer: Type.Optional(Type.String({ description: 'how the answer’s body begins' })),
  problem: Type.Optional(Type.Enum([...attemptProblems], { description: 'why there was no answer' })),
});
export type DeliveryAttempt = Static<typeof DeliveryAttempt>;

export const WebhookDelivery = Type.Object({
  id: Type.String({ ...Id, description: '`webhook-id` of each attempt' }),
  event: Type.Enum([...webhookEventNames, testEvent]),
  at: Type.String({ ...Instant, description: 'when it happened' }),
  state: Type.Enum([...deliveryStates]),
  nextAttemptDate: Type.Optional(Type.String({ ...Instant, description: 'of one that waits' })),
  body: Type.Optional(Type.String({ description: 'of the newest attempt' })),
  attempts: Type.Array(DeliveryAttempt, {
    description: `the newest ${most.storedAttempts}, the oldest first`,
  }),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

const problems = [ProblemCode.NotFound];
const ByDelivery = Type.Object({ id: Id, deliveryId: Id });

/** Webhooks: an organization's own programs and channels receive events. */
export const webhooks = endpoints({
  'GET /Management/Webhooks': {
    summary: `Webhooks of the organization, the oldest first; at most ${most.each}.`,
    access: 'admin-or-key',
    query: InOrganization,
    answer: Type.Array(Webhook),
    problems,
  },
  'POST /Management/Webhooks': {
    summary: `Makes a webhook: events are sent there from now on, signed as Standard Webhooks says, or as cards of a chat. The secret is shown once. At most ${most.each} in an organization. With an id of the sender’s it may be repeated: the webhook has another one, the same each time, and the repetition gives it a new secret.`,
    access: 'admin-or-key',
    query: InOrganization,
    body: Type.Object(
      {
        id: Type.Optional(Id),
        url: Url,
        events: Events,
        format: Type.Optional(Type.Enum([...webhookFormats], { description: 'standard when left out' })),
      },
      { additionalProperties: false },
    ),
    answer: NewWebhook,
    status: 201,
    problems,
  },
  'PATCH /Management/Webhooks/:id': {
    summary:
      'Changes a webhook. `isPaused` false also switches one on again that was ended. Events that happen while it is paused or ended are not sent later. Safe to repeat.',
    access: 'admin-or-key',
    params: ById,
    body: Type.Object(
      { url: Type.Optional(Url), events: Type.Optional(Events), isPaused: Type.Optional(Flag) },
      { additionalProperties: false },
    ),
    answer: Webhook,
    problems,
  },
  'DELETE /Management/Webhooks/:id': {
    summary: 'Deletes a webhook and its log.',
    access: 'admin-or-key',
    params: ById,
    problems,
  },
  'POST /Management/Webhooks/:id/Rotate': {
    summary: `Gives a webhook a new secret, shown once. For ${most.overlapHours} hours messages are signed with the former one, too.`,
    access: 'admin-or-key',
    params: ById,
    body: Type.Object(
      {
        endFormer: Type.Optional(
          Type.Boolean({ description: 'the former secret ends at once: somebody else knows it' }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: NewWebhook,
    problems,
  },
  'POST /Management/Webhooks/:id/Test': {
    summary: `Sends the event \`${testEvent}\`, to chats a card. 409 while the webhook is paused or ended.`,
    access: 'admin-or-key',
    params: ById,
    answer: WebhookDelivery,
    status: 201,
    problems,
  },
  'GET /Management/Webhooks/:id/Deliveries': {
    summary: `What was sent and answered within ${most.storedDays} days, the newest first.`,
    access: 'admin-or-key',
    params: ById,
    query: Type.Object({
      ...paging,
      state: Type.Optional(Type.Enum([...deliveryStates])),
    }),
    answer: Type.Array(WebhookDelivery),
    paged: true,
    problems,
  },
  'POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend': {
    summary:
      'Sends one delivery again, with the same `webhook-id`, and as often as a new one where it fails. One that waits is sent now. 409 while the webhook is paused or ended.',
    access: 'admin-or-key',
    params: ByDelivery,
    answer: WebhookDelivery,
    problems,
  },
});
