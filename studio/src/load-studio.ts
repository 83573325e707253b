/** Loads the studio. The list of its files is in the chunk of this module, and not in the first one, which viewers load. */
export const loadStudio = () => import('./studio.tsx');
