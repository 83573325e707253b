/**
 * How often a test tries what may go wrong by chance: `usual` times in a run of all tests, and as many as TRIALS says where somebody has hours
 * for it (docs/reliability.md).
 */
export const trials = (usual: number): number => Number(process.env.TRIALS ?? usual);
