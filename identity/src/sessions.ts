import type { KoaContextWithOIDC } from 'oidc-provider';
import { limitsOf } from './account-policy.ts';
import type { FindAccountPolicy } from './account-policy.ts';
import type { Database } from './db.ts';
import { deviceName } from './device-name.ts';
import { en } from './strings/en.ts';
import { endWithoutSecondStep, extendSession, selectSessions, upsertSession } from './sessions-db.ts';

export interface ListedSession {
  uid: string;
  device: string;
  signedInAt: Date;
  lastSeenAt: Date;
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
    device: device ?? en.unknownDevice,
    signedInAt: new Date(signed_in_at),
    lastSeenAt: new Date(last_seen_at ?? signed_in_at),
  }));
}
