import { Type, type Static } from 'typebox';
import { CategoryDefaults } from './category-defaults.ts';
import { endpoints } from '../endpoint.ts';
import {
  ById,
  ByOrganization,
  Id,
  SearchTerm,
  SortOrder,
  paging,
  Switch,
  ByOrganizationAndId,
} from '../fields.ts';
import { MediaContent } from '../media-contents/media-content.ts';
import { nameLimits } from '../limits/name-limits.ts';
import { organizationScope, InOrganization } from '../organization/organization-scope.ts';
import { PlayerSettingsChange } from '../media/player-settings.ts';
import { ProblemCode } from '../problems.ts';
import { FilledLine, Lines } from '../texts.ts';
import { CategoryTranslations, GivenCategoryTranslations } from '../languages/translations.ts';
import { inMebibytes, uploadLimits } from '../limits/upload-limits.ts';

export const Category = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.Optional(Type.String()),
  translations: Type.Optional(CategoryTranslations),
  isEmpty: Type.Boolean({ description: 'nothing in it that this viewer may watch' }),
  isFollowed: Type.Boolean(),
  mediaContentsCount: Type.Integer(),
  mediaContents: Type.Array(MediaContent),
  previewThumbnailUrls: Type.Optional(Type.Array(Type.String())),
  coverUrl: Type.Optional(
    Type.String({ description: 'its own picture, 16:9, which nobody else can guess the address of' }),
  ),
});
export type Category = Static<typeof Category>;

export const CategoriesQuery = Type.Object({
  ...paging,
  orgId: Type.Optional(Id),
  searchTerm: Type.Optional(SearchTerm),
  ShowOnlyCategoriesWithPublishedMediaContents: Switch,
  ShowOnlyCategoriesWithAccessiblePublishedMediaContents: Switch,
  loadRelatedPublishedMediaContents: Switch,
});
export type CategoriesQuery = Static<typeof CategoriesQuery>;

export const FollowedQuery = Type.Object({
  ...paging,
  searchTerm: Type.Optional(SearchTerm),
  isFollowedMainSectionResult: Switch,
  sortBy: Type.Optional(Type.Literal('createdDate')),
  sortOrder: Type.Optional(SortOrder),
});

/** How many categories can be given a place. */
export const maxOrderedCategories = 2_000;

export const ManagedCategory = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  translations: CategoryTranslations,
  coverUrl: Type.Optional(Type.String()),
  mediaContentsCount: Type.Integer({ description: 'drafts too' }),
  playerSettings: PlayerSettingsChange,
  defaults: CategoryDefaults,
  managers: Type.Array(Type.Object({ id: Id, email: Type.String() }), {
    description: 'content managers to whom the category is assigned; at most 50',
  }),
});
export type ManagedCategory = Static<typeof ManagedCategory>;

const AudiencePreview = Type.Object({
  itemsCount: Type.Integer({ description: 'items that would get another audience' }),
  publicCount: Type.Integer({ description: 'public items, which have none and stay as they are' }),
});
const AudienceApplied = Type.Object({
  changedCount: Type.Integer(),
  remainingCount: Type.Integer({ description: '0: all items have it' }),
});

const DiscoverQuery = Type.Object({ ...paging, searchTerm: Type.Optional(SearchTerm) });

const problems = [ProblemCode.NotFound];

const Name = FilledLine({ maxLength: nameLimits.category });
const Description = Lines({ maxLength: nameLimits.categoryDescription });

