import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { FirstSteps } from './first-steps.ts';
import { ById, Id, SearchTerm, SortOrder, paging } from '../fields.ts';
import { InOrganization, OfLogo } from './organization-scope.ts';
import { ManagedOrganization, OrganizationChange } from './organization-settings.ts';
import { ProblemCode } from '../problems.ts';

export const Organization = Type.Object({
  id: Id,
  name: Type.String(),
  logoUrl: Type.Optional(
    Type.String({ description: 'of the logo for light backgrounds, or of the only one' }),
  ),
  logoDarkUrl: Type.Optional(
    Type.String({ description: 'of the logo for dark backgrounds, where there are two' }),
  ),
  showsNewestAndMostWatched: Type.Optional(
    Type.Literal(true, { description: 'home shows these rows, however few categories there are' }),
  ),
});
export type Organization = Static<typeof Organization>;

export const Industry = Type.Object({
  id: Id,
  name: Type.String(),
  organizations: Type.Array(Organization, { description: 'at most 100, by name' }),
});
export type Industry = Static<typeof Industry>;

const problems = [ProblemCode.NotFound];

export const Integrations = Type.Object({ allowPublicMediaFeature: Type.Boolean() });

/** Organizations: what everybody may know of them, and what those who manage one set. */
export const organization = endpoints({
  'GET /Management/Organization': {
    summary: 'What an organization has set.',
    access: 'organization-manager',
    query: InOrganization,
    answer: ManagedOrganization,
    problems,
  },
  'PATCH /Management/Organization': {
    summary:
      'Colours, player, review and contact; captions by machine; for admins public pages, sites that may embed or read answers, and whether machines may make captions and managers may see who watched what; for the command line the most users and bytes.',
    access: 'organization-manager',
    query: InOrganization,
    body: OrganizationChange,
    answer: ManagedOrganization,
    problems: [ProblemCode.NotFound, ProblemCode.InvalidEmail, ProblemCode.NameTaken],
  },
  'PUT /Management/Organization/Logo': {
    summary:
      'The logo for one background: PNG, JPEG, WebP or AVIF, at most 2 MiB, as application/offset+octet-stream. One alone is shown on both.',
    access: 'organization-manager',
    query: OfLogo,
    problems,
    raw: true,
  },
  'GET /Management/Organization/FirstSteps': {
    summary: 'Which steps of a new organization are done, judged by what it has.',
    access: 'organization-manager',
    query: InOrganization,
    answer: FirstSteps,
    problems,
  },
  'DELETE /Management/Organization/FirstSteps': {
    summary: 'Dismisses the list of first steps for all who manage the organization. Safe to repeat.',
    access: 'organization-manager',
    query: InOrganization,
    problems,
  },
  'DELETE /Management/Organization/Logo': {
    summary:
      'Removes the logo for one background. The other one is then shown on both, else the portal’s own mark. Safe to repeat.',
    access: 'organization-manager',
    query: OfLogo,
    problems,
  },
  'DELETE /Management/Organizations/:id/Trial': {
    summary: 'Lifts the bounds of a free trial; the user limit stays. Doing it again changes nothing.',
    access: 'provider-admin',
    params: ById,
    problems,
  },
  'GET /About/Version': {
    summary: 'Version of the media service.',
    access: 'anyone',
    answer: Type.Object({ informationalVersion: Type.String() }),
  },
  'GET /About/SignIn': {
    summary:
      'Where a program without a browser signs a person in: by the device grant (RFC 8628), where the issuer has it.',
    access: 'anyone',
    answer: Type.Object({
      issuer: Type.String({ description: 'of OpenID Connect, with a discovery document' }),
      clientId: Type.String({ description: 'of the device grant' }),
      scope: Type.String(),
    }),
  },
  'GET /OrganizationDirectories/Home/Industries/Publics': {
    summary: 'Industries by name, each with the organizations that have public pages.',
    access: 'public',
    query: Type.Object(paging),
    answer: Type.Array(Industry),
    paged: true,
  },
  'GET /Organizations': {
    summary: 'Organizations, by name; without those the person belongs to, for provider admins.',
    access: 'viewer',
    query: Type.Object({
      ...paging,
      searchTerm: Type.Optional(SearchTerm),
      sortBy: Type.Optional(Type.Literal('Name')),
      sortOrder: Type.Optional(SortOrder),
      excludeUserTiedOrganizations: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Array(Organization),
    paged: true,
  },
  'GET /Organizations/:id/Publics': {
    summary: 'The organization whose public pages these are; 404 when public media is off.',
    access: 'public',
    params: ById,
    answer: Organization,
    problems: [ProblemCode.NotFound],
  },
  'GET /Organizations/:id/UICustomizations/Publics': {
    summary: 'The organization’s colours: theme colour key to #RRGGBB or #RRGGBBAA.',
    access: 'public',
    params: ById,
    answer: Type.Record(Type.String(), Type.String()),
    problems: [ProblemCode.NotFound],
  },
  'GET /Organizations/:id/IntegrationsConfiguration/Publics': {
    summary: 'Which features the organization’s public pages have.',
    access: 'public',
    params: ById,
    answer: Integrations,
    problems: [ProblemCode.NotFound],
  },
  'GET /Organizations/:id/IntegrationsConfiguration/Viewers': {
    summary: 'Which features the organization has for its members.',
    access: 'viewer',
    params: ById,
    answer: Integrations,
    problems: [ProblemCode.NotFound],
  },
});
