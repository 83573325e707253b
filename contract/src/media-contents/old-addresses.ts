import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Instant, paging } from '../fields.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { InOrganization, organizationScope } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { Line } from '../texts.ts';

/** An address at which an item was before, on another site. */
export const OldAddressText = Line({
  minLength: 1,
  maxLength: itemLimits.oldAddress,
  description: 'an address of another site, from http:// or https:// on',
});
/** The addresses at which one item was before. */
export const OldAddressTexts = Type.Array(OldAddressText, { maxItems: itemLimits.oldAddresses });

export const OldAddress = Type.Object({
  address: Type.String({ description: 'without its fragment and with a sorted query' }),
  addedDate: Instant,
});
export type OldAddress = Static<typeof OldAddress>;

export const ListedOldAddress = Type.Object({
  address: Type.String(),
  mediaContentId: Id,
  title: Type.String({ description: 'of the item' }),
});
export type ListedOldAddress = Static<typeof ListedOldAddress>;

const AddressQuery = Type.Object({ address: Type.Optional(OldAddressText) });
const problems = [ProblemCode.NotFound];

/** Old addresses: `/from?u=<old address>` leads from each to its item. */
export const oldAddresses = endpoints({
  'GET /Management/MediaContents/:id/OldAddresses': {
    summary: 'The addresses at which an item was before.',
    access: 'content-manager',
    params: ById,
    answer: Type.Array(OldAddress),
    problems,
  },
  'PUT /Management/MediaContents/:id/OldAddresses': {
    summary: `Says at which addresses an item was before: all of them, at most ${itemLimits.oldAddresses}. 400 for one that leads to another item of the organization.`,
    access: 'content-manager',
    params: ById,
    body: Type.Object({ addresses: OldAddressTexts }, { additionalProperties: false }),
    answer: Type.Array(OldAddress),
    problems: [ProblemCode.NotFound, ProblemCode.AlreadyExists],
  },
  'DELETE /Management/MediaContents/:id/OldAddresses': {
    summary:
      'Removes an old address of an item, or all of them where the query names none. 204 also where it is gone already.',
    access: 'content-manager',
    params: ById,
    query: AddressQuery,
    problems,
  },
  'GET /Management/OldAddresses': {
    summary:
      'Old addresses of the items that the caller manages, in their order. With `address`, the one that it leads to.',
    access: 'content-manager',
    query: Type.Object({ ...paging, ...organizationScope, ...AddressQuery.properties }),
    answer: Type.Array(ListedOldAddress),
    paged: true,
    problems,
  },
  'GET /Management/OldAddresses.csv': {
    summary:
      'The same as a table for searching and replacing in pages: each old address with the new address of the item, of its player, and the player as HTML.',
    access: 'content-manager',
    query: InOrganization,
    problems,
    raw: true,
  },
});
