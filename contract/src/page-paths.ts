/**
 * Addresses of the portal's pages. `web/src/routes.tsx` says what each shows, and its types take no other; the service
 * answers 404 for every other. `:id` and `:orgId` are UUIDs.
 */

/** The viewer's screens: below `/` for members, below `/public/:orgId` for everybody. The empty one is home. */
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
  'ideas',
] as const;
export type PortalPath = (typeof portalPaths)[number];

/** Every address, from the root. */
export const pagePaths: readonly string[] = [
  ...[...screenPaths, ...registrationPaths].flatMap((path) => [
    `/${path}`,
    `/public/:orgId${path && `/${path}`}`,
  ]),
  ...portalPaths.map((path) => `/${path}`),
];
