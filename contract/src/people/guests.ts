import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Email, Flag, Id, Instant, paging, Switch } from '../fields.ts';
import { limits } from '../limits/limits.ts';
import { MediaContent } from '../media-contents/media-content.ts';
import { Organization } from '../organization/organization.ts';
import { ProblemCode } from '../problems.ts';
import { CategoryTranslations } from '../languages/translations.ts';

const { each, open } = limits.guests;

/** One share with one address, as those who manage what is shared see it. */
export const Guest = Type.Object({
  id: Id,
  email: Type.String(),
  url: Type.String({
    description: 'the link of the mail. It opens nothing without a code that is sent to the address',
  }),
  allowDownload: Flag,
  createdAt: Instant,
  expiresAt: Instant,
  endedAt: Type.Optional(Instant),
  openedAt: Type.Optional(Type.String({ ...Instant, description: 'when a code was confirmed first' })),
  lastOpenedAt: Type.Optional(Instant),
  watchedCount: Type.Integer({ description: 'items that were played' }),
  watchedShare: Type.Optional(
    Type.Number({ description: 'of an item: how much of it was played, from 0 to 1' }),
  ),
});
export type Guest = Static<typeof Guest>;

export const Guests = Type.Object({
  isAllowed: Type.Boolean({ description: 'whether the organization’s policies allow guests' }),
  longestDays: Type.Integer({ description: 'for which a share lasts at most' }),
  guests: Type.Array(Guest, {
    description: `open shares first, then the newest; at most ${2 * each}. Ended ones are deleted 90 days later`,
  }),
});
export type Guests = Static<typeof Guests>;

const GivenGuest = Type.Object(
  {
    email: Email,
    expiresAt: Instant,
    allowDownload: Switch,
  },
  { additionalProperties: false },
);

/** What a link says before its address is confirmed. */
export const GuestInvitation = Type.Object({
  organization: Organization,
  email: Type.String({ description: 'the address that the code is sent to, most of it hidden' }),
});
export type GuestInvitation = Static<typeof GuestInvitation>;

/** What a guest's session opens. */
export const GuestAccess = Type.Object({
  organization: Organization,
  email: Type.String(),
  expiresAt: Type.String({ ...Instant, description: 'when the share ends' }),
  allowDownload: Flag,
  mediaContentId: Type.Optional(Id),
  category: Type.Optional(
    Type.Object({
      id: Id,
      name: Type.String(),
      description: Type.String(),
      translations: Type.Optional(CategoryTranslations),
    }),
  ),
  token: Type.String({
    description:
      'opens what is shared: as the header x-unlock-token of the calls of public items, and as `jwt` of their files',
  }),
  tokenExpiresAt: Instant,
});
export type GuestAccess = Static<typeof GuestAccess>;

const ByGuest = Type.Object({ id: Id, guestId: Id });
const Secret = Type.String({ minLength: 1, maxLength: 100, description: 'what follows # in the link' });
const problems = [ProblemCode.NotFound];

const shared = (what: string) =>
  `Shares ${what} with an address outside, until a date, and sends a mail with the link. For an address that it is shared with already, it changes that share. Safe to repeat. At most ${each} open shares of one, and ${open} of an organization. 403 where the organization’s policies allow no guests; 400 for an address of an active member.`;
const ended =
  'Ends a share at once, and with it what the guest has open; the link never opens again. Safe to repeat.';
const listed = 'with whom it is shared, when they opened it, and how far they watched.';

/** Guests: addresses outside an organization, each for one item or one category. They are no people. */
export const guests = endpoints({
  'GET /Management/MediaContents/:id/Guests': {
    summary: `Guests of an item: ${listed}`,
    access: 'content-manager',
    params: ById,
    answer: Guests,
    problems,
  },
  'POST /Management/MediaContents/:id/Guests': {
    summary: shared('a published item, whatever its audience,'),
    access: 'content-manager',
    params: ById,
    body: GivenGuest,
    answer: Guest,
    status: 201,
    problems: [ProblemCode.NotFound, ProblemCode.AlreadyExists, ProblemCode.InvalidEmail],
  },
  'DELETE /Management/MediaContents/:id/Guests/:guestId': {
    summary: ended,
    access: 'content-manager',
    params: ByGuest,
    problems,
  },
  'GET /Management/Categories/:id/Guests': {
    summary: `Guests of a category: ${listed}`,
    access: 'organization-manager',
    params: ById,
    answer: Guests,
    problems,
  },
  'POST /Management/Categories/:id/Guests': {
    summary: shared('a category, that is what everybody in the organization sees of it, now and later,'),
    access: 'organization-manager',
    params: ById,
    body: GivenGuest,
    answer: Guest,
    status: 201,
    problems: [ProblemCode.NotFound, ProblemCode.AlreadyExists, ProblemCode.InvalidEmail],
  },
  'DELETE /Management/Categories/:id/Guests/:guestId': {
    summary: ended,
    access: 'organization-manager',
    params: ByGuest,
    problems,
  },
  'POST /Guests/:id/Invitation': {
    summary:
      'What a link of a share is about. 404 for a wrong secret, and for a share that has ended: the reason `guests.ended` is given only with the right secret.',
    access: 'anyone',
    params: ById,
    body: Type.Object({ secret: Secret }, { additionalProperties: false }),
    answer: GuestInvitation,
    problems,
  },
  'POST /Guests/:id/Codes': {
    summary:
      'Sends a one-time code to the address of the share. It is valid for 10 minutes and 5 tries; one sent before is no more.',
    access: 'anyone',
    params: ById,
    body: Type.Object({ secret: Secret }, { additionalProperties: false }),
    problems,
  },
  'POST /Guests/:id/Sessions': {
    summary:
      'Confirms the address by the code. Sets a cookie for the calls below this address, for 12 hours and until the share ends at the longest.',
    access: 'anyone',
    params: ById,
    body: Type.Object(
      { secret: Secret, code: Type.String({ minLength: 1, maxLength: 20 }) },
      { additionalProperties: false },
    ),
    problems,
  },
  'DELETE /Guests/:id/Sessions': {
    summary: 'Ends the session of the cookie. Safe to repeat.',
    access: 'anyone',
    params: ById,
  },
  'GET /Guests/:id': {
    summary: 'What the session of the cookie opens. 403 without one.',
    access: 'anyone',
    params: ById,
    answer: GuestAccess,
  },
  'GET /Guests/:id/MediaContents': {
    summary: 'Items of the shared category, newest first. 403 without a session.',
    access: 'anyone',
    params: ById,
    query: Type.Object(paging),
    answer: Type.Array(MediaContent),
    paged: true,
  },
});
