import type { CallName } from '@tv/contract/calls/api';
import type { Access } from '@tv/contract/endpoint';
import { scopesForApplications, scopesForKeys } from '@tv/contract/calls/scopes-of-calls';
import type { Json } from './schema-names.ts';

/** How a caller may say who they are. Each entry of a call's `security` opens it. `issuer`: of the OpenID provider. */
export const securitySchemes = (issuer: string): Json => ({
  person: {
    type: 'openIdConnect',
    openIdConnectUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    description:
      'An access token of the OpenID provider that signs people in, as a bearer. An application needs all scopes that a call names here, and makes no call of people that names none; the portal’s own pages need none. From the machine that the service runs on, calls for managers also take the token in the file `service-token` of its data folder.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key of an organization, as a bearer. It needs all scopes that a call names here; with an empty list any key will do.',
  },
  visitor: {
    type: 'http',
    scheme: 'bearer',
    description: 'The literal token `public`: `Authorization: Bearer public`. It stands for nobody.',
  },
  mediaToken: {
    type: 'apiKey',
    in: 'query',
    name: 'jwt',
    description:
      '`mediaToken` of `getMe`, `unlockToken` of `unlockMediaContent`, the token of a download link, or `public`. Never an access token.',
  },
  directory: {
    type: 'http',
    scheme: 'bearer',
    description: 'A token that an admin of the organization makes with `createDirectoryToken`.',
  },
});

const anyone: Json[] = [];
const bearer: Json[] = [{ person: [] }];

/** The callers of a call, as `security` and in words. The contract says which scopes API keys and applications need. */
export function callersOf(name: CallName, access: Access): { security: Json[]; who: string } {
  const { security, who } = accessParts[access];
  const forKeys = scopesForKeys(name);
  const forApplications = scopesForApplications(name);
  const [keys, applications] = [forKeys, forApplications].map((scopes) => scopes?.join(' and '));
  const programs = [
    ...(keys === '' ? ['Any API key.'] : keys ? [`API keys with ${keys}.`] : []),
    ...(applications ? [`Applications with ${applications}.`] : []),
  ];
  return {
    security: [
      ...security.map((each) => ('person' in each ? { person: [...(forApplications ?? [])] } : each)),
      ...(forKeys ? [{ apiKey: [...forKeys] }] : []),
    ],
    who: [who, ...programs].join(' '),
  };
}

/** People and others who make a call. */
const accessParts: Record<Access, { security: Json[]; who: string }> = {
  anyone: { security: anyone, who: 'Anyone; no token is read.' },
  public: { security: [{ visitor: [] }, ...bearer], who: 'Anyone: visitors and people.' },
  session: { security: bearer, who: 'Whoever is signed in, also without an account here.' },
  viewer: { security: bearer, who: 'People with an active account.' },
  'content-manager': { security: bearer, who: 'Content managers and above; the local service token.' },
  'content-manager-or-reviewer': {
    security: bearer,
    who: 'Content managers and above, members who may review; the local service token.',
  },
  'content-manager-or-recorder': {
    security: bearer,
    who: 'Content managers and above, members who may record drafts for review; the local service token.',
  },
  'organization-manager': {
    security: bearer,
    who: 'Organization managers and above; the local service token.',
  },
  admin: { security: bearer, who: 'Admins; the local service token.' },
  'admin-or-key': {
    security: bearer,
    who: 'Admins, and API keys without categories; the local service token.',
  },
  'machine-owner': { security: bearer, who: 'The command line on the portal’s own machine.' },
  'provider-admin': { security: bearer, who: 'Admins of the provider’s own organization.' },
  'media-token': { security: [{ mediaToken: [] }], who: 'Whoever has a token for the item.' },
};

export const parameters: Json = {
  UnlockToken: {
    in: 'header',
    name: 'x-unlock-token',
    required: false,
    description: '`unlockToken` of `unlockMediaContent`: opens the one locked item that it was made for.',
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    in: 'header',
    name: 'if-none-match',
    required: false,
    description: '`etag` of an answer that is at hand: 304 while it holds.',
    schema: { type: 'string' },
  },
  Range: {
    in: 'header',
    name: 'range',
    required: false,
    description: 'One range of bytes, such as `bytes=0-1023`.',
    schema: { type: 'string' },
  },
};

const header = (description: string, type = 'integer') => ({ description, schema: { type } });
export const headers: Json = {
  'x-pagination-index': header('Number of the page, from 1.'),
  'x-pagination-size': header('Items on a page.'),
  'x-pagination-total-pages': header('Number of pages.'),
  'x-pagination-total-results': header('Number of items on all pages.'),
  'x-pagination-total-exact': header('`false` where counting stopped; else absent.', 'string'),
  'x-pagination-next': header('What `cursor` takes for the page after; absent on the last one.', 'string'),
  'x-search-corrected-term': header(
    'The term for which items were found, percent-encoded. Absent: the typed one.',
    'string',
  ),
  'x-search-omitted-words': header(
    'Typed words that the items need not have, percent-encoded, with spaces between.',
    'string',
  ),
  etag: header('Changes with the answer. Present where it is the same for every visitor.', 'string'),
  version: header('Changes with what was read. `if-match` of a change takes it.', 'string'),
  'last-modified': header('When the newest of it is from.', 'string'),
  'content-disposition': header('The name of the file, where it is a download.', 'string'),
  'accept-ranges': header('`bytes`: a range may be asked for.', 'string'),
  'www-authenticate': header('What kind of token is asked (RFC 6750).', 'string'),
  'retry-after': header('Seconds to wait.'),
  location: header('The address to go on at.', 'string'),
  'content-range': header('Which bytes of how many.', 'string'),
};

export const headersNamed = (...names: string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
export const pagingHeaders = headersNamed(...Object.keys(headers).filter((name) => name.startsWith('x-')));

const problem = (description: string, ...names: string[]): Json => ({
  description,
  ...(names.length > 0 && { headers: headersNamed(...names) }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

export const responses: Json = {
  Malformed: problem('Something is malformed: `exceptionData.field` names it. Or a catalogued `errorCode`.'),
  SignInFirst: problem('The token is missing, expired or not of this portal.', 'www-authenticate'),
  NotAllowed: problem('Known, but not allowed.'),
  NotFound: problem('It does not exist, or not for the caller (14).'),
  ChangedMeanwhile: problem('Somebody changed it meanwhile: read it again.'),
  TooMany: problem('Too many attempts.', 'retry-after'),
  Refused: problem('Another reason in the request.'),
  Failed: problem('The service could not. With 503 it says when to try again.', 'retry-after'),
};

const response = (name: string) => ({ $ref: `#/components/responses/${name}` });
export const changedMeanwhile: Json = { '412': response('ChangedMeanwhile') };

/** Answers that any call may give in addition to its own. */
export const problemResponses = (access: Access, codes: readonly number[] = []): Json => ({
  '400': codes.some((code) => code !== 14)
    ? {
        ...(responses['Malformed'] as Json),
        description: `Malformed, or one of the codes ${codes.join(', ')}.`,
      }
    : response('Malformed'),
  ...(access !== 'anyone' && access !== 'media-token' && { '401': response('SignInFirst') }),
  ...(access !== 'anyone' && { '403': response('NotAllowed') }),
  '404': response('NotFound'),
  '429': response('TooMany'),
  '4XX': response('Refused'),
  '5XX': response('Failed'),
});
