import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Instant, paging } from '../fields.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { managedItemCall } from '../media-contents/managed-media-content.ts';
import { InOrganization, organizationScope } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { FilledLine } from '../texts.ts';

const GivenHold = Type.Object(
  { reason: FilledLine({ maxLength: itemLimits.holdReason, description: 'why; the audit log keeps it' }) },
  { additionalProperties: false },
);

export const LegalHold = Type.Object({
  kind: Type.Enum(['item', 'category', 'person']),
  id: Type.String({ ...Id, description: 'of the item, category or person' }),
  name: Type.String({ description: 'the title, or the name' }),
  reason: Type.String(),
  placedDate: Instant,
});
export type LegalHold = Static<typeof LegalHold>;

const problems = [ProblemCode.NotFound];
const admins = { access: 'admin', params: ById, problems } as const;

/**
 * Legal holds: nothing of what is under one can be deleted, edited away or erased until it is lifted. Who placed and lifted it, and
 * why, is in the audit log.
 */
export const legalHolds = endpoints({
  'GET /Management/LegalHolds': {
    summary: 'The organization’s legal holds, the newest first.',
    access: 'admin',
    query: Type.Object({ ...paging, ...organizationScope }),
    answer: Type.Array(LegalHold),
    paged: true,
    problems,
  },
  'PUT /Management/MediaContents/:id/LegalHold': {
    summary: 'Places an item under legal hold, also a deleted one; given again, changes the reason.',
    ...managedItemCall,
    access: 'admin',
    body: GivenHold,
  },
  'DELETE /Management/MediaContents/:id/LegalHold': {
    summary: 'Lifts the legal hold of an item.',
    ...managedItemCall,
    access: 'admin',
  },
  'PUT /Management/Categories/:id/LegalHold': {
    summary: 'Places a category and its items under legal hold, now and later ones.',
    ...admins,
    body: GivenHold,
  },
  'DELETE /Management/Categories/:id/LegalHold': {
    summary: 'Lifts the legal hold of a category.',
    ...admins,
  },
  'PUT /Management/People/:id/LegalHold': {
    summary: 'Places a person under legal hold: what is stored about them, and the items that they manage.',
    ...admins,
    query: InOrganization,
    body: GivenHold,
  },
  'DELETE /Management/People/:id/LegalHold': {
    summary: 'Lifts the legal hold of a person, also of one who left the organization.',
    ...admins,
    query: InOrganization,
  },
});
