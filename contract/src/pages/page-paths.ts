import { fillTemplate, type TemplateParams } from '../formats/fill-template.ts';
import type { StudioPath } from './studio-paths.ts';

/**
 * Addresses of the portal's pages. `web/src/routes.tsx` says what each shows, and its types accept no other address. The
 * service answers 404 for every other one. `:id` and `:orgId` are UUIDs. Web, service and provider write an address with
 * `screenPath` and `portalPath` only, so that a changed address fails to compile where it is used.
 */

/** The viewer's screens: below `/` for members, below `/public/:orgId` for everybody. The empty path is home. */
export const screenPaths = [
  '',
  'categories',
  'categories/:id',
  'watch/:id',
  'search',
  'tag/:tagName',
  'coming-soon',
  'followed-categories',
  'embed/:id',
] as const;
export type ScreenPath = (typeof screenPaths)[number];

/** How somebody becomes a member; below both as well, also where an organization has no public pages. */
export const registrationPaths = [
  'self-registration/:selfRegistrationId',
  'self-registration-completed/:selfRegistrationId/:userId',
  'registered/:selfRegistrationId/:selfRegistrationUserId',
  'not-registered',
] as const;
export type RegistrationPath = (typeof registrationPaths)[number];

/** Below `/` alone. */
export const portalPaths = [
  'playlist',
  'history',
  'settings',
  'account-setup',
  'free-trial',
  'unauthorized',
  'new-user',
  'auth',
  'silent-auth',
  'auth-clear',
  'logout',
  'terms-of-service',
  'guide',
  'unsubscribe',
  'privacy-policy',
  'accessibility',
  'ideas',
  'backstage',
] as const;
export type PortalPath = (typeof portalPaths)[number];

/** What is shared with a guest, who has no account. Of a category, `?item=` names what is watched. */
export const guestPagePath = 'guest/:id';

type OfAnOrganization = ScreenPath | RegistrationPath;
type Below<Root extends string, Path extends string> = Path extends '' ? Root : `${Root}/${Path}`;

/** An address from the root, as a router matches it. */
export type PagePath =
  | '/'
  | Below<'', Exclude<OfAnOrganization, ''> | PortalPath | typeof guestPagePath>
  | Below<'/public/:orgId', OfAnOrganization>
  | Below<'/studio', StudioPath>;

/**
 * The path of a screen: `screenPath(organizationId, 'watch/:id', { id })` on an organization's public pages,
 * `screenPath(undefined, 'watch/:id', { id })` on the members' pages.
 */
export function screenPath<Path extends OfAnOrganization>(
  publicPagesOf: string | undefined,
  path: Path,
  ...[params]: TemplateParams<Path>
): string {
  const below = fillTemplate(path, params);
  const root = publicPagesOf === undefined ? '' : `/public/${publicPagesOf}`;
  return below || !root ? `${root}/${below}` : root;
}

/** The path of a page that exists once: `portalPath('playlist')`. */
export const portalPath = (path: PortalPath): string => `/${path}`;

/** The path of the accessibility statement; of an organization's own where it has one. */
export const accessibilityPath = (organizationId?: string): string =>
  portalPath('accessibility') + (organizationId ? `?organization=${organizationId}` : '');

/** The path of the terms of service; of an organization's own where it has some. */
export const termsPath = (organizationId?: string): string =>
  portalPath('terms-of-service') + (organizationId ? `?organization=${organizationId}` : '');

/** The path of a guest's page, by the id of the share. */
export const guestPath = (id: string): string => `/${fillTemplate(guestPagePath, { id })}`;

/** Whether a path leads to an organization's public pages. */
export const isPublicPath = (path: string): boolean => path.startsWith('/public/');

/** The organization whose public pages a path belongs to. */
export const publicOrganizationIn = (path: string): string | undefined =>
  /^\/public\/([\da-f-]{36})(?:\/|$)/i.exec(path)?.[1];
