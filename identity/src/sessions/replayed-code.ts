import type { KoaContextWithOIDC } from 'oidc-provider';
import { originOf } from '../account-events.ts';
import type { RecordAccountEvent } from '../account-events.ts';
import { bearerKey } from './bearer-key.ts';
import type { Database } from '../db.ts';
import { deleteSessionOfCode } from './sessions-db.ts';

/**
 * Ends the session of an authorization code that comes a second time: somebody else has the code and its verifier. The access
 * tokens that were made of it end with the session, since the service asks for that with each request (RFC 6749, section 4.1.2).
 * Other requests for tokens change nothing.
 */
export const createEndReplayedCode =
  (db: Database, recordEvent: RecordAccountEvent) =>
  async (ctx: KoaContextWithOIDC | undefined): Promise<void> => {
    const { route, params } = ctx?.oidc ?? {};
    const code = params?.code;
    if (!ctx || route !== 'token' || params?.grant_type !== 'authorization_code' || typeof code !== 'string')
      return;
    const subject = await deleteSessionOfCode(db, bearerKey(code));
    if (subject)
      await recordEvent({
        action: 'session ended',
        of: { subject },
        ...originOf(ctx),
        detail: { reason: 'its code came twice' },
      });
  };
