import type { KoaContextWithOIDC } from 'oidc-provider';
import { applicationOf } from './application-client.ts';
import { secondsLeft } from '../sessions/session-limits.ts';

/** A code of which tokens are made. */
interface Code {
  grantId?: string | undefined;
  sessionUid?: string | undefined;
  scopes: Set<string>;
}

/**
 * Gives the tokens of a device or an application a session of their own, which ends alone. Signing out in this browser does not end it,
 * unless an application may not go on without the person (`offline_access`): then its session ends with the browser's, `within`.
 */
export async function giveOwnSession(ctx: KoaContextWithOIDC, code: Code): Promise<void> {
  const { provider, session, client } = ctx.oidc;
  if (!client || !session?.accountId) throw new Error('tokens are made without a session');
  const now = Math.floor(Date.now() / 1000);
  // It ends with the age limit of the session in which it was allowed.
  const loginTs = session.loginTs ?? now;
  const own = new provider.Session();
  own.loginAccount({ accountId: session.accountId, loginTs, amr: session.amr ?? [] });
  own.ensureClientContainer(client.clientId);
  own.grantIdFor(client.clientId, code.grantId ?? '');
  if (applicationOf(client))
    own.state = {
      application: client.clientId,
      ...(!code.scopes.has('offline_access') && { within: session.uid }),
    };
  await own.save(secondsLeft(loginTs, now));
  code.sessionUid = own.uid;
  session.authorizations = Object.fromEntries(
    Object.entries(session.authorizations ?? {}).filter(([id]) => id !== client.clientId),
  );
}
