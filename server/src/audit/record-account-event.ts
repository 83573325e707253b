import type { Clock } from '../platform/clock.ts';
import type { Database, TextQueries } from '../platform/db/database.ts';
import { type AccountEvent, countFailedTry, fromText, insertAccountEvent } from './account-events-db.ts';

type ReportedEvent = Omit<AccountEvent, 'subject' | 'email' | 'organizationId' | 'detail'> & {
  of: { subject: string } | { email: string };
  organizationId?: string;
  detail?: Record<string, string>;
};

/** Anybody can cause these without an account, so they are counted. Every other event is a line of its own. */
const failedActions = ['sign-in failed', 'second step failed'];

/** Makes the function by which the portal's own provider writes into the audit log. */
export function createAccountEventRecorder(deps: { db: Database; clock: Clock; issuer: string }) {
  const { db, clock, issuer } = deps;
  return async (
    { of, organizationId, detail = {}, ...event }: ReportedEvent,
    transaction?: TextQueries,
  ): Promise<void> => {
    const queries = transaction ? fromText(transaction) : db;
    const account =
      'subject' in of ? { subject: of.subject, email: undefined } : { subject: undefined, ...of };
    const write = failedActions.includes(event.action) ? countFailedTry : insertAccountEvent;
    await write(queries, issuer, { ...event, ...account, organizationId, detail }, clock());
  };
}
