import { findAccountAgain } from '../api-keys/find-account.ts';
import { authorizeMediaContent } from '../media-contents/authorize-media-content.ts';
import { findPlayerSettings } from '../media-contents/item-parts/sub-resources-db.ts';
import { guestViewer, managingKeyViewer } from '../media-contents/viewer.ts';
import type { Viewer } from '../media-contents/visibility.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { publicScope, readerScope, withinScope } from '../platform/db/second-lock/scope.ts';
import { withoutRequestSignal } from '../platform/http/requests/request-signal.ts';
import { stillHolds } from './db.ts';
import { sizeOfDownload } from '../media/download-name.ts';
import { posterVersionOf } from '../media/posters.ts';
import type { MediaPackage } from '../media/media-package.ts';
import { packageOfStream } from '../media/stream-package.ts';
import type { MediaGrant, MediaTokens } from '../media/media-token.ts';

/** The part of an item that a token opens. Of an upcoming or locked item it is the poster only. */
export type OpenMedia = {
  title: string;
  package: MediaPackage;
  packageVersion: number;
  isOpen: boolean;
  /** The item is public, so that shared caches may store it. */
  isShared: boolean;
  /** The request has no person, so other sites may show the picture: oEmbed, Open Graph and feeds name its address. */
  isPublic: boolean;
  /** The request has a download address, which opens one file only. */
  isDownload: boolean;
  /** The caller manages the item: former versions open as well. */
  isManaged: boolean;
  /** When the token was issued, in seconds since 1970: versions that were replaced later open as well. Infinity: none does. */
  issuedAt: number;
};

export type AuthorizeMedia = (
  mediaContentId: string,
  token: string | undefined,
  file?: string,
  /** The package version in the address. Of another version than the cached one, for a newer poster, and for what is not open yet, the item is read from the database again. */
  version?: number,
  /** The network address of the request. Absent: any network is fine. */
  address?: string,
) => Promise<OpenMedia | undefined>;

/** How long a decision is cached, in milliseconds. A change of rights takes effect within 30 seconds. */
const fresh = 10_000;
const most = 5_000;

/** Authorizes every file of an item: picture, playlist, segment, subtitle, attachment, download. */
export function createMediaAuthorization({
  db,
  clock,
  mediaTokens,
}: {
  db: Database;
  clock: Clock;
  mediaTokens: MediaTokens;
}): AuthorizeMedia {
  const recent = new Map<string, { media: Promise<OpenMedia | undefined>; at: number }>();
  return async (mediaContentId, token = 'public', file = '', version = 0, address) => {
    const grant = await mediaTokens.read(token);
    if (!grant || !coversFile(grant, file)) return undefined;
    const isOfSomebody = grant.kind !== 'nobody' && grant.kind !== 'unlock';
    const key = `${mediaContentId} ${JSON.stringify(grant)} ${isOfSomebody ? address : ''}`;
    const now = clock().getTime();
    const known = recent.get(key);
    if (known && now - known.at < fresh) {
      const media = await known.media;
      if (!media || isAsNew(media, version, file)) return media;
    }
    if (recent.size >= most) recent.clear();
    const media = withoutRequestSignal(() =>
      inScopeOfGrant(grant, () => decide({ db, clock }, mediaContentId, grant, address)),
    );
    recent.set(key, { media, at: now });
    media.catch(() => recent.delete(key));
    return media;
  };
}

/** What a guest's token and a download address open has no organization in them: those cross. So does the question whether a key still holds. */
function inScopeOfGrant<Result>(grant: MediaGrant, work: () => Result): Result {
  if (grant.kind === 'guest' || grant.kind === 'download' || grant.kind === 'key') return work();
  return withinScope(
    grant.kind === 'member' ? readerScope(grant.personId, [grant.organizationId]) : publicScope,
    work,
  );
}

/**
 * Whether a decision is about the versions that an address names. A version may be served again that was replaced before.
 * An item of which only the poster opens may be published meanwhile: its stream opens at once.
 */
