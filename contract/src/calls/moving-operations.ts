/** The names of the calls about content that was elsewhere before, as part of `operation-names.ts`. */
export const movingOperations = {
  'GET /Management/MediaContents/:id/OldAddresses': 'listOldAddressesOfMediaContent',
  'PUT /Management/MediaContents/:id/OldAddresses': 'setOldAddressesOfMediaContent',
  'DELETE /Management/MediaContents/:id/OldAddresses': 'removeOldAddressesOfMediaContent',
  'GET /Management/OldAddresses': 'listOldAddresses',
  'GET /Management/OldAddresses.csv': 'downloadOldAddresses',
  'GET /Management/Sources': 'listBroughtItems',
  'GET /Management/WatchedSources': 'listWatchedSources',
  'POST /Management/WatchedSources': 'createWatchedSource',
  'GET /Management/WatchedSources/:id': 'getWatchedSource',
  'PATCH /Management/WatchedSources/:id': 'changeWatchedSource',
  'DELETE /Management/WatchedSources/:id': 'deleteWatchedSource',
  'POST /Management/WatchedSources/:id/Look': 'lookAtWatchedSource',
} as const;
