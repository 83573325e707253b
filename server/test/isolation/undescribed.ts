import type { CallName } from '@tv/contract/calls/api';
import { operationNames } from '@tv/contract/calls/operation-names';
import type { LightMyRequestResponse } from 'fastify';
import { describeApi } from '../../src/platform/openapi/document.ts';

type Response = { $ref?: string; headers?: object; content?: object };
type Operation = { operationId?: string; responses: Record<string, Response> };
const document = describeApi('1.0.0') as {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
};
const operations = new Map(
  Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => [operation.operationId, operation]),
  ),
);

/** Headers that say something of the answer of one call, and not of every answer. */
const isOfTheCall = (header: string) =>
  /^(etag|location|retry-after|www-authenticate|content-(disposition|range)|accept-ranges|last-modified)$|^x-(pagination|search)-/.test(
    header,
  );

/** What an answer has that the OpenAPI document does not tell of its call: its status, media type and headers. */
export function undescribed(name: CallName, { statusCode, headers, body }: LightMyRequestResponse): string[] {
  const { responses } = operations.get(operationNames[name])!;
  const found = responses[statusCode] ?? (statusCode >= 400 && responses[`${String(statusCode)[0]}XX`]);
  if (!found) return [`status ${statusCode}`];
  const response = found.$ref ? document.components.responses[found.$ref.split('/').at(-1)!]! : found;
  const mediaTypes = Object.keys(response.content ?? {});
  const sent = String(headers['content-type']).split(';')[0]!;
  const isKnownType = !body || mediaTypes.includes(sent) || mediaTypes.includes('*/*');
  const known = Object.keys(response.headers ?? {});
  return [
    ...(isKnownType ? [] : [`media type ${sent}`]),
    ...Object.keys(headers)
      .filter((header) => isOfTheCall(header) && !known.includes(header))
      .map((header) => `header ${header}`),
  ];
}
