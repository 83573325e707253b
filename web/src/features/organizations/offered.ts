import type { Organization } from '@tv/contract/organization';

/** What was found; what is chosen stays in sight above it even where the search does not find it. */
export const offered = (found: readonly Organization[], chosen: Organization | undefined): Organization[] =>
  !chosen || found.some(({ id }) => id === chosen.id) ? [...found] : [chosen, ...found];
