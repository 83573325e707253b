import type { Json } from './schema-names.ts';
import type { createSchemas } from './schemas.ts';

type Schemas = ReturnType<typeof createSchemas>;
const atRoot = [{ url: '/', description: 'not below the API' }];
const text = { type: 'string' };
const string = (description: string): Json => ({ ...text, description });
const query = (name: string, schema: Json, required = false): Json => ({
  in: 'query',
  name,
  required,
  schema,
});

/** Calls whose form other specifications have written down: SCIM 2.0 (RFC 7643, 7644) and oEmbed 1.0. */
export function otherPaths(schemas: Schemas): Record<string, Json> {
  const { define } = schemas;
  const problem = define('ScimProblem', () => ({
    type: 'object',
    required: ['schemas', 'status', 'detail'],
    properties: { schemas: { type: 'array', items: text }, status: text, scimType: text, detail: text },
  }));
  const resource = define('ScimResource', () => ({
    type: 'object',
    description: 'A resource of RFC 7643; `/scim/v2/Schemas` says which attributes are stored.',
    required: ['schemas'],
    properties: {
      schemas: { type: 'array', items: text },
      id: text,
      externalId: text,
      meta: { type: 'object', additionalProperties: true },
    },
    additionalProperties: true,
  }));
  const list = define('ScimList', () => ({
    type: 'object',
    required: ['schemas', 'totalResults'],
    properties: {
      schemas: { type: 'array', items: text },
      totalResults: { type: 'integer' },
      startIndex: { type: 'integer' },
      itemsPerPage: { type: 'integer' },
      Resources: { type: 'array', items: resource },
    },
  }));
  const patch = define('ScimPatch', () => ({
    type: 'object',
    required: ['schemas', 'Operations'],
    properties: {
      schemas: { type: 'array', items: text },
      Operations: {
        type: 'array',
        items: {
          type: 'object',
          required: ['op'],
          properties: { op: { type: 'string', enum: ['add', 'remove', 'replace'] }, path: text, value: {} },
        },
      },
    },
  }));
  const search = define('ScimSearch', () => ({
    type: 'object',
    description: 'RFC 7644, section 3.4.3; sorting is not supported.',
    properties: {
      schemas: { type: 'array', items: text },
      attributes: { type: 'array', items: text },
      excludedAttributes: { type: 'array', items: text },
      filter: text,
      startIndex: { type: 'integer' },
      count: { type: 'integer' },
    },
  }));
  const scim = (schema: Json) => ({ 'application/scim+json': { schema } });
  const operation = (operationId: string, summary: string, success: Json, more: Json = {}): Json => ({
    operationId,
    tags: ['SCIM'],
    summary,
    security: [{ directory: [] }],
    ...more,
    responses: {
      ...success,
      '4XX': { description: 'Refused (RFC 7644, section 3.12).', content: scim(problem) },
    },
  });
  const ok = (schema: Json, status = '200'): Json => ({
    [status]: { description: 'Done.', content: scim(schema) },
  });
  const taking = (schema: Json): Json => ({ requestBody: { required: true, content: scim(schema) } });
  const chosen = [query('attributes', text), query('excludedAttributes', text)];
  const paging = [query('startIndex', { type: 'integer' }), query('count', { type: 'integer' })];
  const byId = { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } };

  const searched = (path: string, operationId: string, summary: string): Record<string, Json> => ({
    [`/scim/v2/${path}.search`]: {
      servers: atRoot,
      post: operation(operationId, summary, ok(list), taking(search)),
    },
  });

  const resources = (name: 'User' | 'Group', what: string): Record<string, Json> => ({
    [`/scim/v2/${name}s`]: {
      servers: atRoot,
      get: operation(`listScim${name}s`, `${what}s that the directory has sent`, ok(list), {
        parameters: [query('filter', string('RFC 7644, section 3.4.2.2')), ...paging, ...chosen],
      }),
      post: operation(
        `createScim${name}`,
        `Adds a ${what.toLowerCase()}`,
        ok(resource, '201'),
        taking(resource),
      ),
    },
    [`/scim/v2/${name}s/{id}`]: {
      servers: atRoot,
      parameters: [byId],
      get: operation(`getScim${name}`, `One ${what.toLowerCase()}`, ok(resource), {
        parameters: chosen,
      }),
      put: operation(
        `replaceScim${name}`,
        `Replaces a ${what.toLowerCase()}`,
        ok(resource),
        taking(resource),
      ),
      patch: operation(`patchScim${name}`, `Changes a ${what.toLowerCase()}`, ok(resource), taking(patch)),
      delete: operation(`deleteScim${name}`, `Removes a ${what.toLowerCase()}`, {
        '204': { description: 'Done.' },
      }),
    },
    ...searched(`${name}s/`, `searchScim${name}s`, `${what}s that match, asked for by a body`),
  });
  const described = (
    path: string,
    operationId: string,
    summary: string,
    schema: Json,
  ): Record<string, Json> => ({
    [`/scim/v2/${path}`]: { servers: atRoot, get: operation(operationId, summary, ok(schema)) },
  });

  return {
    ...resources('User', 'Person'),
    ...searched('', 'searchScim', 'Users and groups that match, the users first'),
    ...resources('Group', 'Group'),
    ...described('ServiceProviderConfig', 'getScimConfiguration', 'What the service can', resource),
    ...described('Schemas', 'listScimSchemas', 'Schemas of the resources', list),
    ...described('ResourceTypes', 'listScimResourceTypes', 'Kinds of resources', list),
    '/oembed': { servers: atRoot, get: oembed(schemas) },
  };
}

function oembed({ define }: Schemas): Json {
  const embedding = define('Oembed', () => ({
    type: 'object',
    description: 'oembed.com, section 2.3.4',
    required: ['type', 'version'],
    properties: {
      type: { type: 'string', enum: ['video', 'rich', 'link'] },
      version: text,
      title: text,
      author_name: text,
      author_url: text,
      provider_name: text,
      provider_url: text,
      cache_age: { type: 'integer' },
      thumbnail_url: text,
      thumbnail_width: { type: 'integer' },
      thumbnail_height: { type: 'integer' },
      html: text,
      width: { type: 'integer' },
      height: { type: 'integer' },
    },
  }));
  const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return {
    operationId: 'getOembed',
    tags: ['oEmbed'],
    summary: 'What another site needs to show a public item that somebody pasted a link to',
    security: [],
    parameters: [
      query('url', string('address of a watch page or embed of this portal'), true),
      query('format', { type: 'string', enum: ['json', 'xml'] }),
      query('maxwidth', { type: 'integer' }),
      query('maxheight', { type: 'integer' }),
    ],
    responses: {
      '200': {
        description: 'Done.',
        content: { 'application/json': { schema: embedding }, 'text/xml': { schema: text } },
      },
      '4XX': { description: 'No public item, or malformed.', content: problem },
      '5XX': { description: 'Another format was asked, or the service could not.', content: problem },
    },
  };
}
