import * as text from '@tv/strings/en/parts/support.ts';
import { configuration } from '../api/configuration.ts';
import { currentUser } from '../session/current-user.ts';

/** Where support reads mail, with or without `mailto:` in the configuration; undefined where nobody does. */
export const supportMail = () => configuration().addresses.supportMail?.replace(/^mailto:/, '');

/**
 * A mail to support that already says who asks and with which versions; undefined where support has no address.
 * `serviceVersion`: the version that the API reported. The page and the API come from one service: while it was not asked,
 * its version is the page's.
 */
export function supportAddress(serviceVersion?: string, subject?: string): string | undefined {
  const { version } = configuration();
  const user = currentUser.get();
  const mail = supportMail();
  if (!mail) return undefined;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.email;
  const about = [text.helpRequest, subject, name].filter(Boolean).join(' - ');
  const lines = [
    user && text.roleIs(roleLabel(user.role)),
    text.appVersionIs(version),
    text.apiVersionIs(serviceVersion ?? version),
  ];
  const body = lines.filter(Boolean).join('\n');
  return `mailto:${mail}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`;
}

/** A role as it travels, `InMotion.Viewer`, in words. */
export const roleLabel = (role: string) =>
  (text.roles as Partial<Record<string, string>>)[role.replace('InMotion.', '')] ?? role;
