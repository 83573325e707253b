import { Type, type Static } from 'typebox';
import { AnalyticsCount } from './analytics.ts';
import { endpoints } from './endpoint.ts';
import { ById, Flag, Id, Instant, paging } from './fields.ts';
import { managementScope, PlayerSettingsChange } from './management-scope.ts';
import { podcastCategories, type PodcastCategory } from './podcast-categories.ts';
import { ProblemCode } from './problems.ts';

/** Bounds of a logo, in bytes. */
export const mostLogoBytes = 2 * 1024 ** 2;

const Colors = Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 9 }), {
  description: 'theme colour key to #RRGGBB or #RRGGBBAA',
});

export const ManagedOrganization = Type.Object({
  id: Id,
  name: Type.String(),
  logoUrl: Type.Optional(Type.String()),
  colors: Colors,
  playerSettings: PlayerSettingsChange,
  asksReview: Flag,
  contactEmail: Type.Optional(Type.String()),
  allowPublicMediaFeature: Flag,
  embedOrigins: Type.Array(Type.String()),
  userLimit: Type.Optional(Type.Integer()),
  showsNewestAndMostWatched: Flag,
  podcastCategory: Type.Optional(Type.String()),
  isExplicit: Flag,
  isTrial: Type.Boolean({
    description: 'no directory, no internal embeds on other sites, few invitations a day',
  }),
});
export type ManagedOrganization = Static<typeof ManagedOrganization>;

/** What is left out stays as it is. */
export const OrganizationChange = Type.Object(
  {
    colors: Type.Optional(
      Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 9 }), {
        description:
          'theme colour key to #RRGGBB or #RRGGBBAA; empty: the usual one. Others stay as they are.',
      }),
    ),
    playerSettings: Type.Optional(PlayerSettingsChange),
    asksReview: Type.Optional(Flag),
    contactEmail: Type.Optional(Type.String({ maxLength: 254, description: 'empty: its admins’' })),
    allowPublicMediaFeature: Type.Optional(Flag),
    embedOrigins: Type.Optional(
      Type.Array(Type.String({ maxLength: 300 }), { maxItems: 50, description: 'https://host[:port]' }),
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
    userLimit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: '0: none' })),
  },
  { additionalProperties: false },
);
export type OrganizationChange = Static<typeof OrganizationChange>;

export const AuditEntry = Type.Object({
  at: Instant,
  action: Type.String(),
  subject: Type.Optional(Type.String({ description: 'id of what it was done to' })),
  personId: Type.Optional(Id),
  email: Type.Optional(
    Type.String({ description: 'of who did it; absent: the service or the command line' }),
  ),
  actor: Type.Optional(
    Type.String({ description: 'who did it, where it was neither a person nor the service by itself' }),
  ),
  detail: Type.Record(Type.String(), Type.Unknown()),
});
export type AuditEntry = Static<typeof AuditEntry>;

const InOrganization = Type.Object(managementScope);
const problems = [ProblemCode.NotFound];

export const managementOrganization = endpoints({
  'GET /Management/Organization': {
    summary: 'What an organization has set.',
    access: 'organization-manager',
    query: InOrganization,
    answer: ManagedOrganization,
    problems,
  },
  'PATCH /Management/Organization': {
    summary:
      'Colours, player, review and contact; for admins public pages and sites that may embed; for the command line the most users.',
    access: 'organization-manager',
    query: InOrganization,
    body: OrganizationChange,
    answer: ManagedOrganization,
    problems: [ProblemCode.NotFound, ProblemCode.InvalidEmail],
  },
  'PUT /Management/Organization/Logo': {
    summary: 'The logo: PNG, JPEG, WebP or AVIF, at most 2 MiB, as application/offset+octet-stream.',
    access: 'organization-manager',
    query: InOrganization,
    problems,
    raw: true,
  },
  'DELETE /Management/Organizations/:id/Trial': {
    summary: 'Lifts the bounds of a free trial; the user limit stays. Doing it again changes nothing.',
    access: 'provider-admin',
    params: ById,
    problems,
  },
  'GET /Management/AnalyticsCounts': {
    summary: 'How often what was pressed, by day (UTC), newest first.',
    access: 'organization-manager',
    query: Type.Object({
      pageIndex: paging.pageIndex,
      pageSize: paging.pageSize,
      ...managementScope,
    }),
    answer: Type.Array(AnalyticsCount),
    paged: true,
    problems,
  },
  'GET /Management/AuditLog': {
    summary: 'What was changed by whom, newest first.',
    access: 'admin',
    query: Type.Object({
      pageIndex: paging.pageIndex,
      pageSize: paging.pageSize,
      ...managementScope,
    }),
    answer: Type.Array(AuditEntry),
    paged: true,
    problems,
  },
});
