import { configuration } from '../../lib/configuration.ts';
import type { CurrentUser } from '../../lib/current-user.ts';
import { supportMail } from '../../lib/support-mail.ts';
import * as text from '../../strings/en/menus.ts';

/** The idea portal: one for people of the main provider's own directory (`t-`), one for everybody else. */
export function feedbackAddress(user: CurrentUser): string | undefined {
  const { ideaPortalInternal, ideaPortalExternal } = configuration().addresses;
  return user.identityServerUserId.startsWith('t-') ? ideaPortalInternal : ideaPortalExternal;
}

/** A mail to support that already says who asks and with which versions; undefined where support has no address. */
export function supportAddress(
  user: CurrentUser | undefined,
  serviceVersion?: string,
  subject?: string,
): string | undefined {
  const { version } = configuration();
  const mail = supportMail();
  if (!mail) return undefined;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.email;
  const about = [text.helpRequest, subject, name].filter(Boolean).join(' - ');
  const lines = [
    user && text.roleIs(roleLabel(user.role)),
    text.appVersionIs(version),
    // The page and the API come from one service: while the API was not asked, its version is the page's.
    text.apiVersionIs(serviceVersion ?? version),
  ];
  const body = lines.filter(Boolean).join('\n');
  return `mailto:${mail}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`;
}

/** A role as it travels, `InMotion.Viewer`, in words. */
export const roleLabel = (role: string) => text.roles[role.replace('InMotion.', '')] ?? role;
