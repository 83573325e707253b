/** The path as oidc-provider's router reads it, which ignores case and a slash at the end. */
export const routedPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');
