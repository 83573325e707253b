/** What can be done only by who runs the service; nothing is lost meanwhile. */
export const diskFull = 'The disk of the service is full. Make room on it, then bring the file in again.';

/** No space, or none left of what this user may take. */
export const isDiskFull = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && ['ENOSPC', 'EDQUOT'].includes(String(problem.code));