const isAsNew = (
  { packageVersion, isOpen, package: { posterVersion = 0 } }: OpenMedia,
  version: number,
  file: string,
) => {
  const requestedVersion = posterVersionOf(file);
  return (
    (version === 0 || packageVersion === version) &&
    posterVersion >= (requestedVersion ?? 0) &&
    (isOpen || requestedVersion !== undefined)
  );
};

// A download address opens its one file only, and a download needs a download address.
function coversFile(grant: MediaGrant, file: string): boolean {
  return grant.kind === 'download' ? grant.file === file : sizeOfDownload(file) === undefined;
}

type Deciding = { db: Database; clock: Clock };

/** The key that a token was issued to, as it is now. `undefined`: it does not hold any more. */
async function keyOf(deps: Deciding, secretId: string, address = ''): Promise<Viewer | undefined> {
  const account = await findAccountAgain(deps, secretId, address);
  return account?.scopes.includes('content:read') ? managingKeyViewer(account) : undefined;
}

async function viewerOf(
  deps: Deciding,
  grant: MediaGrant,
  address: string | undefined,
): Promise<Viewer | undefined> {
  switch (grant.kind) {
    case 'member':
      return {
        kind: 'member',
        personId: grant.personId,
        organizationId: grant.organizationId,
        manages: true,
      };
    case 'key':
      return keyOf(deps, grant.secretId, address);
    case 'unlock':
      return { kind: 'public', unlocked: grant };
    case 'guest':
      return guestViewer(grant, address);
    case 'download':
      if (grant.guest) return guestViewer(grant.guest, address);
      if (grant.secretId) return keyOf(deps, grant.secretId, address);
      // The caller's right was checked when the address was issued, at most three minutes ago. The audience may be another one since.
      return { kind: 'everywhere', isManaged: grant.isManaged, personId: grant.holder?.personId };
    case 'nobody':
      return { kind: 'public' };
  }
}

/** A member's token tells the switches of its own organization apart, and no others. `public` is never issued. */
const issuedAtOf = (grant: MediaGrant, organizationId: string): number =>
  grant.kind === 'nobody' ||
  ((grant.kind === 'member' || grant.kind === 'key') && grant.organizationId !== organizationId)
    ? Infinity
    : grant.issuedAt;

async function decide(
  deps: Deciding,
  mediaContentId: string,
  grant: MediaGrant,
  address: string | undefined,
): Promise<OpenMedia | undefined> {
  if ((grant.kind === 'unlock' || grant.kind === 'download') && grant.mediaContentId !== mediaContentId)
    return undefined;
  const { db } = deps;
  const now = deps.clock();
  const viewer = await viewerOf(deps, grant, address);
  if (!viewer) return undefined;
  const holder = grant.kind === 'member' ? grant : grant.kind === 'download' ? grant.holder : undefined;
  const condition = holder && stillHolds(holder, address);
  const found =
    (await authorizeMediaContent(db, mediaContentId, viewer, now, condition)) ??
    // The holder is a signed-in person on the public pages of another organization.
    (grant.kind === 'member'
      ? await authorizeMediaContent(db, mediaContentId, { kind: 'public' }, now, condition)
      : undefined);
  if (!found) return undefined;
  // Groups and settings may have changed since the address was issued.
  if (grant.kind === 'download') {
    const { shareAllowsDownload } = found;
    const whose = { personId: grant.holder?.personId, shareAllowsDownload };
    if (!(await findPlayerSettings(db, mediaContentId, whose)).allowDownload) return undefined;
  }
  return {
    title: found.title,
    package: found.package ?? packageOfStream,
    packageVersion: found.packageVersion,
    isOpen: found.access === 'open',
    isShared: grant.kind === 'nobody' && found.access === 'open',
    isPublic: grant.kind === 'nobody',
    isDownload: grant.kind === 'download',
    isManaged: found.isManaged,
    issuedAt: issuedAtOf(grant, found.organizationId),
  };
}
