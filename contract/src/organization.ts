import { Type, type Static } from 'typebox';
import { endpoints } from './endpoint.ts';
import { ById, Id, paging, SearchTerm, SortOrder } from './fields.ts';
import { languages } from './languages.ts';
import { ProblemCode } from './problems.ts';

export const Organization = Type.Object({
  id: Id,
  name: Type.String(),
  logoUrl: Type.Optional(Type.String()),
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

const Integrations = Type.Object({ allowPublicMediaFeature: Type.Boolean() });

export const organization = endpoints({
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
  'GET /About/TermsOfService': {
    summary: 'Terms of service as Markdown; none where the provider has written none of its own.',
    access: 'anyone',
    query: Type.Object({ language: Type.Optional(Type.Enum([...languages])) }),
    answer: Type.Object({ text: Type.Optional(Type.String()) }),
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
