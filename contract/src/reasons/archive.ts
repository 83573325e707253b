/** Archiving items, and bringing them back. */
export const archiveReasons = {
  'archive.archived': 'This item is archived: bring it back first.',
  'archive.notProcessed': 'This item has no files to stream yet: it can be archived when it is ready.',
  'archive.noOriginal':
    'The original of this item is not stored, so its renditions could not be made again: replace its file first, then archive it.',
  'archive.underWay':
    'Files of this item are being uploaded or processed: archive it when they are ready, or cancel that first.',
  'archive.scheduled':
    'This item is published or unpublished on schedule: archive it afterwards, or cancel the schedule first.',
  'archive.failed':
    'The original could not be stored in the archive. The item is what it was: try again later.',
  'archive.inReview': 'This item is in review: archive it when the review is over.',
} as const;
