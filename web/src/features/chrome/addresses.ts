import { configuration } from '@tv/client/lib/api/configuration.ts';
import type { CurrentUser } from '@tv/client/lib/session/current-user.ts';

/** The idea portal: one for people of the main provider's own directory (`t-`), one for everybody else. */
export function feedbackAddress(user: CurrentUser): string | undefined {
  const { ideaPortalInternal, ideaPortalExternal } = configuration().addresses;
  return user.identityServerUserId.startsWith('t-') ? ideaPortalInternal : ideaPortalExternal;
}
