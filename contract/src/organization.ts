import { Type, type Static } from 'typebox';
import { endpoints } from './endpoint.ts';
import { FirstSteps } from './first-steps.ts';
import { ById, Flag, Id, SearchTerm, SortOrder, paging } from './fields.ts';
import { limits } from './limits.ts';
import { nameLimits } from './name-limits.ts';
import { InOrganization, OfLogo } from './organization-scope.ts';
import { PlayerSettingsChange } from './player-settings.ts';
import { type PodcastCategory, podcastCategories } from './podcast-categories.ts';
import { ProblemCode } from './problems.ts';
import { SynonymLines } from './synonyms.ts';
import { FilledLine, Lines } from './texts.ts';

/** Words of a glossary for captions. */
export const maxGlossaryWords = 200;

const Site = Type.String({ maxLength: limits.sites.addressLength });
const colors = (description: string) =>
  Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 9 }), { description });
const Colors = colors('theme colour key to #RRGGBB or #RRGGBBAA');

export const ManagedOrganization = Type.Object({
  id: Id,
  name: Type.String(),
  logoUrl: Type.Optional(Type.String({ description: 'of the logo for light backgrounds, if there is one' })),
  logoDarkUrl: Type.Optional(
    Type.String({ description: 'of the logo for dark backgrounds, if there is one' }),
  ),
  colors: Colors,
  playerSettings: PlayerSettingsChange,
  asksReview: Flag,
  membersMayRecord: Type.Boolean({ description: 'members record drafts for review' }),
  contactEmail: Type.Optional(Type.String()),
  accessibilityStatement: Type.Optional(Type.String()),
  allowPublicMediaFeature: Flag,
  embedOrigins: Type.Array(Type.String()),
  apiOrigins: Type.Array(Type.String(), {
    description: 'sites whose pages may read what the organization answers',
  }),
  userLimit: Type.Optional(Type.Integer()),
  storedBytes: Type.Integer({
    description:
      'originals, attachments and subtitles that came with them, and packages; items deleted in the last 30 days too',
  }),
  storageLimit: Type.Optional(Type.Integer({ description: 'bytes; absent: none' })),
  showsNewestAndMostWatched: Flag,
  podcastCategory: Type.Optional(Type.String()),
  isExplicit: Flag,
  allowsMachineCaptions: Type.Boolean({
    description: 'sound and captions of its items may be sent to the services that make captions',
  }),
  makesCaptionsAtImport: Type.Boolean({
    description: 'items that are brought in without captions get some by machine',
  }),
  captionGlossary: Type.Array(Type.String(), {
    description: 'names and words that the services are told, as they are to be spelled',
  }),
  searchSynonyms: Type.Array(Type.String(), {
    description:
      'lines such as "kickoff = start, beginning": search takes the terms of a line for one another',
  }),
  allowsPersonalFigures: Type.Boolean({
    description: 'its managers may see which person watched what',
  }),
  timeZone: Type.String({ description: 'in which the days of its figures begin, such as Europe/Berlin' }),
  isTrial: Type.Boolean({ description: 'no directory, no internal embeds, few invitations a day' }),
});
export type ManagedOrganization = Static<typeof ManagedOrganization>;

/** A field that is left out stays as it is. */
export const OrganizationChange = Type.Object(
  {
    name: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: nameLimits.organization,
        description: 'for admins; 17 when an organization has it or one that looks like it',
      }),
    ),
    colors: Type.Optional(
      colors('theme colour key to #RRGGBB or #RRGGBBAA; empty: the usual one. Others stay as they are.'),
    ),
    playerSettings: Type.Optional(PlayerSettingsChange),
    asksReview: Type.Optional(Flag),
    membersMayRecord: Type.Optional(Flag),
    contactEmail: Type.Optional(Type.String({ maxLength: 254, description: 'empty: its admins’' })),
    accessibilityStatement: Type.Optional(
      Lines({ maxLength: limits.statementLength, description: 'Markdown; empty: the neutral one' }),
    ),
    allowPublicMediaFeature: Type.Optional(Flag),
    embedOrigins: Type.Optional(
      Type.Array(Site, { maxItems: limits.sites.each, description: 'https://host[:port]' }),
    ),
    apiOrigins: Type.Optional(
      Type.Array(Site, {
        maxItems: limits.sites.each,
        description:
          'for admins: sites whose pages may read what the organization answers; https://host[:port]',
      }),
    ),
    showsNewestAndMostWatched: Type.Optional(
      Type.Boolean({
        description: 'rows of the home page; with 20 categories or more they are shown in any case',
      }),
    ),
    podcastCategory: Type.Optional(
      Type.Unsafe<PodcastCategory | ''>(
        Type.Union(
          [...podcastCategories, ''].map((name) => Type.Literal(name)),
          { description: 'of its feeds in directories of podcasts; empty: Business' },
        ),
      ),
    ),
    isExplicit: Type.Optional(
      Type.Boolean({ description: 'whether its feeds are for adults only, as directories of podcasts ask' }),
    ),
    allowsMachineCaptions: Type.Optional(
      Type.Boolean({
        description:
          'whether sound and captions of its items may be sent to the services that make captions; off until an admin allows it',
      }),
    ),
    makesCaptionsAtImport: Type.Optional(Flag),
    captionGlossary: Type.Optional(
      Type.Array(FilledLine({ maxLength: 60 }), {
        maxItems: maxGlossaryWords,
        description: 'names and words as they are to be spelled; in place of the ones before',
      }),
    ),
    searchSynonyms: Type.Optional(SynonymLines),
    allowsPersonalFigures: Type.Optional(
      Type.Boolean({
        description: 'for admins: whether its managers may see which person watched what; on at first',
      }),
    ),
    timeZone: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'in which the days of its figures begin, such as Europe/Berlin; UTC at first',
      }),
    ),
    userLimit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: '0: none' })),
    storageLimit: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'bytes that the organization may store; 0: as every other',
      }),
    ),
  },
  { additionalProperties: false },
);
export type OrganizationChange = Static<typeof OrganizationChange>;

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
    summary: 'Which steps of a new organization are done, told from what it has.',
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
