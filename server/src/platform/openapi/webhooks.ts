import { webhookEvents } from '@tv/contract/integrations/webhook-events';
import { webhookEventNames } from '@tv/contract/integrations/webhook-names';
import type { Json } from './schema-names.ts';
import type { createSchemas } from './schemas.ts';

const header = (name: string, description: string): Json => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: { type: 'string' },
});
const parameters = [
  header('webhook-id', 'Of the message: the same in all attempts.'),
  header('webhook-timestamp', 'Of the attempt, in seconds.'),
  header('webhook-signature', 'By Standard Webhooks 1.0; two of them while secrets overlap.'),
];
const responses: Json = {
  '2XX': { description: 'Taken.' },
  '410': { description: 'Ends the webhook.' },
  '4XX': { description: 'Not taken: it is sent again.' },
  '5XX': { description: 'Not taken: it is sent again.' },
};

/** The messages that a webhook gets, one of each event (docs/webhooks.md). */
export const describeWebhooks = ({
  define,
  schemaOf,
}: ReturnType<typeof createSchemas>): Record<string, Json> =>
  Object.fromEntries(
    webhookEventNames.map((event) => {
      const { tells, data } = webhookEvents[event];
      const name = event.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());
      const schema = define(`${name}Message`, () => ({
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        properties: {
          type: { type: 'string', enum: [event] },
          timestamp: { type: 'string', format: 'date-time', description: 'when it happened' },
          data: schemaOf(data),
        },
      }));
      const post = {
        operationId: `on${name}`,
        summary: tells.replace(/\.$/, ''),
        security: [],
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses,
      };
      return [event, { post }];
    }),
  );
