import type { CallName } from '@tv/contract/calls/api';
import { byteCalls, callHeaders, taggedCalls, type ByteCall } from '@tv/contract/calls/byte-calls';
import type { Endpoint } from '@tv/contract/endpoint';
import { operationNames } from '@tv/contract/calls/operation-names';
import type { Json } from './schema-names.ts';
import type { createSchemas } from './schemas.ts';
import {
  callersOf,
  changedMeanwhile,
  headersNamed,
  pagingHeaders,
  problemResponses,
} from './shared-parts.ts';

type Schemas = ReturnType<typeof createSchemas>;

/** A call of the contract as an operation of OpenAPI 3.1. */
export function operationOf(name: CallName, endpoint: Endpoint, schemas: Schemas): Json {
  const operationId = operationNames[name];
  const typeName = operationId[0]!.toUpperCase() + operationId.slice(1);
  const { summary, access, body, problems } = endpoint;
  const { security, who } = callersOf(name, access);
  const bytes = (byteCalls as Partial<Record<CallName, ByteCall>>)[name];
  const parameters = [
    ...inputs(endpoint.params, 'path', schemas),
    // The media token is how such a call is opened: its security scheme says so.
    ...inputs(endpoint.query, 'query', schemas).filter(
      (each) => access !== 'media-token' || each['name'] !== 'jwt',
    ),
    ...headerParameters(name, endpoint, bytes),
  ];
  return {
    operationId,
    tags: [name.split(/[ /]/)[2]],
    summary: /^.*?[.:](?=\s|$)/.exec(summary)?.[0].replace(/[.:]$/, '') ?? summary,
    description: `${summary}\n\n${who}`,
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.schemaOf(body, `${typeName}Body`) } },
      },
    }),
    ...(bytes?.takes && {
      requestBody: {
        required: true,
        description: bytes.takes.description,
        content: { [bytes.takes.mediaType]: { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: {
      ...successOf(name, endpoint, bytes, typeName, schemas),
      ...problemResponses(access, problems),
      ...(callHeaders[name]?.['if-match'] && changedMeanwhile),
    },
  };
}

const string = { type: 'string' };

function inputs(group: Endpoint['params'], where: 'path' | 'query', schemas: Schemas): Json[] {
  const required = (group as { required?: string[] } | undefined)?.required ?? [];
  return Object.entries(group?.properties ?? {}).map(([name, given]) => {
    const schema = schemas.schemaOf(given);
    return { in: where, name, required: required.includes(name), schema };
  });
}

const isShared = (name: CallName, { access }: Endpoint) => access === 'public' && name.startsWith('GET ');

function headerParameters(name: CallName, endpoint: Endpoint, bytes: ByteCall | undefined): Json[] {
  const own = Object.entries(callHeaders[name] ?? {}).map(([header, { isRequired, ...more }]) => ({
    in: 'header',
    name: header,
    required: isRequired ?? false,
    ...more,
  }));
  const shared = [
    ...(endpoint.access === 'public' ? ['UnlockToken'] : []),
    ...(isShared(name, endpoint) || bytes?.sends?.headers?.includes('etag') ? ['IfNoneMatch'] : []),
    ...(bytes?.sends?.hasRanges ? ['Range'] : []),
  ];
  return [...own, ...shared.map((each) => ({ $ref: `#/components/parameters/${each}` }))];
}

const notModified: Json = { '304': { description: 'It is as before.', headers: headersNamed('etag') } };

function successOf(
  name: CallName,
  endpoint: Endpoint,
  bytes: ByteCall | undefined,
  typeName: string,
  schemas: Schemas,
): Json {
  const { answer, status, paged, access } = endpoint;
  if (bytes?.redirects)
    return {
      '200': {
        description: `After the redirect ${bytes.redirects}.`,
        content: { 'text/html': { schema: string } },
      },
      '303': { description: `A redirect ${bytes.redirects}.`, headers: headersNamed('location') },
    };
  if (bytes?.sends) {
    const { description, mediaTypes, schema = {}, hasRanges, headers = [] } = bytes.sends;
    const own = hasRanges ? [...headers, 'accept-ranges'] : headers;
    const content = Object.fromEntries(
      mediaTypes.map((type) => [
        type,
        {
          schema: /[/+]json\b/.test(type)
            ? schemas.schemaOf(schema, typeName)
            : /^text|json|xml|mpegurl/.test(type)
              ? string
              : { type: 'string', format: 'binary' },
        },
      ]),
    );
    return {
      '200': { description, ...(own.length > 0 && { headers: headersNamed(...own) }), content },
      ...(headers.includes('etag') && notModified),
      ...(hasRanges && {
        '206': {
          description: 'the range that was asked',
          headers: headersNamed('content-range', ...own),
          content,
        },
        '302': { description: 'the file lies in an object store', headers: headersNamed('location') },
      }),
    };
  }
  if (!answer) return { '204': { description: 'Done.' } };
  const isCacheable = access === 'public' && !endpoint.body;
  const headers = {
    ...(paged && pagingHeaders),
    ...(isCacheable && headersNamed('etag')),
    ...(taggedCalls.includes(name) && { etag: { $ref: '#/components/headers/version' } }),
  };
  return {
    [String(status ?? 200)]: {
      description: 'Done.',
      ...(Object.keys(headers).length > 0 && { headers }),
      content: { 'application/json': { schema: schemas.schemaOf(answer, `${typeName}Answer`) } },
    },
    ...(isCacheable && notModified),
  };
}
