/** The names of the calls of webhooks: a part of `operation-names.ts`. */
export const webhookOperations = {
  'GET /Management/Webhooks': 'listWebhooks',
  'POST /Management/Webhooks': 'makeWebhook',
  'PATCH /Management/Webhooks/:id': 'changeWebhook',
  'DELETE /Management/Webhooks/:id': 'deleteWebhook',
  'POST /Management/Webhooks/:id/Rotate': 'rotateWebhookSecret',
  'POST /Management/Webhooks/:id/Test': 'testWebhook',
  'GET /Management/Webhooks/:id/Deliveries': 'listWebhookDeliveries',
  'POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend': 'resendWebhookDelivery',
} as const;
