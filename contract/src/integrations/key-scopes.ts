/** What an API key may be allowed to do. No scope includes another one. */
export const keyScopes = [
  'content:read',
  'content:write',
  'people:read',
  'people:write',
  'analytics:read',
  'events:write',
] as const;
export type KeyScope = (typeof keyScopes)[number];
