export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** The definition of an attribute (RFC 7643, section 7). */
export type Attribute = {
  name: string;
  type: 'string' | 'boolean' | 'complex' | 'reference';
  multiValued: boolean;
  description: string;
  required: boolean;
  caseExact: boolean;
  mutability: 'readWrite' | 'readOnly' | 'immutable' | 'writeOnly';
  returned: 'default' | 'always' | 'never';
  uniqueness: 'none' | 'server';
  subAttributes?: readonly Attribute[];
  referenceTypes?: string[];
};

const attribute = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
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
const complex = (
  name: string,
  description: string,
  subAttributes: readonly Attribute[],
  more: Partial<Attribute> = {},
) => attribute(name, description, { type: 'complex', subAttributes, ...more });
const readOnly = { mutability: 'readOnly' } as const;
const primary = attribute('primary', 'Whether it is the preferred one; one at most.', { type: 'boolean' });

/** A multi-valued attribute whose values have a type, such as telephone numbers. */
const several = (name: string, description: string, value: string) =>
  complex(
    name,
    description,
    [
      attribute('value', value),
      attribute('display', 'How to show it.'),
      attribute('type', 'Such as work, home, mobile or other.'),
      primary,
    ],
    { multiValued: true },
  );

const externalId = attribute('externalId', 'What the directory itself calls it.', { caseExact: true });
/** The common attributes of every resource (RFC 7643, section 3.1). */
const ofService = [
  attribute('schemas', 'The resource’s schemas.', { ...readOnly, multiValued: true }),
  attribute('id', 'What this service calls it.', { ...readOnly, caseExact: true }),
  complex('meta', 'When it was made and changed.', [], readOnly),
];

export const userAttributes: readonly Attribute[] = [
  attribute('userName', 'The name by which the directory knows the person; often the e-mail address.', {
    required: true,
    uniqueness: 'server',
  }),
  externalId,
  complex('name', 'The person’s name.', [
    attribute('formatted', 'All of it; else made of first and last name.'),
    attribute('givenName', 'The first name.'),
    attribute('familyName', 'The last name.'),
    attribute('middleName', 'Names between.'),
    attribute('honorificPrefix', 'Such as Dr.'),
    attribute('honorificSuffix', 'Such as III.'),
  ]),
  attribute('displayName', 'The name to show in the directory.'),
  attribute('nickName', 'What the person is called casually.'),
  attribute('profileUrl', 'A page about the person.', { type: 'reference', referenceTypes: ['external'] }),
  attribute('title', 'Such as Vice President.'),
  attribute('userType', 'Such as Employee or Contractor.'),
  attribute('preferredLanguage', 'As in Accept-Language.'),
  attribute('locale', 'Such as en-US.'),
  attribute('timezone', 'Such as Europe/Berlin.'),
  attribute('active', 'false closes the account within a minute.', { type: 'boolean' }),
  attribute('password', 'Accepted and not stored: nobody signs in with it.', {
    mutability: 'writeOnly',
    returned: 'never',
  }),
  several(
    'emails',
    'By the primary one, else that of work, else the userName, the person is known when they sign in.',
    'The address.',
  ),
  several('phoneNumbers', 'Telephone numbers.', 'The number.'),
  several('ims', 'Addresses for messages.', 'The address.'),
  several('roles', 'Roles in the directory; the portal’s come by groups.', 'The role.'),
  several('entitlements', 'What the directory grants.', 'The entitlement.'),
  complex(
    'addresses',
    'Where the person is.',
    [
      attribute('formatted', 'All of it, in lines.'),
      attribute('streetAddress', 'Street and number.'),
      attribute('locality', 'The town.'),
      attribute('region', 'The state.'),
      attribute('postalCode', 'The postal code.'),
      attribute('country', 'The country.'),
      attribute('type', 'Such as work or home.'),
      primary,
    ],
    { multiValued: true },
  ),
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

/** The enterprise extension of users (RFC 7643, section 4.3). */
export const enterpriseAttributes: readonly Attribute[] = [
  attribute('employeeNumber', 'What the employer numbers the person by.'),
  attribute('costCenter', 'Who pays.'),
  attribute('organization', 'The company.'),
  attribute('division', 'The division.'),
  attribute('department', 'The department.'),
  complex('manager', 'Whom the person reports to.', [
    attribute('value', 'The manager’s id.'),
    attribute('$ref', 'The manager’s address.', { type: 'reference', referenceTypes: ['User'] }),
    attribute('displayName', 'The manager’s name.'),
  ]),
];

export const groupAttributes: readonly Attribute[] = [
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

/** All attributes of a user. The extension is under its schema's name. */
export const userResource: readonly Attribute[] = [
  ...ofService,
  ...userAttributes,
  complex(enterpriseSchema, 'What a company knows of the person.', enterpriseAttributes),
];
export const groupResource: readonly Attribute[] = [...ofService, ...groupAttributes];

export const findAttribute = (schema: readonly Attribute[], name: string): Attribute | undefined =>
  schema.find((each) => each.name.toLowerCase() === name.toLowerCase());
