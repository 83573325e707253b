import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../platform/clock.ts';
import type { Person, ServiceAccount } from '../platform/auth/caller.ts';

/** The longest life of a media token, in seconds: six hours. */
const lifetime = 6 * 60 * 60;
// All tokens of one hour are equal, so that after a reload the browser finds its pictures in the cache.
const oneHour = 60 * 60;
/** Milliseconds for which a member is given the same token at the longest, unless a version is switched meanwhile. */
export const sharedFor = oneHour * 1000;
const unlockLifetime = 12 * 60 * 60;
const downloadLifetime = 3 * 60;

/** The person whose right a token carries, as a member of one organization. */
export type Holder = {
  personId: string;
  organizationId: string;
  rightsVersion: number;
  /** The sign-in session. The token ends with it. */
  sessionId: string | undefined;
};

/** A guest's session. The token ends with it, and with the share. */
export type GuestSession = { guestId: string; sessionId: string };

/** The grant in the query parameter `jwt` of a media address. `issuedAt`: seconds since 1970; of a member's token the latest instant at which it may have been handed out first. */
export type MediaGrant =
  | { kind: 'nobody' }
  | ({ kind: 'member'; issuedAt: number } & Holder)
  | ({ kind: 'guest'; issuedAt: number } & GuestSession)
  | { kind: 'key'; issuedAt: number; secretId: string; organizationId: string }
  | { kind: 'unlock'; issuedAt: number; mediaContentId: string; passwordVersion: number }
  /**
   * A grant without a holder, a guest or a key was issued to a visitor of public pages. `isManaged`: it was issued to a manager of the item and
   * is valid in every state of the item.
   */
  | {
      kind: 'download';
      issuedAt: number;
      mediaContentId: string;
      file: string;
      holder: Holder | undefined;
      guest: GuestSession | undefined;
      secretId: string | undefined;
      isManaged: boolean;
    };

/** To whom a download address is issued. Empty: a visitor of public pages. */
export type DownloadFor = {
  holder?: Holder | undefined;
  guest?: GuestSession | undefined;
  /** Of an API key. */
  secretId?: string | undefined;
  isManaged?: boolean;
};

export type MediaTokens = {
  /**
   * A grant for images and streams of the person's current organization. `latestSwitch`: when an item of the organization last got
   * another version; tokens from before and after it differ.
   */
  issue(person: Person, sessionId?: string, latestSwitch?: Date): Promise<{ token: string; expiresAt: Date }>;
  /** A grant for what a key reads. It ends with the key. */
  issueToKey(
    account: Pick<ServiceAccount, 'secretId' | 'organizationId'>,
  ): Promise<{ token: string; expiresAt: Date }>;
  issueUnlock(mediaContentId: string, passwordVersion: number): Promise<{ token: string; expiresAt: Date }>;
  /** A grant for what is shared with a guest, until the session ends at the longest. */
  issueGuest(guest: GuestSession, sessionEndsAt: Date): Promise<{ token: string; expiresAt: Date }>;
  issueDownload(
    mediaContentId: string,
    file: string,
    whose?: DownloadFor,
  ): Promise<{ token: string; expiresAt: Date }>;
  /** Reads a token. `undefined` for an expired or foreign one. The token `public` is a visitor's. */
  read(token: string): Promise<MediaGrant | undefined>;
};

/** Signs and reads media tokens. They have a key of their own, so that no access token is accepted as a media token. */
export function createMediaTokens(secretKey: string, clock: Clock): MediaTokens {
  const key = new Uint8Array(hkdfSync('sha256', secretKey, '', 'media-token', 32));
  const sign = async (claims: Record<string, unknown>, seconds: number, step = 1) => {
    const expiresAt = Math.floor((clock().getTime() / 1000 + seconds) / step) * step;
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(expiresAt)
      .sign(key);
    return { token, expiresAt: new Date(expiresAt * 1000) };
  };
  const seconds = () => clock().getTime() / 1000;
  const verified = new Map<string, { grant: MediaGrant; expiresAt: number }>();
  return {
    issue: (person, sessionId, latestSwitch) => {
      const hour = Math.floor(seconds() / oneHour) * oneHour;
      const i = Math.max(hour, latestSwitch ? Math.ceil(latestSwitch.getTime() / 1000) : 0);
      return sign({ ...claimsOf(holderOf(person, sessionId)), i }, lifetime, oneHour);
    },
    issueToKey: ({ secretId, organizationId }) =>
      sign({ k: secretId, o: organizationId, i: Math.ceil(seconds()) }, lifetime),
    issueUnlock: (mediaContentId, passwordVersion) =>
      sign({ m: mediaContentId, w: passwordVersion, i: Math.ceil(seconds()) }, unlockLifetime),
    issueGuest: (guest, sessionEndsAt) =>
      sign(
        { ...guestClaims(guest), i: Math.ceil(seconds()) },
        Math.max(1, sessionEndsAt.getTime() / 1000 - seconds()),
      ),
    issueDownload: (mediaContentId, file, { holder, guest, secretId, isManaged } = {}) =>
      sign(
        {
          m: mediaContentId,
          f: file,
          i: Math.ceil(seconds()),
          ...(holder && claimsOf(holder)),
          ...(guest && guestClaims(guest)),
          ...(secretId && { k: secretId }),
          ...(isManaged && { g: true }),
        },
        downloadLifetime,
      ),
    async read(token) {
      if (token === 'public') return { kind: 'nobody' };
      const known = verified.get(token);
      if (known && known.expiresAt > clock().getTime()) return known.grant;
      const result = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: clock() }).catch(
        () => undefined,
      );
      if (!result) return undefined;
      const grant = grantOf(result.payload);
      if (verified.size >= 10_000) verified.clear();
      verified.set(token, { grant, expiresAt: (result.payload.exp ?? 0) * 1000 });
      return grant;
    },
  };
}

export const holderOf = ({ id, organizationId, rightsVersion }: Person, sessionId?: string): Holder => ({
  personId: id,
  organizationId,
  rightsVersion,
  sessionId,
});

const claimsOf = ({ personId, organizationId, rightsVersion, sessionId }: Holder) => ({
  p: personId,
  o: organizationId,
  v: rightsVersion,
  s: sessionId,
});

const guestClaims = ({ guestId, sessionId }: GuestSession) => ({ u: guestId, us: sessionId });

function grantOf(claims: Record<string, unknown>): MediaGrant {
  const { p, o, v, s, m, w, f, g, i, u, us, k } = claims;
  // One of the version before has none: it opens what is served now.
  const issuedAt = typeof i === 'number' ? i : Infinity;
  const holder = {
    personId: String(p),
    organizationId: String(o),
    rightsVersion: Number(v),
    sessionId: typeof s === 'string' ? s : undefined,
  };
  const guest = typeof u === 'string' ? { guestId: u, sessionId: String(us) } : undefined;
  const secretId = typeof k === 'string' ? k : undefined;
  if (typeof f === 'string')
    return {
      kind: 'download',
      issuedAt,
      mediaContentId: String(m),
      file: f,
      holder: typeof p === 'string' ? holder : undefined,
      guest,
      secretId,
      isManaged: g === true,
    };
  if (guest) return { kind: 'guest', issuedAt, ...guest };
  if (secretId) return { kind: 'key', issuedAt, secretId, organizationId: String(o) };
  if (typeof m === 'string')
    return { kind: 'unlock', issuedAt, mediaContentId: m, passwordVersion: Number(w) };
  return { kind: 'member', issuedAt, ...holder };
}
