import type { Organization } from '@tv/contract/organization/organization';

/** The organizations that were found. The chosen one stays in sight above them, even where the search does not find it. */
export const offered = (found: readonly Organization[], chosen: Organization | undefined): Organization[] =>
  !chosen || found.some(({ id }) => id === chosen.id) ? [...found] : [chosen, ...found];
