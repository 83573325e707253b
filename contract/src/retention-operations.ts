/** The names of the calls that keep content, as part of `operation-names.ts`. */
export const retentionOperations = {
  'GET /Management/LegalHolds': 'listLegalHolds',
  'PUT /Management/MediaContents/:id/LegalHold': 'holdMediaContent',
  'DELETE /Management/MediaContents/:id/LegalHold': 'liftHoldOfMediaContent',
  'PUT /Management/Categories/:id/LegalHold': 'holdCategory',
  'DELETE /Management/Categories/:id/LegalHold': 'liftHoldOfCategory',
  'PUT /Management/People/:id/LegalHold': 'holdPerson',
  'DELETE /Management/People/:id/LegalHold': 'liftHoldOfPerson',
  'GET /Management/Storage': 'getStorageUse',
} as const;
