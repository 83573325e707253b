/** Characters of names and texts that are not an item's. */
export const nameLimits = {
  organization: 100,
  person: 100,
  category: 100,
  categoryDescription: 500,
  captions: 100,
  directoryToken: 100,
  apiKey: 100,
  savedView: 60,
  application: 60,
} as const;
