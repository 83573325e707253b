/** The names of the calls that join other systems, as part of `operation-names.ts`. */
export const integrationOperations = {
  'GET /Management/Webhooks': 'listWebhooks',
  'POST /Management/Webhooks': 'makeWebhook',
  'PATCH /Management/Webhooks/:id': 'changeWebhook',
  'DELETE /Management/Webhooks/:id': 'deleteWebhook',
  'POST /Management/Webhooks/:id/Rotate': 'rotateWebhookSecret',
  'POST /Management/Webhooks/:id/Test': 'testWebhook',
  'GET /Management/Webhooks/:id/Deliveries': 'listWebhookDeliveries',
  'POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend': 'resendWebhookDelivery',

  'GET /Management/SignInConnections': 'listSignInConnections',
  'POST /Management/SignInConnections': 'createSignInConnection',
  'GET /Management/SignInConnections/:id': 'getSignInConnection',
  'PATCH /Management/SignInConnections/:id': 'changeSignInConnection',
  'DELETE /Management/SignInConnections/:id': 'deleteSignInConnection',
  'POST /Management/SignInConnections/:id/Try': 'trySignInConnection',

  'GET /Management/ApiKeys': 'listApiKeys',
  'POST /Management/ApiKeys': 'createApiKey',
  'GET /Management/ApiKeys/Current': 'getCurrentApiKey',
  'POST /Management/ApiKeys/:id/Rotate': 'rotateApiKey',
  'DELETE /Management/ApiKeys/:id': 'deleteApiKey',

  'GET /Management/Applications': 'listOrganizationApplications',
  'POST /Management/Applications': 'createApplication',
  'GET /Management/Applications/:id': 'getApplication',
  'PATCH /Management/Applications/:id': 'updateApplication',
  'DELETE /Management/Applications/:id': 'deleteApplication',
  'POST /Management/Applications/:id/Secrets': 'renewApplicationSecret',
} as const;
