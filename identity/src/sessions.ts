import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from './db.ts';
import { deviceName } from './device-name.ts';
import { en } from './strings/en.ts';
import { longestPause, longestSession } from './session-limits.ts';
import { prolongSession, selectSessions, upsertSession } from './sessions-db.ts';

export interface SeenSession {
  uid: string;
  device: string;
  signedInAt: Date;
  lastSeenAt: Date;
}

/** A sign-in and every renewal are signs of life; the portal renews every few minutes while it is open. */
export async function noteSession(db: Database, ctx: KoaContextWithOIDC, now: Date) {
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
  const isNoted = await upsertSession(db, { uid, subject, device: deviceName(ctx.get('user-agent')), now });
  if (token && isNoted) await prolongSession(db, uid, { longestPause, longestSession });
}

export async function listSessions(db: Database, subject: string, now: Date): Promise<SeenSession[]> {
  const rows = await selectSessions(db, subject, now);
  return rows.map(({ uid, device, signed_in_at, last_seen_at }) => ({
    uid,
    device: device ?? en.unknownDevice,
    signedInAt: new Date(signed_in_at),
    lastSeenAt: new Date(last_seen_at ?? signed_in_at),
  }));
}
