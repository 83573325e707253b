import type { KoaContextWithOIDC } from 'oidc-provider';
import { limitsOf } from '../account-policy.ts';
import type { FindAccountPolicy } from '../account-policy.ts';
import type { Database } from '../db.ts';
import { findAccountBySubject, passwordVersion } from '../accounts.ts';
import { deviceName } from './device-name.ts';
import {
  deleteSession,
  endWithoutSecondStep,
  extendSession,
  selectSessions,
  upsertSession,
} from './sessions-db.ts';
import { textIn } from '../language.ts';

export interface ListedSession {
  uid: string;
  device: string;
  signedInAt: Date;
  lastSeenAt: Date;
}

/** The result of a sign-in's last page. `version`: of the password, when it was checked. */
export type SignedIn = { accountId: string; amr: string[]; version: number };

/**
 * Ends a session whose sign-in was completed after the password had changed or the account was closed: the pages of a sign-in
 * may be left and continued within an hour. The code that the browser gets is refused then, because it ends with the session.
 */
export async function endOvertakenSignIn(db: Database, ctx: KoaContextWithOIDC) {
  const { session, entities } = ctx.oidc ?? {};
  const login = entities?.Interaction?.result?.login as SignedIn | undefined;
  if (!login || session?.accountId !== login.accountId) return;
  const account = await findAccountBySubject(db, login.accountId);
  const isCurrent = account && !account.disabledAt && passwordVersion(account) === login.version;
  if (!isCurrent) await deleteSession(db, login.accountId, session.uid);
}

/** Records that a session was used: by a sign-in, or by a renewal of tokens, which an open portal asks for every few minutes. */
export async function recordSession(
  db: Database,
  ctx: KoaContextWithOIDC,
  now: Date,
  findPolicy: FindAccountPolicy,
) {
  const { route, session, entities } = ctx.oidc ?? {};
  if (!entities || ctx.status >= 400) return;
  const signIns = ['authorization', 'resume', 'device_resume'];
  const isSignIn = signIns.includes(route ?? '') && session?.accountId;
  const token =
    route === 'token'
      ? (entities.RefreshToken ?? entities.AuthorizationCode ?? entities.DeviceCode)
      : undefined;
  const [uid, subject] = isSignIn ? [session.uid, session.accountId] : [token?.sessionUid, token?.accountId];
  if (!uid || !subject) return;
  const isRecorded = await upsertSession(db, {
    uid,
    subject,
    device: deviceName(ctx.get('user-agent')),
    now,
  });
  if (!token || !isRecorded) return;
  const policy = await findPolicy({ subject });
  // A role that needs a second step may have been given since the sign-in.
  if (policy.needsSecondStep) await endWithoutSecondStep(db, uid);
  await extendSession(db, uid, limitsOf(policy));
}

export async function listSessions(db: Database, subject: string, now: Date): Promise<ListedSession[]> {
  const rows = await selectSessions(db, subject, now);
  return rows.map(({ uid, device, signed_in_at, last_seen_at }) => ({
    uid,
    device: device ?? textIn('en').unknownDevice,
    signedInAt: new Date(signed_in_at),
    lastSeenAt: new Date(last_seen_at ?? signed_in_at),
  }));
}
