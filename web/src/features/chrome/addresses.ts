import { configuration } from '../../lib/configuration.ts';
import type { CurrentUser } from '../../lib/current-user.ts';
import { supportMail } from '../../lib/support-mail.ts';

/** The idea portal: one for people of the main provider's own directory (`t-`), one for everybody else. */
export function feedbackAddress(user: CurrentUser | undefined): string | undefined {
  const { ideaPortalInternal, ideaPortalExternal } = configuration().addresses;
  return user?.identityServerUserId.startsWith('t-') ? ideaPortalInternal : ideaPortalExternal;
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
  const about = ['Help request', subject, name].filter(Boolean).join(' - ');
  const lines = [
    user && `Role: ${roleLabel(user.role)}`,
    `App version: ${version}`,
    serviceVersion && `API version: ${serviceVersion}`,
  ];
  const body = lines.filter(Boolean).join('\n');
  return `mailto:${mail}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`;
}

const labels: Record<string, string> = {
  Admin: 'Admin',
  OrganizationManager: 'Organization manager',
  ContentManager: 'Content manager',
  Viewer: 'Viewer',
};

/** A role as it travels, `InMotion.Viewer`, in words. */
export const roleLabel = (role: string) => labels[role.replace('InMotion.', '')] ?? role;
