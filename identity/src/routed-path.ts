/** A path as the provider's router takes it: case and one slash at the end make no difference to it. */
export const routedPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');
