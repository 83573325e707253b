import { screenPath } from '@tv/contract/page-paths';

/** Where an item opens: the portal's watch page, which those who manage it see in every state. */
export const itemPath = (id: string): string => screenPath(undefined, 'watch/:id', { id });
