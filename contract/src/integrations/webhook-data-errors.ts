import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import { webhookEvents } from './webhook-events.ts';
import type { WebhookEvent } from './webhook-names.ts';

/** What of the data of an event is not as the contract says, names that it does not have included. For tests. */
export const webhookDataErrors = (event: WebhookEvent, data: unknown): unknown[] => [
  ...Value.Errors(withoutFurtherNames(webhookEvents[event].data), data),
];

const withoutFurtherNames = (schema: TObject): TObject =>
  JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'properties' in value
      ? { ...value, additionalProperties: false }
      : value,
  ) as TObject;
