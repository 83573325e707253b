import { studioPath } from '@tv/contract/studio-paths';

/** Where an item opens. */
export const itemPath = (id: string): string => studioPath('content/:id', { id });
