import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { Id, Refusal } from '../fields.ts';
import { limits } from '../limits/limits.ts';
import { managedItemCall } from './managed-media-content.ts';

/** What archiving an item would save, or why it cannot be archived. */
export const ArchivePreview = Type.Object({
  id: Id,
  title: Type.Optional(Type.String({ description: 'absent: there is no such item for the caller' })),
  savedBytes: Type.Integer({
    description: 'of renditions and former versions; 0 where it cannot be archived',
  }),
  formerVersions: Type.Integer({
    description: 'former versions that can be served again now, and would be gone',
  }),
  problem: Type.Optional(Refusal),
});
export type ArchivePreview = Static<typeof ArchivePreview>;

/**
 * Archived items: their renditions are gone, their original and texts stay, and they are in no viewer's list until they are brought
 * back.
 */
export const archive = endpoints({
  'POST /Management/MediaContents/ArchivePreviews': {
    summary: 'What archiving items would save, item by item, and which of them cannot be archived and why.',
    access: 'content-manager',
    body: Type.Object(
      { ids: Type.Array(Id, { minItems: 1, maxItems: limits.changedItems }) },
      { additionalProperties: false },
    ),
    answer: Type.Array(ArchivePreview),
  },
  'PUT /Management/MediaContents/:id/Archive': {
    summary:
      'Archives an item: it leaves all lists at once, a worker stores its original in the archive, and then its renditions and former versions are gone.',
    ...managedItemCall,
  },
  'DELETE /Management/MediaContents/:id/Archive': {
    summary:
      'Brings an archived item back: its renditions are made again, and it is published again if it was. Until they are ready it stays archived.',
    ...managedItemCall,
  },
});
