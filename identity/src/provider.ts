import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JSONWebKeySet } from 'jose';
import type { Provider } from 'oidc-provider';
import { createThrottle } from './throttle.ts';
import type { Throttle } from './throttle.ts';
import { pruneExpired } from './db.ts';
import type { Database } from './db.ts';
import { loadKeys } from './keys.ts';
import { pruneLinks } from './links-db.ts';
import type { FindBranding } from './branding.ts';
import { pageContexts } from './page-context.ts';
import type { CreatePageContext } from './page-context.ts';
import { makeProvider } from './make-provider.ts';
import { loadPageAssets } from './pages/assets.ts';
import type { PageAssets } from './pages/assets.ts';
import type { SendAccountMail } from './account-mail.ts';
import { createKeyedHash, createSeal } from './secrets.ts';
import { pruneSessions } from './sessions-db.ts';

export interface IdentityOptions {
  /** Address of the provider, without a slash at its end; it is mounted at its path. */
  issuer: string;
  portalUrl: string;
  db: Database;
  secretKey: string;
  sendMail: SendAccountMail;
  findBranding?: FindBranding;
  /** Ends what the service gave somebody who is now signed out everywhere. */
  endAccess?: EndAccess;
  clientId?: string;
  audience?: string;
  /** Not for what oidc-provider keeps: its tokens and sessions go by the system's time. */
  clock?: () => Date;
}

export type EndAccess = (db: Database, subject: string) => Promise<void>;

export interface Identity {
  issuer: string;
  audience: string;
  mountPath: string;
  db: Database;
  /** Another one after keys have changed: ask for it each time. */
  readonly provider: Provider;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Verifies what the provider signs, without a request to itself. */
  publicKeys(): JSONWebKeySet;
  throttle: Throttle;
  assets: PageAssets;
  createPageContext: CreatePageContext;
  sendMail: SendAccountMail;
  findBranding: FindBranding;
  endAccess: EndAccess;
  now(): Date;
  /** Names a browser for one account, so that the name is worth nothing for another. */
  browserMark(id: string, email: string): string;
  keyedHash(...parts: string[]): string;
  seal: ReturnType<typeof createSeal>;
  /** Called with what fails without anybody's fault. */
  onFailure(report: (error: unknown) => void): void;
  /** Makes, takes into use and forgets keys as the time has come; every instance asks now and then. */
  renewKeys(): Promise<void>;
  prune(): Promise<number>;
}

const pruneAtOnce = 1000;

export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { issuer, portalUrl, db, secretKey, sendMail, clientId = 'tv-portal', audience = 'tv-api' } = options;
  const now = options.clock ?? (() => new Date());
  const mountPath = new URL(issuer).pathname.replace(/\/$/, '');
  const assets = loadPageAssets(mountPath);
  const findBranding = options.findBranding ?? (async () => undefined);
  const createPageContext = pageContexts({ assets, portalUrl, findBranding });
  const throttle = createThrottle(db, secretKey, now);
  let report: (error: unknown) => void = () => {};
  let keys = await loadKeys(db, secretKey, now());
  const make = () =>
    makeProvider(
      { issuer, portalUrl, mountPath, clientId, audience, db, keys, createPageContext, now, throttle },
      (error) => report(error),
    );
  let made = make();

  return {
    issuer,
    audience,
    mountPath,
    db,
    get provider() {
      return made.provider;
    },
    handle: (request, response) => made.handle(request, response),
    publicKeys: () => keys.public,
    throttle,
    assets,
    createPageContext,
    sendMail,
    findBranding,
    endAccess: options.endAccess ?? (async () => {}),
    now,
    browserMark: createKeyedHash(secretKey, 'browsers'),
    keyedHash: createKeyedHash(secretKey, 'factors'),
    seal: createSeal(secretKey),
    onFailure: (to) => void (report = to),
    async renewKeys() {
      const found = await loadKeys(db, secretKey, now());
      if (found.version === keys.version) return;
      keys = found;
      made = make();
    },
    async prune() {
      const at = new Date();
      return (
        (await pruneExpired(db, at, pruneAtOnce)) +
        (await pruneSessions(db, at, pruneAtOnce)) +
        (await pruneLinks(db, at, pruneAtOnce))
      );
    },
  };
}
