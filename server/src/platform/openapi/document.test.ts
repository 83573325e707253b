import { bytesType } from '@tv/contract/calls/byte-calls';
import { api, type CallName } from '@tv/contract/calls/api';
import type { Endpoint } from '@tv/contract/endpoint';
import { operationNames } from '@tv/contract/calls/operation-names';
import { scopesForApplications, scopesForKeys } from '@tv/contract/calls/scopes-of-calls';
import { webhookEventNames } from '@tv/contract/integrations/webhook-names';
import { describe, expect, it } from 'vitest';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeApi } from './document.ts';
import { nameOf, namesIn } from './schema-names.ts';

type Schema = { $ref?: string; type?: string; items?: Schema; properties?: Record<string, Schema> };
type Content = Record<string, { schema: Schema }>;
type Operation = {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: { in?: string; name?: string; $ref?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { headers?: object; content?: Content }>;
};
const document = describeApi('1.0.0') as {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema & { enum?: unknown[] }>; securitySchemes: object };
};
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    'operationId' in operation ? [[`${method.toUpperCase()} ${path}`, operation] as const] : [],
  ),
);
const find = (id: string) => operations.find(([, { operationId }]) => operationId === id)![1];
const named = (operation: Operation, parameterName: string) =>
  operation.parameters?.some(
    (each) => each.name === parameterName || each.$ref?.endsWith(`/${parameterName}`),
  ) ?? false;

it('every operation has a name, an answer, a problem and says who may call', () => {
  const wrong = operations.filter(([, { operationId, responses, security }]) => {
    const statuses = Object.keys(responses);
    const hasAnswer = statuses.some((status) => /^2\d\d$/.test(status)) && statuses.includes('4XX');
    return !hasAnswer || !/^[a-z][A-Za-z]+$/.test(operationId) || !Array.isArray(security);
  });
  expect(wrong.map(([call]) => call)).toEqual([]);
});

it('every operation has names for its objects', () => {
  const wrong = operations.filter(([, operation]) =>
    [operation.requestBody, ...Object.values(operation.responses)]
      .flatMap((each) => Object.values(each?.content ?? {}))
      .some(({ schema }) => (schema.items ?? schema).properties !== undefined),
  );
  expect(wrong.map(([call]) => call)).toEqual([]);
});

it('names every operation once, also those of a call that answers under two addresses', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(Object.keys(api).length);
});

it('has both addresses of the API, SCIM and oEmbed, and nothing of the sign-in provider', () => {
  expect(document.servers.map(({ url }) => url)).toEqual(['/api', '/api/v2']);
  const paths = Object.keys(document.paths);
  for (const path of ['/oembed', '/scim/v2/Users', '/scim/v2/Groups/{id}', '/scim/v2/Schemas'])
    expect(paths).toContain(path);
  expect(paths.filter((path) => path.includes('oidc'))).toEqual([]);
});

it('calls the same part of an address the same, so that it means one thing', () => {
  const names = new Map<string, Set<string>>();
  for (const path of Object.keys(document.paths))
    for (const [before] of path.matchAll(/\{\w+\}/g)) {
      const shape = path.slice(0, path.indexOf(before)).replaceAll(/\{\w+\}/g, '{}');
      const name = shape === '/Organizations/' ? before.replace('organizationId', 'id') : before;
      names.set(shape, (names.get(shape) ?? new Set()).add(name));
    }
  expect([...names].filter(([, each]) => each.size > 1)).toEqual([]);
  expect(names.size).toBeGreaterThan(50);
});

it('describes paging, bytes, headers and tokens', () => {
  const lists = operations.filter(([, { responses }]) =>
    Object.keys(responses['200']?.headers ?? {}).includes('x-pagination-total-pages'),
  );
  expect(lists).toHaveLength((Object.values(api) as Endpoint[]).filter(({ paged }) => paged).length);
  const list = find('listPublicMediaContents');
  expect(list.responses['200']!.headers).toHaveProperty('x-pagination-total-results');
  expect(list.responses['200']!.headers).toHaveProperty('x-pagination-next');
  expect(list.security).toEqual([{ visitor: [] }, { person: [] }]);
  expect([named(list, 'UnlockToken'), named(list, 'IfNoneMatch')]).toEqual([true, true]);
  const upload = find('appendToUpload');
  expect(Object.keys(upload.requestBody!.content)).toEqual([bytesType]);
  expect(named(upload, 'upload-offset')).toBe(true);
  expect(upload.responses['200']!.content!['application/json']!.schema.$ref).toMatch(/\/Upload$/);
  const stream = find('getMediaFile');
  expect(stream.security).toEqual([{ mediaToken: [] }]);
  expect([named(stream, 'Range'), named(stream, 'jwt')]).toEqual([true, false]);
  expect(stream.responses).toHaveProperty('206');
  expect(Object.keys(document.components.securitySchemes)).toEqual([
    'person',
    'apiKey',
    'visitor',
    'mediaToken',
    'directory',
  ]);
});

