import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import type { ReadDocument, Response } from './document.ts';
import type { FuzzRequest } from './requests.ts';
import type { FuzzWorld } from './world.ts';

/** Headers that say something of the answer of one call, and not of every answer. */
const isOfTheCall = (header: string) =>
  /^(etag|location|content-(disposition|range)|accept-ranges|last-modified)$|^x-(pagination|search)-/.test(
    header,
  );

/** Headers of every answer, from any part of the code. */
const onEveryAnswer = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
  'x-request-id',
];

/** Answers of calls that the design gives a status above 499: what SCIM and oEmbed do not have. */
const isNotImplemented = (status: number, url: string) =>
  status === 501 && (/^\/scim\/v2\/(me|bulk)\b/i.test(url) || url.startsWith('/oembed'));

/** Checks answers against what every answer promises, and what the document promises of the operation's. */
export function createCheck({ document, operations }: ReadDocument, world: FuzzWorld) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(document, 'document');
  const known = new Map<object, (value: unknown) => boolean | Promise<unknown>>();
  for (const { responses } of operations)
    for (const { content } of Object.values(responses))
      for (const { schema } of Object.values(content ?? {})) {
        if (!schema || known.has(schema)) continue;
        const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
        known.set(schema, ajv.compile(JSON.parse(text) as object));
      }

  function ofDocument(
    responses: Record<string, Response>,
    { statusCode, headers }: LightMyRequestResponse,
    body: string,
  ) {
    const response =
      responses[statusCode] ?? (statusCode >= 400 ? responses[`${String(statusCode)[0]}XX`] : undefined);
    if (!response) return [`status ${statusCode} is not in the document`];
    const type = String(headers['content-type']).split(';')[0]!;
    const content = response.content ?? {};
    const wrong = [];
    if (body && !(type in content) && !('*/*' in content))
      wrong.push(`media type ${type} is not in the document`);
    for (const header of Object.keys(headers))
      if (isOfTheCall(header) && !(header in (response.headers ?? {})))
        wrong.push(`header ${header} is not in the document`);
    const schema = content[type]?.schema;
    if (body && schema && /[/+]json$/.test(type)) {
      const check = known.get(schema)!;
      if (check(JSON.parse(body)) !== true)
        wrong.push(`the answer has another form than the document's: ${problemOf(check)}`);
    }
    return wrong;
  }

  return ({ caller, operation, options }: FuzzRequest, answer: LightMyRequestResponse): string[] => {
    const { statusCode: status, headers } = answer;
    const body = textOf(answer);
    const wrong: string[] = [];
    const waits = status === 503 && 'retry-after' in headers;
    if (status >= 500 && !waits && !isNotImplemented(status, options.url)) wrong.push(`status ${status}`);
    if (status === 429 && !('retry-after' in headers)) wrong.push('429 without Retry-After');
    if (status === 405 && !headers['allow']) wrong.push('405 without Allow');
    for (const header of onEveryAnswer) if (!(header in headers)) wrong.push(`no ${header}`);
    for (const word of world.hiddenFrom(caller))
      if (body.includes(word) || JSON.stringify(headers).includes(word)) wrong.push(`tells ${word}`);
    if (status >= 400 && /"stack"|node_modules|\bat .+\.ts:\d+/.test(body)) wrong.push('tells of the code');
    const isAsDescribed = operation && operation.method === options.method && status !== 501;
    if (isAsDescribed) wrong.push(...ofDocument(operation.responses, answer, body));
    return wrong;
  };
}

function textOf({ headers, rawPayload, body }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding'];
  if (!encoding || rawPayload.length === 0) return body;
  return (encoding === 'br' ? brotliDecompressSync : gunzipSync)(rawPayload).toString();
}

const problemOf = (check: unknown) => {
  const [first] = (check as { errors?: { instancePath: string; message?: string }[] }).errors ?? [];
  return `${first?.instancePath} ${first?.message}`;
};
