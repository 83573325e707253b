import type { ManagedOrganization } from '@tv/contract/organization/organization-settings';
import { organizationId } from '@tv/client/lib/testing/open-routes.tsx';

/** The settings of the organization with what a test says about them. */
export const testOrganization = (facts: Partial<ManagedOrganization> = {}): ManagedOrganization => ({
  id: organizationId,
  name: 'Aurora Energy',
  colors: {},
  playerSettings: {},
  asksReview: false,
  membersMayRecord: false,
  allowPublicMediaFeature: true,
  embedOrigins: [],
  apiOrigins: [],
  storedBytes: 0,
  showsNewestAndMostWatched: true,
  isExplicit: false,
  allowsMachineCaptions: false,
  makesCaptionsAtImport: false,
  captionGlossary: [],
  searchSynonyms: [],
  allowsPersonalFigures: true,
  timeZone: 'UTC',
  texts: {},
  isTrial: false,
  ...facts,
});
