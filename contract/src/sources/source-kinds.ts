/** The systems from which items are moved in. */
export const sourceKinds = [
  'feed',
  'youtube',
  'vimeo',
  'peertube',
  'mediacms',
  'kaltura',
  'panopto',
  'zoom',
  'teams',
  'meet',
  'bigbluebutton',
  'folder',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Characters of what names an item where it came from. */
export const sourceLimits = { instance: 300, id: 1000 } as const;
