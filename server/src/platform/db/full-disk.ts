import { because, sayReason } from '@tv/contract/reasons/problem-reasons';

/** What can be done only by who runs the service; nothing is lost meanwhile. */
export const diskFull = sayReason(because('files.diskFull'));

/** No space, or none left of what this user may take: codes of the operating system, and of PostgreSQL (SQLSTATE). */
const codes = ['ENOSPC', 'EDQUOT', '53100'];

export const isDiskFull = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && codes.includes(String(problem.code));
