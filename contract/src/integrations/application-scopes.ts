import { keyScopes } from './key-scopes.ts';

/** What an application may learn about a person (OpenID Connect Core, 5.4), and that it may go on without their browser. */
export const signInScopes = ['openid', 'profile', 'email', 'offline_access'] as const;

/** What an application may be allowed: to sign people in, and the scopes of API keys. No scope includes another one. */
export const applicationScopes = [...signInScopes, ...keyScopes] as const;
export type ApplicationScope = (typeof applicationScopes)[number];

export const applicationTypes = ['web', 'native', 'device'] as const;
export type ApplicationType = (typeof applicationTypes)[number];
