import { Provider } from 'oidc-provider';
import type { JWK } from 'jose';
import { createAttempts } from './attempts.ts';
import type { Attempts } from './attempts.ts';
import { configuration } from './configuration.ts';
import { pruneExpired } from './db.ts';
import type { Database } from './db.ts';
import { loadKeys } from './keys.ts';
import { loadPageAssets } from './pages/assets.ts';
import { pageHeaders } from './pages/page.ts';
import type { Surroundings } from './pages/page.ts';
import { renderMissing } from './problems.ts';
import { createKeyedHash } from './secrets.ts';
import { passSignedOut } from './sign-out.ts';

export interface IdentityOptions {
  /** Address of the provider, without a slash at its end; it is mounted at its path. */
  issuer: string;
  portalUrl: string;
  db: Database;
  secretKey: string;
  clientId?: string;
  audience?: string;
  /** Only for pauses between attempts; tokens and sessions keep to the system's time. */
  clock?: () => Date;
}

export interface Identity {
  issuer: string;
  audience: string;
  mountPath: string;
  db: Database;
  provider: Provider;
  /** Verifies what the provider signs, without a request to itself. */
  publicJwk: JWK;
  attempts: Attempts;
  surroundings: Surroundings;
  /** Names a browser for one account, so that the name is worth nothing for another. */
  browserMark(id: string, email: string): string;
  prune(): Promise<number>;
}

export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { issuer, portalUrl, db, secretKey, clientId = 'tv-portal', audience = 'tv-api' } = options;
  const now = options.clock ?? (() => new Date());
  const mountPath = new URL(issuer).pathname.replace(/\/$/, '');
  const keys = await loadKeys(db, secretKey);
  const surroundings = { portalUrl, assets: loadPageAssets(mountPath) };
  const provider = new Provider(
    issuer,
    configuration({ issuer, mountPath, clientId, audience, db, keys, surroundings }),
  );
  // Host and protocol are the issuer's: plugin.ts writes them into the forwarding headers that this makes koa read.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    // A silent renewal passes through here inside an iframe of the portal; pages refuse frames themselves.
    ctx.set({
      ...pageHeaders,
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    });
    ctx.remove('cross-origin-opener-policy');
    await next();
    // RFC 7009 leaves the body open; browsers' clients refuse an answer to a token request that is not JSON.
    if (ctx.oidc?.route === 'revocation' && ctx.status === 200) ctx.body = {};
  });
  provider.use(passSignedOut);
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status === 404 && !ctx.body) renderMissing(ctx, surroundings);
  });

  return {
    issuer,
    audience,
    mountPath,
    db,
    provider,
    publicJwk: keys.public,
    attempts: createAttempts(db, secretKey, now),
    surroundings,
    browserMark: createKeyedHash(secretKey, 'browsers'),
    prune: () => pruneExpired(db, new Date(), 1000),
  };
}
