import { groupSchema, userSchema } from './present-resources.ts';
import { largestPage } from './scim-page.ts';
import { notThere } from './scim-problem.ts';
import type { ServeScim } from './scim-call.ts';

const core = 'urn:ietf:params:scim:schemas:core:2.0';
type More = Record<string, unknown>;

/** An attribute as RFC 7643, section 7 describes one. */
const attribute = (name: string, description: string, more: More = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});
const complex = (name: string, description: string, subAttributes: object[], more: More = {}) =>
  attribute(name, description, { type: 'complex', subAttributes, ...more });
const readOnly = { mutability: 'readOnly' };
const externalId = attribute('externalId', 'What the directory itself calls it.', { caseExact: true });

const userAttributes = [
  attribute('userName', 'The name by which the directory knows the person; often the e-mail address.', {
    required: true,
    uniqueness: 'server',
  }),
  externalId,
  complex('name', 'The person’s name.', [
    attribute('givenName', 'The first name.'),
    attribute('familyName', 'The last name.'),
    attribute('formatted', 'Both.', readOnly),
  ]),
  attribute('displayName', 'The name to show in the directory.'),
  complex(
    'emails',
    'One address is kept: the primary one, else that of work. By it the person is known when they sign in.',
    [
      attribute('value', 'The address.'),
      attribute('type', 'Always work.'),
      attribute('primary', 'Always true.', { type: 'boolean' }),
    ],
    { multiValued: true },
  ),
  attribute('active', 'false closes the account within a minute.', { type: 'boolean' }),
  complex(
    'groups',
    'Groups that the person is in.',
    [
      attribute('value', 'The group’s id.', readOnly),
      attribute('display', 'Its name.', readOnly),
      attribute('$ref', 'Its address.', { ...readOnly, type: 'reference', referenceTypes: ['Group'] }),
      attribute('type', 'Always direct.', readOnly),
    ],
    { multiValued: true, ...readOnly },
  ),
];

const groupAttributes = [
  attribute('displayName', 'The group’s name. An admin of the organization says which role goes with it.', {
    required: true,
    uniqueness: 'server',
  }),
  externalId,
  complex(
    'members',
    'Its people.',
    [
      attribute('value', 'A user’s id.', { mutability: 'immutable' }),
      attribute('display', 'The user’s name.', readOnly),
      attribute('$ref', 'The user’s address.', { ...readOnly, type: 'reference', referenceTypes: ['User'] }),
      attribute('type', 'Always User.', { mutability: 'immutable' }),
    ],
    { multiValued: true },
  ),
];

/** What this endpoint can, in the words of RFC 7643, sections 5 to 7. */
export function serveDescriptions(serve: ServeScim, base: string): void {
  const meta = (resourceType: string, path: string) => ({ resourceType, location: `${base}/${path}` });
  const schemas = [
    { id: userSchema, name: 'User', description: 'A person', attributes: userAttributes },
    { id: groupSchema, name: 'Group', description: 'A group', attributes: groupAttributes },
  ].map((schema) => ({
    schemas: [`${core}:Schema`],
    ...schema,
    meta: meta('Schema', `Schemas/${schema.id}`),
  }));
  const resourceTypes = schemas.map(({ id, name, description }) => ({
    schemas: [`${core}:ResourceType`],
    id: name,
    name,
    description,
    endpoint: `/${name}s`,
    schema: id,
    meta: meta('ResourceType', `ResourceTypes/${name}`),
  }));
  serveList(serve, 'Schemas', schemas);
  serveList(serve, 'ResourceTypes', resourceTypes);
  serve('GET /ServiceProviderConfig', async () => ({
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

function serveList(
  serve: ServeScim,
  name: string,
  described: (Record<string, unknown> & { id: string })[],
): void {
  serve(`GET /${name}`, async () => ({
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