/** Categories: for viewers, and for those who manage them. */
export const categories = endpoints({
  'GET /Categories': {
    summary: 'Categories of the current organization, in its order.',
    access: 'viewer',
    query: CategoriesQuery,
    answer: Type.Array(Category),
    paged: true,
  },
  'GET /Organizations/:organizationId/Publics/Categories': {
    summary: 'Categories of an organization with public media, in its order.',
    access: 'public',
    params: ByOrganization,
    query: CategoriesQuery,
    answer: Type.Array(Category),
    paged: true,
    problems,
  },
  'GET /Categories/:id': {
    summary: 'One category of the current organization.',
    access: 'viewer',
    params: ById,
    answer: Category,
    problems,
  },
  'GET /Organizations/:organizationId/Publics/Categories/:id': {
    summary: 'One category as the public pages show it.',
    access: 'public',
    params: ByOrganizationAndId,
    answer: Category,
    problems,
  },
  'GET /Categories/Discover': {
    summary:
      'Every category with pictures of its newest items, followed first, then in the organization’s order.',
    access: 'viewer',
    query: DiscoverQuery,
    answer: Type.Array(Category),
    paged: true,
  },
  'GET /Categories/Publics/:organizationId/Discover': {
    summary: 'Discover of the public pages.',
    access: 'public',
    params: ByOrganization,
    query: DiscoverQuery,
    answer: Type.Array(Category),
    paged: true,
    problems,
  },
  'GET /Categories/Followed': {
    summary: 'Categories that the person follows, newest follow first.',
    access: 'viewer',
    query: FollowedQuery,
    answer: Type.Array(Category),
    paged: true,
  },
  'GET /Categories/Publics/:organizationId/Followed': {
    summary: 'Categories with public media that the person follows; empty for a visitor.',
    access: 'public',
    params: ByOrganization,
    query: FollowedQuery,
    answer: Type.Array(Category),
    paged: true,
    problems,
  },
  'POST /Categories/:id/Followers': {
    summary: 'Follow a category. Safe to repeat.',
    access: 'viewer',
    params: ById,
    problems,
  },
  'DELETE /Categories/:id/Followers': {
    summary: 'Stop following a category. Safe to repeat.',
    access: 'viewer',
    params: ById,
    problems,
  },
  'GET /Management/Categories': {
    summary: 'Categories in the organization’s order: those with a place, then the others by name.',
    access: 'content-manager',
    query: Type.Object({ ...paging, ...organizationScope, searchTerm: Type.Optional(SearchTerm) }),
    answer: Type.Array(ManagedCategory),
    paged: true,
    problems,
  },
  'POST /Management/Categories': {
    summary: 'Makes a category. With an id of the sender’s it may be repeated. 17 when the name is taken.',
    access: 'organization-manager',
    query: InOrganization,
    body: Type.Object({ id: Type.Optional(Id), name: Name }, { additionalProperties: false }),
    answer: ManagedCategory,
    status: 201,
    problems: [ProblemCode.NotFound, ProblemCode.NameTaken],
  },
  'PUT /Management/Categories/Order': {
    summary:
      'Orders the categories as the list says; those that it leaves out follow by name. Empty: all by name. Safe to repeat.',
    access: 'organization-manager',
    query: InOrganization,
    body: Type.Object(
      { ids: Type.Array(Id, { maxItems: maxOrderedCategories, uniqueItems: true }) },
      { additionalProperties: false },
    ),
    problems,
  },
  'PATCH /Management/Categories/:id': {
    summary:
      'Renames or describes it, sets what the player does in it, or sets what new items get that are brought in into it. Defaults are set as a whole.',
    access: 'organization-manager',
    params: ById,
    body: Type.Object(
      {
        name: Type.Optional(Name),
        description: Type.Optional(Description),
        translations: Type.Optional(GivenCategoryTranslations),
        playerSettings: Type.Optional(PlayerSettingsChange),
        defaults: Type.Optional(CategoryDefaults),
      },
      { additionalProperties: false },
    ),
    answer: ManagedCategory,
    problems: [ProblemCode.NotFound, ProblemCode.NameTaken],
  },
  'DELETE /Management/Categories/:id': {
    summary: 'Deletes the category; its items stay.',
    access: 'admin',
    params: ById,
    problems,
  },
  'GET /Management/Categories/:id/AudienceChanges': {
    summary:
      'How many items the default audience of the category would change, if it were applied to what is there.',
    access: 'organization-manager',
    params: ById,
    answer: AudiencePreview,
    problems,
  },
  'POST /Management/Categories/:id/AudienceChanges': {
    summary:
      'Gives the items of the category its default audience; public ones stay as they are. Repeated, it goes on with what remains.',
    access: 'organization-manager',
    params: ById,
    answer: AudienceApplied,
    problems,
  },
  'POST /Management/Categories/:id/Merges': {
    summary:
      'Files all its items under another category of the organization, whose followers its followers become, and deletes it. Its managers do not become those of the other one.',
    access: 'admin',
    params: ById,
    body: Type.Object({ intoId: Id }, { additionalProperties: false }),
    answer: ManagedCategory,
    problems,
  },
  'PUT /Management/Categories/:id/Cover': {
    summary: `The picture of the category: PNG, JPEG, WebP or AVIF, at most ${inMebibytes(uploadLimits.cover)}, as application/offset+octet-stream. It is cut to 16:9.`,
    access: 'organization-manager',
    params: ById,
    answer: ManagedCategory,
    problems,
    raw: true,
  },
  'DELETE /Management/Categories/:id/Cover': {
    summary: 'The category is shown by pictures of its newest items again. Safe to repeat.',
    access: 'organization-manager',
    params: ById,
    answer: ManagedCategory,
    problems,
  },
  'PUT /Management/Categories/:id/Managers/:personId': {
    summary: 'Assigns it to a content manager, who then manages everything in it.',
    access: 'organization-manager',
    params: Type.Object({ id: Id, personId: Id }),
    answer: ManagedCategory,
    problems,
  },
  'DELETE /Management/Categories/:id/Managers/:personId': {
    summary: 'Takes it from a content manager.',
    access: 'organization-manager',
    params: Type.Object({ id: Id, personId: Id }),
    answer: ManagedCategory,
    problems,
  },
});