it('says of each call which scopes a key needs, as the contract does', () => {
  for (const name of Object.keys(api) as CallName[]) {
    const { security } = find(operationNames[name]);
    const ofKeys = security?.flatMap(({ apiKey }) => (apiKey ? [apiKey] : []));
    expect([name, ofKeys]).toEqual([name, scopesForKeys(name) ? [scopesForKeys(name)] : []]);
    const ofApplications = security?.flatMap(({ person }) => (person ? [person] : [])) ?? [];
    if (ofApplications.length > 0)
      expect([name, ...ofApplications]).toEqual([name, scopesForApplications(name) ?? []]);
  }
  const { security } = find('listWatched');
  expect(security).toEqual([
    { person: ['analytics:read', 'people:read'] },
    { apiKey: ['analytics:read', 'people:read'] },
  ]);
  const { securitySchemes } = (describeApi('1.0.0', 'https://id.example/') as unknown as typeof document)
    .components;
  expect(securitySchemes).toMatchObject({
    person: { openIdConnectUrl: 'https://id.example/.well-known/openid-configuration' },
  });
});

it('describes the message of every event that a webhook gets', () => {
  expect(Object.keys(document.webhooks)).toEqual(webhookEventNames);
  const message = document.components.schemas['ItemChangedMessage']!;
  expect(message.properties).toMatchObject({
    type: { enum: ['item.changed'] },
    data: { properties: { changes: { items: { enum: expect.arrayContaining(['title']) } } } },
  });
  for (const { post } of Object.values(document.webhooks))
    expect(Object.keys(post!.responses)).toEqual(['410', '2XX', '4XX', '5XX']);
});

it('has an enumeration wherever a number stands for a word', () => {
  const { schemas } = document.components;
  expect(schemas['ContentStatus']).toMatchObject({
    enum: [0, 1, 2, 3, 4, 5, 100],
    description:
      '0 DRAFT, 1 PUBLISHED, 2 DELETED, 3 REVIEW, 4 REVIEW_APPROVED, 5 REVIEW_COMPLETED, 100 SCHEDULED',
  });
  const isWord = /(?:status|type|kind|level|scope|option|action|visibility)$/i;
  // The description of such a field in the contract begins with the enumeration's name.
  const bare = Object.entries(schemas).flatMap(([name, { properties }]) =>
    Object.entries(properties ?? {})
      .filter(([field, schema]) => isWord.test(field) && (schema.items ?? schema).type === 'integer')
      .map(([field]) => `${name}.${field}`),
  );
  // An HTTP status, and a place in a list, are numbers that stand for themselves.
  expect(bare).toEqual(['Refusal.status', 'VoteInLivePollBody.option', 'DeliveryAttempt.status']);
});

describe('schemas that the contract exports', async () => {
  const folder = fileURLToPath(new URL('../../../../contract/src', import.meta.url));
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(
    files.map(async (file) => (await import(`${folder}/${file}`)) as Record<string, unknown>),
  );
  const exported = modules.flatMap(namesIn);

  it('have their own names here, whichever module they are in', () => {
    expect(exported.length).toBeGreaterThan(80);
    const lost = exported.filter(([shape, name]) => nameOf(JSON.parse(shape)) !== name);
    expect(lost.map(([, name]) => name)).toEqual([]);
  });

  it('have names that no other shape has', () => {
    const names = exported.map(([, name]) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

it('describes an answer of many calls once', () => {
  const shapes = Map.groupBy(
    Object.entries(document.components.schemas).filter(
      ([name, { properties }]) => name.endsWith('Answer') && Object.keys(properties ?? {}).length > 2,
    ),
    ([, schema]) => JSON.stringify(schema),
  );
  expect([...shapes.values()].filter((same) => same.length > 1)).toEqual([]);
});

it('describes entity tags of managed things, what takes them, and names of downloads', () => {
  const headersOf = (id: string) => Object.keys(find(id).responses['200']!.headers ?? {});
  for (const id of ['getPolicies', 'setPolicies', 'getManagedMediaContent', 'getCues', 'publishCues'])
    expect([id, ...headersOf(id)]).toEqual([id, 'etag']);
  for (const id of ['setPolicies', 'changeMediaContent', 'putCues', 'publishCues']) {
    expect([id, named(find(id), 'if-match')]).toEqual([id, true]);
    expect(find(id).responses).toHaveProperty('412');
  }
  for (const id of ['exportAnalyticsDays', 'downloadAuditLog', 'downloadMyData', 'getAttachmentFile'])
    expect([id, headersOf(id)]).toEqual([id, expect.arrayContaining(['content-disposition'])]);
  for (const id of ['getOrganizationLogo', 'getCategoryCover', 'getMediaFile'])
    expect([id, headersOf(id)]).toEqual([id, expect.arrayContaining(['accept-ranges'])]);
  const json = (id: string) => find(id).responses['200']!.content!['application/json']!.schema;
  expect(json('downloadMyData').$ref).toBe('#/components/schemas/PersonalData');
  expect(json('getMediaFile').type).toBeUndefined();
  expect(named(find('getCategoryFeed'), 'IfNoneMatch')).toBe(true);
  expect(find('getCategoryFeed').responses).toHaveProperty('304');
});

it('calls its schemas what the contract calls them', () => {
  const names = Object.keys(document.components.schemas);
  for (const name of ['MediaContent', 'ManagedMediaContent', 'Notice', 'CurrentUser', 'Problem', 'NewUpload'])
    expect(names).toContain(name);
  expect(names.filter((name) => name.startsWith('By'))).toEqual([]);
});
