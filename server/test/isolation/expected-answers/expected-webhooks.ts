import type { CallName } from '@tv/contract/calls/api';
import type { Row } from './expected-answers.ts';
import { admins, adminsOwn } from './expected-management.ts';

export type WebhookCall = Extract<CallName, `${string} /Management/Webhooks${string}`>;

/** In this order: the last one deletes. */
export const expectedWebhooks: Record<WebhookCall, Row> = {
  'GET /Management/Webhooks': admins('200'),
  'POST /Management/Webhooks': admins('201'),
  'PATCH /Management/Webhooks/:id': adminsOwn('webhook', '200'),
  'POST /Management/Webhooks/:id/Rotate': adminsOwn('webhook', '200'),
  'POST /Management/Webhooks/:id/Test': adminsOwn('webhook', '201'),
  'GET /Management/Webhooks/:id/Deliveries': adminsOwn('webhook', '200'),
  // There is no delivery of this id.
  'POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend': adminsOwn('webhook', '404'),
  'DELETE /Management/Webhooks/:id': adminsOwn('webhook', '204'),
};
