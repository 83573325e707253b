import { isDiskFull } from './full-disk.ts';

/** What Node says of a connection, and PostgreSQL of itself (its SQLSTATE): shutting down, starting, full, not the primary any more. */
const codes = new Set(
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].concat(
    '57P01',
    '57P02',
    '57P03',
    '53300',
    '25006',
  ),
);
/** node-postgres has no codes of its own. */
const words =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|connection error|^Query read timeout|^Client was closed/;

/** Whether something failed because the database, or another service, cannot be reached: trying again later helps. */
export const isAway = (problem: unknown): boolean => {
  if (!(problem instanceof Error)) return false;
  const error: Error & { code?: unknown; isAway?: boolean } = problem;
  return error.isAway === true || codes.has(String(error.code)) || words.test(error.message);
};

/** The database or another service is away, or has no room: the same will succeed later. */
export const isOutage = (problem: unknown): boolean => isAway(problem) || isDiskFull(problem);
