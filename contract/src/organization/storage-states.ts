/** Where the files of an item are: ready to stream, or in the archive, without renditions. */
export const storageStates = ['ready', 'archived'] as const;
