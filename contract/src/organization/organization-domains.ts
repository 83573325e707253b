import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';
import { InOrganization } from './organization-scope.ts';
import { ProblemCode } from '../problems.ts';

export const OrganizationDomain = Type.Object({
  id: Id,
  domain: Type.String({ description: 'in lower case; internationalized names in ASCII (RFC 5891)' }),
  state: Type.Union([Type.Literal('asked'), Type.Literal('proven'), Type.Literal('granted')], {
    description: 'proven by DNS, or granted by a provider admin: the organization’s own',
  }),
  record: Type.String({ description: 'the text of a TXT record of the domain that proves it' }),
  createdDate: Instant,
  ownedDate: Type.Optional(Instant),
});
export type OrganizationDomain = Static<typeof OrganizationDomain>;

/** The maximum number of domains of an organization, including domains that are not proven yet. */
export const maxDomains = 50;

const problems = [ProblemCode.NotFound];

const DomainName = Type.String({ minLength: 3, maxLength: 253, description: 'such as aurora.example' });

const ByOrganizationAndDomain = Type.Object({ id: Id, domain: DomainName });

/** Domains of e-mail addresses whose accounts an organization, and its directory, decides about. A domain has one owner. */
export const organizationDomains = endpoints({
  'GET /Management/Domains': {
    summary: 'The organization’s domains, by name, with the DNS record that proves each.',
    access: 'admin',
    query: InOrganization,
    answer: Type.Array(OrganizationDomain),
    problems,
  },
  'POST /Management/Domains': {
    summary: `Asks for a domain; at most ${maxDomains}. Again, it answers the same one.`,
    access: 'admin',
    query: InOrganization,
    body: Type.Object({ domain: DomainName }, { additionalProperties: false }),
    answer: OrganizationDomain,
    status: 201,
    problems,
  },
  'POST /Management/Domains/:id/Checks': {
    summary:
      'Looks the TXT record up, now. 409 while it is not there, or where the domain belongs to another organization; 503 when the name servers do not answer.',
    access: 'admin',
    params: ById,
    answer: OrganizationDomain,
    problems,
  },
  'DELETE /Management/Domains/:id': {
    summary: 'Gives a domain up. Accounts and memberships stay as they are.',
    access: 'admin',
    params: ById,
    problems,
  },
  'GET /Management/Organizations/:id/Domains': {
    summary: 'The domains of any organization.',
    access: 'provider-admin',
    params: ById,
    answer: Type.Array(OrganizationDomain),
    problems,
  },
  'PUT /Management/Organizations/:id/Domains/:domain': {
    summary: 'Grants a domain. 409 where it belongs to another organization. Safe to repeat.',
    access: 'provider-admin',
    params: ByOrganizationAndDomain,
    answer: OrganizationDomain,
    problems,
  },
  'DELETE /Management/Organizations/:id/Domains/:domain': {
    summary: 'Takes a domain away.',
    access: 'provider-admin',
    params: ByOrganizationAndDomain,
    problems,
  },
});
