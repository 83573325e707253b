/** What Node says of a connection, and PostgreSQL of itself (its SQLSTATE): shutting down, starting, full. */
const codes = new Set(
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].concat(
    '57P01',
    '57P02',
    '57P03',
    '53300',
  ),
);
/** node-postgres has no codes of its own. */
const words = /^Connection terminated|^timeout exceeded when trying to connect|connection error/;

/** Whether something failed because the database, or another service, cannot be reached: trying again later helps. */
export const isAway = (error: Error & { code?: unknown }): boolean =>
  codes.has(String(error.code)) || words.test(error.message);
