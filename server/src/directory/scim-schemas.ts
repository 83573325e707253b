import {
  enterpriseAttributes,
  enterpriseSchema,
  groupAttributes,
  groupSchema,
  userAttributes,
  userSchema,
} from './resource-schemas.ts';
import { largestPage, type ScimQuery } from './scim-page.ts';
import { notThere, ScimProblem } from './scim-problem.ts';
import type { ServeScim } from './scim-call.ts';

const core = 'urn:ietf:params:scim:schemas:core:2.0';
/** The features of this endpoint (RFC 7643, sections 5 to 7). */
export function serveDescriptions(serve: ServeScim, base: string): void {
  const meta = (resourceType: string, path: string) => ({ resourceType, location: `${base}/${path}` });
  const schemas = [
    { id: userSchema, name: 'User', description: 'A person', attributes: userAttributes },
    {
      id: enterpriseSchema,
      name: 'EnterpriseUser',
      description: 'What a company knows of a person',
      attributes: enterpriseAttributes,
    },
    { id: groupSchema, name: 'Group', description: 'A group', attributes: groupAttributes },
  ].map((schema) => ({
    schemas: [`${core}:Schema`],
    ...schema,
    meta: meta('Schema', `Schemas/${schema.id}`),
  }));
  const resourceTypes = ['User', 'Group'].map((name) => ({
    schemas: [`${core}:ResourceType`],
    id: name,
    name,
    description: name === 'User' ? 'A person' : 'A group',
    endpoint: `/${name}s`,
    schema: name === 'User' ? userSchema : groupSchema,
    ...(name === 'User' && { schemaExtensions: [{ schema: enterpriseSchema, required: false }] }),
    meta: meta('ResourceType', `ResourceTypes/${name}`),
  }));
  serveList(serve, 'Schemas', schemas);
  serveList(serve, 'ResourceTypes', resourceTypes);
  serve('GET /ServiceProviderConfig', async ({ query }) => ({
    ...refuseFilter(query),
    schemas: [`${core}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: largestPage },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token that an admin of the organization makes for its directory.',
        primary: true,
      },
    ],
    meta: meta('ServiceProviderConfig', 'ServiceProviderConfig'),
  }));
}

/** Refuses filters: the service's own descriptions cannot be searched (RFC 7644, section 4). */
function refuseFilter({ filter }: ScimQuery): object {
  if (filter !== undefined)
    throw new ScimProblem(403, 'Descriptions are not filtered: ask for all of them, or for one by its id.');
  return {};
}

function serveList(
  serve: ServeScim,
  name: string,
  described: (Record<string, unknown> & { id: string })[],
): void {
  serve(`GET /${name}`, async ({ query }) => ({
    ...refuseFilter(query),
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: described.length,
    startIndex: 1,
    itemsPerPage: described.length,
    Resources: described,
  }));
  for (const each of described) serve(`GET /${name}/${each.id.replaceAll(':', '::')}`, async () => each);
  serve(`GET /${name}/*`, async () => {
    throw notThere('This description');
  });
}
